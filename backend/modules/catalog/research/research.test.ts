import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { daysBefore, daysFromNow } from "../../../shared/days/days.ts";
import { createCollaboration } from "../../../testing/factories/collaboration.ts";
import { createPaper } from "../../../testing/factories/paper.ts";
import { nth } from "../../../testing/factories/store.ts";
import { createTopic } from "../../../testing/factories/topic.ts";
import { createUniversityPartner } from "../../../testing/factories/university-partner.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import {
  createListQuery,
  describeList,
  describeSingle,
  type ListUnderTest,
  listOf,
} from "../../../testing/suites/list-behavior.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const PAPERS: ListUnderTest = {
  app: () => app,
  create: async (n) =>
    createPaper(app, {
      category: nth(["Biomechanics", "Sports Medicine"], n),
      topics: nth([["Recovery"], ["Recovery", "Training Load"], ["Training Load"]], n),
      university: nth(["Aldermoor University", "Brackwater Institute", "Caldhaven College"], n),
      authors: nth([["Imke Haverkate"], ["Ama Boateng", "Imke Haverkate"], ["Jonas Lind"], []], n),
      publishedDate: nth(["2023-05-31", "2024-01-15", "2023-11-30", "2022-08-01", "2024-01-15"], n),
      citations: nth([0, 7, null, 31, 7], n),
      openAccess: n % 2 === 0,
      ...(n % 4 === 0 && { partner: await createUniversityPartner(app) }),
    }),
  field: "researchPapers",
  filterType: "PaperFilter",
  sortType: "PaperSort",
  sorts: ["NEWEST", "MOST_CITED", "TITLE"],
  card: `title slug abstract authors university category venue publishedDate publishedYear citations openAccess
    partner { universityName } topics { name slug }`,
  facets: {
    topics: listOf,
    universities: listOf,
    categories: listOf,
    years: (value) => [Number(value)],
    openAccess: (value) => value === "true",
  },
};
describeList(PAPERS);
describeSingle(
  () => app,
  "researchPaper",
  "researchPapers",
  "title authors partner { universityName } topics { name }",
);

describeList({
  app: () => app,
  create: (n) =>
    createUniversityPartner(app, {
      collaborationType: nth(["Joint research", "Student projects"], n),
      country: nth(["Norway", "Kenya", null], n),
      partnerSince: daysBefore(new Date(), 1 + (n % 5)),
    }),
  field: "universityPartners",
  filterType: "PartnerFilter",
  sortType: "PartnerSort",
  sorts: ["NAME", "NEWEST"],
  card: "universityName slug collaborationType description country city website contactEmail partnerSince",
  facets: { collaborationTypes: listOf, countries: listOf },
});
describeSingle(() => app, "universityPartner", "universityPartners", "universityName slug");

describeList({
  app: () => app,
  create: async (n) =>
    createCollaboration(app, {
      type: nth(["Joint study", "Field trial"], n),
      organization: nth(["Aldermoor University", "Brackwater Institute", "Caldhaven College"], n),
      budget: nth([null, 40_000], n),
      dueDate: nth([null, daysBefore(new Date(), -5), daysBefore(new Date(), -20)], n),
      createdAt: daysBefore(new Date(), 1 + (n % 5)),
      ...(n % 4 === 0 && { partner: await createUniversityPartner(app) }),
    }),
  field: "collaborations",
  filterType: "CollaborationFilter",
  sortType: "CollaborationSort",
  sorts: ["DUE_SOONEST", "NEWEST", "TITLE"],
  card: `title slug organization type description budget duration dueDate requirements contactName contactEmail
    howToApply partner { universityName }`,
  facets: { types: listOf, organizations: listOf },
});
describeSingle(
  () => app,
  "collaboration",
  "collaborations",
  "title budget duration partner { universityName }",
);

