import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createBlogPost } from "../../../../testing/factories/blog-post.ts";
import { createCollaboration } from "../../../../testing/factories/collaboration.ts";
import { createOpportunity } from "../../../../testing/factories/opportunity.ts";
import { createPaper } from "../../../../testing/factories/paper.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createTrend } from "../../../../testing/factories/trend.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

/** Each kind with its single field, its list, and its REST-like name. */
const KINDS = [
  ["SOLUTION", "Solution", "solution(id: 1)", "solutions"],
  ["VENDOR", "Vendor", "vendor(id: 1)", "vendors"],
  ["OPPORTUNITY", "Opportunity", "opportunity(id: 1)", "opportunities"],
  ["PAPER", "ResearchPaper", "researchPaper(id: 1)", "researchPapers"],
  ["COLLABORATION", "Collaboration", "collaboration(id: 1)", "collaborations"],
  ["TREND", "MarketTrend", "marketTrend(id: 1)", "marketTrends"],
  ["POST", "BlogPost", 'blogPost(slug: "a-post")', "blogPosts"],
] as const;

let app: TestApp;
let client: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  const vendor = await createVendor(app, { id: 1 });
  for (const id of [1, 2, 3]) await createSolution(app, { id, vendor });
  for (const create of [createOpportunity, createPaper, createCollaboration, createTrend])
    await create(app, { id: 1 });
  await createBlogPost(app, { id: 1, slug: "a-post" });
  await createBlogPost(app, { id: 2, status: "draft" });
});
afterAll(() => app.stop());
beforeEach(async () => {
  client = await signIn(app, await createUser(app));
});

const SET = `mutation ($kind: BookmarkKind!, $id: ID!, $saved: Boolean!) {
  setBookmark(kind: $kind, id: $id, saved: $saved) {
    __typename
    ... on Solution { id title vendor { name } viewerHasSaved } ... on Vendor { id name viewerHasSaved }
    ... on Opportunity { id daysLeft viewerHasSaved } ... on ResearchPaper { id university viewerHasSaved }
    ... on Collaboration { id viewerHasSaved } ... on MarketTrend { id viewerHasSaved }
    ... on BlogPost { id readingMinutes viewerHasSaved }
  }
}`;
interface Changed {
  setBookmark: { __typename: string; id: string; viewerHasSaved: boolean } | null;
}
const set = (who: TestClient, kind: string, id: string | number, saved = true) =>
  who.execute<Changed>(SET, { kind, id: String(id), saved });
