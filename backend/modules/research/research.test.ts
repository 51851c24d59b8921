import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createListQuery,
  describeList,
  describeSingle,
  type ListUnderTest,
  listOf,
} from "../../testing/list-behavior.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

const PAPERS: ListUnderTest = {
  app: () => app,
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
    const citations = (await column("MOST_CITED", "citations")) as number[];
    expect(citations).toEqual(citations.toSorted((a, b) => b - a));
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
  const FIELDS = "id topic slug description papers papersLastYear papersYearBefore growth";
  const topics = async () =>
    (await app.execute<{ trendingTopics: Topic[] }>(`{ trendingTopics(first: 100) { ${FIELDS} } }`)).data
      .trendingTopics;

  it("count their papers in one statement, the most of the last 12 months first", async () => {
    app.database.statements.length = 0;
    const listed = await topics();
    expect(app.database.statements).toHaveLength(1);
    expect(listed.length).toBeGreaterThanOrEqual(10);
    const recent = listed.map(({ papersLastYear }) => papersLastYear);
    expect(recent).toEqual(recent.toSorted((a, b) => b - a));
    const ask = createListQuery(PAPERS);
    for (const { slug, papers } of listed)
      expect((await ask({ filter: { topics: [slug] } })).list?.totalCount).toBe(papers);
  });

  it("grow by the last 12 months against the 12 before, or say nothing", async () => {
    const em = app.database.orm.em.fork();
    const [before] = (await topics()).filter(({ papersYearBefore }) => papersYearBefore > 0);
    expect(before?.growth).toBe(
      Math.round(((before?.papersLastYear ?? 0) / (before?.papersYearBefore ?? 1) - 1) * 1000) / 10,
    );
    await em.execute(
      "insert into research_topics (name, slug) values ('A topic without papers', 'a-topic-without-papers')",
    );
    expect((await topics()).find(({ slug }) => slug === "a-topic-without-papers")).toMatchObject({
      papers: 0,
      growth: null,
    });
  });

  it("count a paper of the future in neither window", async () => {
    const [topic] = await topics();
    await app.database.orm.em.fork().execute(
      `update research_papers set published_date = current_date + 3
       where id = (select paper_id from paper_topics where topic_id = ? limit 1)`,
      [topic?.id],
    );
    const after = (await topics()).find(({ id }) => id === topic?.id);
    expect(after?.papers).toBe(topic?.papers);
    expect((after?.papersLastYear ?? 0) + (after?.papersYearBefore ?? 0)).toBeLessThanOrEqual(
      topic?.papers ?? 0,
    );
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
