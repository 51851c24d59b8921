import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contributions } from "../../../modules.ts";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { postingTools, refusalOf, type ShownPosting } from "../../../testing/postings.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { User } from "../../account/identity/user.entity.ts";
import { anonymize } from "../../account/profiles/deletion/anonymize.ts";

let app: TestApp;
let tools: Awaited<ReturnType<typeof postingTools>>;
/** One of each kind in each stage that is not public. */
let hidden: ShownPosting[];
beforeAll(async () => {
  app = await startTestApp("empty");
  tools = await postingTools(app);
  const both = [
    { kind: "OPPORTUNITY", type: "technology" },
    { kind: "COLLABORATION", type: "Joint study" },
  ];
  hidden = [];
  for (const of of both) {
    const fields = { ...of, title: "Hidden zebra plan" };
    hidden.push(await tools.draft(fields), await tools.draft({ ...fields, submit: true }));
    const returned = await tools.draft({ ...fields, submit: true });
    await tools.decide(`${of.kind.toLowerCase()}:${returned.recordId}`, false, { reason: "No" });
    hidden.push(returned);
  }
  await tools.published({ title: "Public plan" });
});
afterAll(() => app.stop());

/** Whether somebody is shown the record itself. */
async function isShownTo(by: TestClient, { kind, recordId }: ShownPosting): Promise<boolean> {
  const noun = String(kind).toLowerCase();
  const { data } = await by.execute<Record<string, object | null>>(
    `query ($id: ID!) { ${noun}(id: $id) { id title } }`,
    { id: recordId },
  );
  return data[noun] !== null;
}

describe.each([
  ["visitors", () => app as TestClient],
  ["strangers", () => tools.stranger],
])("what is not published is hidden from %s", (_who, by) => {
  it("in lists, counts, facets, statistics and searches", async () => {
    const { data } = await by().execute(
      `{ opportunities { totalCount nodes { title } facets { types { count } categories { count } } }
         found: opportunities(search: "zebra") { totalCount }
         collaborations { totalCount nodes { title } facets { types { count } organizations { count } } }
         activeOpportunities(first: 100) { title }
         statistics { openOpportunities collaborations } }`,
    );
    expect(data).toEqual({
      opportunities: {
        totalCount: 1,
        nodes: [{ title: "Public plan" }],
        facets: { types: [{ count: 1 }], categories: [{ count: 1 }] },
      },
      found: { totalCount: 0 },
      collaborations: { totalCount: 0, nodes: [], facets: { types: [], organizations: [] } },
      activeOpportunities: [{ title: "Public plan" }],
      statistics: { openOpportunities: 1, collaborations: 0 },
    });
  });

  it("in REST, files, the sitemap, feeds and the calendar", async () => {
    for (const path of [
      "/api/opportunities",
      "/api/opportunities/active",
      "/api/opportunities.csv",
      "/sitemap.xml",
      "/opportunities.ics",
      "/opportunities.ics?search=zebra",
      "/blog/atom.xml",
    ]) {
      const text = await (await by().fetch(path)).text();
      expect([path, /hidden zebra|hidden-zebra/i.test(text)]).toEqual([path, false]);
    }
  });

  it("by its id, its calendar entry, and where it could be saved or applied for", async () => {
    for (const posting of hidden) {
      const { kind, recordId } = posting;
      expect(await isShownTo(by(), posting)).toBe(false);
      const related = await by().execute("query ($id: ID!) { relatedOpportunities(id: $id) { id } }", {
        id: recordId,
      });
      if (kind === "OPPORTUNITY") {
        expect(related.data).toEqual({ relatedOpportunities: [] });
        expect((await by().fetch(`/opportunities/${recordId}.ics`)).status).toBe(404);
      }
      if (by() === app) continue;
      const save = `mutation { setBookmark(kind: ${kind}, id: ${recordId}, saved: true) { __typename } }`;
      expect(refusalOf(await by().execute(save)).code).toBe("NOT_FOUND");
      const apply = `{ applying(kind: ${kind}, id: ${recordId}) { refusal } }`;
      expect(refusalOf(await by().execute(apply)).code).toBe("NOT_FOUND");
      const posted = await by().execute(`{ posting(kind: ${kind}, id: ${recordId}) { id } }`);
      expect(posted.data).toEqual({ posting: null });
    }
  });
});

describe("its owner's people", () => {
  it("see it, and that it takes no applications yet", async () => {
    for (const posting of hidden) {
      expect(await isShownTo(tools.colleague, posting)).toBe(true);
      const ask = `{ applying(kind: ${posting.kind}, id: ${posting.recordId}) { refusal } }`;
      expect((await tools.colleague.execute(ask)).errors).toBeUndefined();
    }
  });

  it("list it by status, in two statements with the counts; others list none of it", async () => {
    const ask = `query ($filter: MyPostingFilter) { myPostings(first: 50, filter: $filter) {
      totalCount facets { statuses { value count } } nodes { title status applicationCount } } }`;
    interface Mine {
      myPostings: { totalCount: number; facets: { statuses: { value: string; count: number }[] } };
    }
    await tools.owner.execute(ask);
    app.database.statements.length = 0;
    const { data } = await tools.colleague.execute<Mine>(ask);
    // The session and its person take one.
    expect(app.database.statements).toHaveLength(3);
    expect(data.myPostings.totalCount).toBe(7);
    expect(data.myPostings.facets.statuses.map(({ value, count }) => [value, count])).toEqual([
      ["DRAFT", 2],
      ["IN_REVIEW", 2],
      ["RETURNED", 2],
      ["PUBLISHED", 1],
    ]);
    const drafts = await tools.owner.execute<Mine>(ask, { filter: { statuses: ["DRAFT"] } });
    expect(drafts.data.myPostings.totalCount).toBe(2);
    for (const other of [tools.stranger, tools.mentor, tools.admin])
      expect((await other.execute<Mine>(ask)).data.myPostings.totalCount).toBe(0);
    expect(refusalOf(await app.execute(ask)).code).toBe("UNAUTHENTICATED");
  });
});

describe("administrators", () => {
  it("see what was submitted, and nobody's drafts", async () => {
    const shown = await Promise.all(hidden.map((posting) => isShownTo(tools.admin, posting)));
    expect(shown).toEqual([false, true, true, false, true, true]);
  });
});

describe("the end of an account", () => {
  it("ends what nobody else has seen, and takes the name from the rest", async () => {
    const mentor = await createUser(app, { role: "mentor" });
    const client = await signIn(app, mentor);
    await tools.create(client, { personal: true, organization: "Northfield", title: "Mentor's draft" });
    const em = app.database.orm.em.fork();
    await em.transactional(async (inner) =>
      anonymize(inner, await inner.findOneOrFail(User, mentor.id), contributions),
    );
    const left = await em.execute("select id from opportunities where title = ? or posted_by_id = ?", [
      "Mentor's draft",
      mentor.id,
    ]);
    expect(left).toEqual([]);
  });
});