describe("papers", () => {
  const ask = createListQuery(PAPERS);

  it("are newest, most cited or by title first", async () => {
    const column = async (sort: string, field: string) =>
      (await ask({ sort, first: 100 })).list?.nodes.map((node) => node[field]) ?? [];
    const dates = await column("NEWEST", "publishedDate");
    expect(dates).toEqual(dates.toSorted().reverse());
    const citations = (await column("MOST_CITED", "citations")) as (number | null)[];
    // Nothing known is less than none.
    const rank = (count: number | null) => count ?? -1;
    expect(citations).toEqual(citations.toSorted((a, b) => rank(b) - rank(a)));
    expect([citations.includes(0), citations.at(-1)]).toEqual([true, null]);
  });

  it("are found by an author's name", async () => {
    const found = await ask({ search: "HAVERKATE" });
    expect(found.list?.totalCount).toBeGreaterThan(0);
    for (const { authors } of found.list?.nodes ?? []) expect(String(authors)).toContain("Haverkate");
  });

  it("take no year that can't be", async () => {
    expect((await ask({ filter: { years: [2_000_000_000] } })).list?.totalCount).toBe(0);
  });

  it("have related ones, the nearest topic first, never themselves", async () => {
    const paper = (await ask({ first: 1 })).list?.nodes[0] as unknown as {
      id: string;
      topics: { slug: string }[];
    };
    const { data } = await app.execute<{ relatedPapers: { id: string; topics: { slug: string }[] }[] }>(
      "query ($id: ID!) { relatedPapers(id: $id) { id topics { slug } } }",
      { id: paper.id },
    );
    expect(data.relatedPapers.length).toBeGreaterThan(0);
    expect(data.relatedPapers.map(({ id }) => id)).not.toContain(paper.id);
    expect(data.relatedPapers[0]?.topics.map(({ slug }) => slug)).toContain(paper.topics[0]?.slug);
    for (const [id, first] of [
      ["0", 3],
      ["x", 3],
    ])
      expect((await app.execute(`{ relatedPapers(id: "${id}", first: ${first}) { id } }`)).data).toEqual({
        relatedPapers: [],
      });
  });
});

describe("trending topics", () => {
  interface Topic {
    id: string;
    topic: string;
    slug: string;
    papers: number;
    papersLastYear: number;
    papersYearBefore: number;
    growth: number | null;
  }
  beforeAll(async () => {
    const publish = async (topic: string, daysAgo: number[]) => {
      for (const days of daysAgo)
        await createPaper(app, {
          topics: [topic],
          publishedDate: daysFromNow(-days).toISOString().slice(0, 10),
        });
    };
    await publish("Rising", [10, 100, 300, 400, 700, 800]);
    await publish("Falling", [200, 400, 500, 600]);
    await publish("Coming", [-3]);
    await createTopic(app, { name: "Untouched" });
  });
  const FIELDS = "id topic slug description papers papersLastYear papersYearBefore growth";
  const topics = async () =>
    (await app.execute<{ trendingTopics: Topic[] }>(`{ trendingTopics(first: 100) { ${FIELDS} } }`)).data
      .trendingTopics;

  it("count their papers in one statement, the most of the last 12 months first", async () => {
    app.database.statements.length = 0;
    const listed = await topics();
    expect(app.database.statements).toHaveLength(1);
    expect(listed.slice(0, 2).map(({ topic }) => topic)).toEqual(["Rising", "Falling"]);
    const recent = listed.map(({ papersLastYear }) => papersLastYear);
    expect(recent).toEqual(recent.toSorted((a, b) => b - a));
    const ask = createListQuery(PAPERS);
    for (const { slug, papers } of listed)
      expect((await ask({ filter: { topics: [slug] } })).list?.totalCount).toBe(papers);
  });

  it.each([
    ["Rising", { papers: 6, papersLastYear: 3, papersYearBefore: 2, growth: 50 }],
    ["Falling", { papers: 4, papersLastYear: 1, papersYearBefore: 3, growth: -66.7 }],
    ["Untouched", { papers: 0, papersLastYear: 0, papersYearBefore: 0, growth: null }],
  ])("grow by the last 12 months against the 12 before, or say nothing: %s", async (name, expected) => {
    expect((await topics()).find(({ topic }) => topic === name)).toMatchObject(expected);
  });

  it("count a paper of the future in neither window", async () => {
    expect((await topics()).find(({ topic }) => topic === "Coming")).toMatchObject({
      papers: 1,
      papersLastYear: 0,
      papersYearBefore: 0,
    });
  });

  it("are found by their id, or null", async () => {
    const [topic] = await topics();
    const one = (id: string | undefined) =>
      app.execute<{ one: Topic | null }>(`query ($id: ID!) { one: trendingTopic(id: $id) { ${FIELDS} } }`, {
        id,
      });
    expect((await one(topic?.id)).data.one).toMatchObject({ topic: topic?.topic });
    for (const id of ["0", "999999", "x"]) expect((await one(id)).data.one).toBeNull();
  });

  it.each([0, 101])("refuse %i at a time", async (first) => {
    const { errors } = await app.execute(`{ trendingTopics(first: ${first}) { id } }`);
    expect(errors?.[0]?.extensions).toMatchObject({ fields: { first: expect.any(String) } });
  });
});