const codeOf = ({ errors }: { errors: { extensions?: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions?.code;
const LIST = `query ($kind: BookmarkKind, $userId: ID, $first: Int, $after: String) {
  bookmarks(kind: $kind, userId: $userId, first: $first, after: $after) {
    totalCount nodes { kind recordId savedAt record { __typename ... on Solution { title vendor { name } } } }
    pageInfo { hasNextPage endCursor }
  }
  bookmarkCounts { kind count }
}`;
interface Listed {
  bookmarks: {
    totalCount: number;
    nodes: { kind: string; recordId: string; record: { __typename: string } | null }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
  bookmarkCounts: { kind: string; count: number }[];
}
const list = async (who: TestClient, variables: Record<string, unknown> = {}) =>
  (await who.execute<Listed>(LIST, variables)).data;

describe("saving", () => {
  it.each(KINDS)("a %s says so on the record and in its list, and can be taken back", async (...row) => {
    const [kind, __typename, one, many] = row;
    const read = `{ one: ${one} { viewerHasSaved } ${many}(filter: { saved: true }) { totalCount nodes { viewerHasSaved } } }`;
    const seen = async (who: TestClient) =>
      (await who.execute<Record<string, unknown>>(read.replace("one: ", "one:"))).data;
    for (let times = 0; times < 2; times++) {
      const { data } = await set(client, kind, 1);
      expect(data.setBookmark).toMatchObject({ __typename, id: "1", viewerHasSaved: true });
    }
    expect(await seen(client)).toEqual({
      one: { viewerHasSaved: true },
      [many]: { totalCount: 1, nodes: [{ viewerHasSaved: true }] },
    });
    const nothing = { totalCount: 0, nodes: [] };
    expect(await seen(await signIn(app, await createUser(app)))).toEqual({
      one: { viewerHasSaved: false },
      [many]: nothing,
    });
    expect(await seen(app)).toEqual({ one: { viewerHasSaved: null }, [many]: nothing });
    expect((await set(client, kind, 1, false)).data.setBookmark).toMatchObject({ viewerHasSaved: false });
    expect(await seen(client)).toMatchObject({ [many]: nothing });
  });

  it("needs an account, and a record that is public", async () => {
    expect(codeOf(await set(app, "SOLUTION", 1))).toBe("UNAUTHENTICATED");
    for (const [kind, id] of [
      ["SOLUTION", 999],
      ["SOLUTION", "x"],
      ["POST", 2],
    ] as const) {
      const answer = await set(client, kind, id);
      expect([kind, id, codeOf(answer)]).toEqual([kind, id, "NOT_FOUND"]);
    }
    expect((await set(client, "SOLUTION", 999, false)).errors).toBeUndefined();
  });

  it("many times in a short time is refused", async () => {
    const codes = new Set<unknown>();
    for (let times = 0; times < 301; times++)
      codes.add(codeOf(await set(client, "SOLUTION", 1, times % 2 === 0)));
    expect([...codes]).toEqual([undefined, "TOO_MANY_REQUESTS"]);
  });
});

describe("what a person has saved", () => {
  it("is listed by kind, the latest first, paged and counted", async () => {
    for (const id of [1, 3, 2]) await set(client, "SOLUTION", id);
    await set(client, "VENDOR", 1);
    const { bookmarks, bookmarkCounts } = await list(client);
    expect(bookmarks.nodes.map(({ kind, recordId }) => `${kind} ${recordId}`)).toEqual([
      "VENDOR 1",
      "SOLUTION 2",
      "SOLUTION 3",
      "SOLUTION 1",
    ]);
    expect(bookmarkCounts).toEqual([
      { kind: "SOLUTION", count: 3 },
      { kind: "VENDOR", count: 1 },
    ]);
    const first = (await list(client, { kind: "SOLUTION", first: 2 })).bookmarks;
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const after = first.pageInfo.endCursor;
    const next = (await list(client, { kind: "SOLUTION", first: 2, after })).bookmarks;
    expect(next.nodes.map(({ recordId }) => recordId)).toEqual(["1"]);
  });

  it("takes three statements however many there are: the page, its solutions, their number", async () => {
    for (const id of [1, 2, 3]) await set(client, "SOLUTION", id);
    app.database.statements.length = 0;
    await list(client, { kind: "SOLUTION" });
    const about = app.database.statements.filter((text) => /bookmarks|solutions/.test(text));
    // The fourth is the counts by kind.
    expect(about).toHaveLength(4);
  });

  it("keeps its place for a post that is no longer public, which can still be removed", async () => {
    await createBlogPost(app, { id: 50 });
    await set(client, "POST", 50);
    await app.database.orm.em.fork().execute("update blog_posts set status = 'archived' where id = 50");
    expect((await list(client)).bookmarks.nodes).toMatchObject([{ recordId: "50", record: null }]);
    expect((await set(client, "POST", 50, false)).data.setBookmark).toBeNull();
    expect((await list(client)).bookmarks.nodes).toEqual([]);
  });

  it("is read by the person and by administrators; foreign and missing answer alike", async () => {
    await set(client, "SOLUTION", 2);
    const admin = await signIn(app, await createUser(app, { role: "admin" }));
    const other = await signIn(app, await createUser(app));
    const userId = String(client.userId);
    expect((await list(admin, { userId })).bookmarks.totalCount).toBe(1);
    const answers = await Promise.all(
      [userId, "999999", "x"].map((id) => other.execute(LIST, { userId: id })),
    );
    for (const { errors } of answers)
      expect(errors?.[0]).toMatchObject({
        message: "This account doesn't exist.",
        extensions: { code: "NOT_FOUND" },
      });
    expect((await app.execute(LIST)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("has its REST endpoint: an array of solutions with the next page's link", async () => {
    for (const id of [1, 2]) await set(client, "SOLUTION", id);
    await set(client, "VENDOR", 1);
    const path = `/api/solutions/bookmarks/${client.userId}`;
    const answer = await client.fetch(`${path}?first=1`);
    expect(answer.headers.get("link")).toMatch(/rel="?next/);
    const rows = (await (await client.fetch(path)).json()) as Record<string, unknown>[];
    expect(rows.map(({ id }) => id)).toEqual([2, 1]);
    expect(rows[0]).toMatchObject({ vendor: expect.any(String), category: "Video Analysis", sports: [] });
    expect((await app.fetch(path)).status).toBe(401);
    const other = await signIn(app, await createUser(app));
    expect([
      (await other.fetch(path)).status,
      (await other.fetch("/api/solutions/bookmarks/0")).status,
    ]).toEqual([404, 404]);
    const admin = await signIn(app, await createUser(app, { role: "admin" }));
    expect(await (await admin.fetch(`/api/solutions/bookmarks/${other.userId}`)).json()).toEqual([]);
    expect((await admin.fetch("/api/solutions/bookmarks/99999")).status).toBe(404);
  });
});
