import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBlogPost } from "../../../testing/factories/blog-post.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createPaper } from "../../../testing/factories/paper.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createTrend } from "../../../testing/factories/trend.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { BlogPost } from "../../community/blog/posts/blog-post.entity.ts";

interface Hit {
  readonly kind: string;
  readonly recordId: string;
  readonly title: string;
  readonly titleMatches: { start: number; end: number }[];
  readonly excerpt: string;
  readonly excerptMatches: { start: number; end: number }[];
  readonly owner: string | null;
}
interface Found {
  readonly search: {
    readonly nodes: Hit[];
    readonly totalCount: number;
    readonly kinds: { value: string; count: number }[];
    readonly didYouMean: string | null;
    readonly unknownWords: string[];
    readonly isComplete: boolean;
    readonly pageInfo: { endCursor: string | null; hasNextPage: boolean; hasPreviousPage: boolean };
  };
}

const SEARCH = `query ($text: String!, $kinds: [SearchKind!], $first: Int! = 24, $after: String) {
  search(text: $text, kinds: $kinds, first: $first, after: $after) {
    nodes { kind recordId title titleMatches { start end } excerpt excerptMatches { start end } owner }
    totalCount didYouMean unknownWords isComplete kinds { value count }
    pageInfo { endCursor hasNextPage hasPreviousPage } } }`;

let app: TestApp;
const ask = (text: string, variables: Record<string, unknown> = {}) =>
  app.execute<Found>(SEARCH, { text, ...variables });
const search = async (text: string, variables?: Record<string, unknown>) =>
  (await ask(text, variables)).data.search;
const titles = async (text: string) => (await search(text)).nodes.map(({ title }) => title);

beforeAll(async () => {
  app = await startTestApp("empty");
  const vendor = await createVendor(app, { name: "Cairnlight Sensors", description: "Makes trackers." });
  await createSolution(app, {
    title: "Cairn One",
    description: "A pod. It measures heart-rate and, with a GPS vest, every sprint of a match. It floats.",
    vendor,
    sports: ["Soccer"],
    tags: ["VR"],
    integrations: ["Google Calendar"],
  });
  await createSolution(app, { title: "Investing", description: "Invested by investors, said the villain." });
  await createOpportunity(app, { title: "Tracking for academies", organization: "FC Fußball" });
  await createPaper(app, { title: "Concussion in youth rugby" });
  await createTrend(app, { title: "Analytics everywhere" });
  await createBlogPost(app, { title: "Sprinting explained", content: "Sprints need **rest**." });
  await createBlogPost(app, { title: "Sprinting in secret", status: "draft", publishedAt: null });
  await createSolution(app, { title: "Sprint withdrawn", status: "withdrawn" });
});
afterAll(() => app.stop());

describe("a search", () => {
  it("finds every kind, in whatever form, and counts them", async () => {
    const { nodes, kinds, totalCount, isComplete } = await search("sprints");
    expect(nodes.map(({ title }) => title).toSorted()).toEqual(["Cairn One", "Sprinting explained"]);
    expect(kinds.filter(({ count }) => count > 0)).toEqual([
      { value: "SOLUTION", count: 1 },
      { value: "POST", count: 1 },
    ]);
    expect([totalCount, isComplete]).toEqual([2, true]);
    expect(await titles("concussions")).toEqual(["Concussion in youth rugby"]);
    expect(await titles("academy tracking")).toContain("Tracking for academies");
  });

  it("finds words, not parts of words, by what others contribute too", async () => {
    expect(await titles("gps vest")).toEqual(["Cairn One"]);
    expect(await titles("VR")).toEqual(["Cairn One"]);
    expect(await titles("google calendars")).toEqual(["Cairn One"]);
    expect((await titles("cairnlight")).toSorted()).toEqual(["Cairn One", "Cairnlight Sensors"]);
    expect(await titles("soccer")).toContain("Cairn One");
    expect((await titles("cairn one"))[0]).toBe("Cairn One");
  });

  it("understands accents, joined words, synonyms and typing errors", async () => {
    for (const text of ["fussball", "FUßBALL", "fußball"]) {
      // What is called so comes before what is about soccer.
      expect(await titles(text)).toEqual(["Tracking for academies", "Cairn One"]);
    }
    expect(await titles("heartrate")).toEqual(["Cairn One"]);
    expect(await titles("virtual reality")).toEqual(["Cairn One"]);
    expect((await search("analitics")).didYouMean).toBe("analytics");
    const { nodes, didYouMean } = await search("concusion in Rugby");
    expect([nodes[0]?.title, didYouMean]).toEqual(["Concussion in youth rugby", "concussion in Rugby"]);
    expect((await search("xqzwy sprint")).unknownWords).toEqual(["xqzwy"]);
  });

  it("shows the sentence that matches, and where", async () => {
    const [hit] = (await search("vest", { kinds: ["SOLUTION"] })).nodes;
    expect(hit).toMatchObject({ owner: "Cairnlight Sensors", titleMatches: [] });
    expect(hit?.excerpt).toMatch(/^It measures/);
    expect(hit?.excerptMatches.map(({ start, end }) => hit.excerpt.slice(start, end))).toEqual(["vest"]);
  });

  it("keeps to the wanted kinds, and counts the others", async () => {
    const { nodes, kinds, totalCount } = await search("sprint", { kinds: ["POST"] });
    expect(nodes.map(({ kind }) => kind)).toEqual(["POST"]);
    expect([totalCount, kinds[0]]).toEqual([1, { value: "SOLUTION", count: 1 }]);
  });

  it("is paged", async () => {
    const one = await search("sprint", { first: 1 });
    expect(one.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const two = await search("sprint", { first: 1, after: one.pageInfo.endCursor });
    expect(two.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(two.nodes[0]?.title).not.toBe(one.nodes[0]?.title);
  });

  it("costs two statements, however many records it shows", async () => {
    await search("sprint");
    app.database.statements.length = 0;
    await search("sprint");
    expect(app.database.statements).toHaveLength(2);
  });

  it("shows logos, a solution without one that of its vendor, in one more statement", async () => {
    const vendor = await createVendor(app, { name: "Hurdle Works" });
    const ids = await Promise.all(
      ["One", "Two"].map((name) =>
        createSolution(app, { title: `Hurdle ${name}`, vendor: { id: vendor.id } }),
      ),
    );
    await app.database.orm.em.fork().execute(
      `insert into media (owner_kind, owner_id, role, position, alt, width, height, widths, placeholder, hash, bytes)
       select kind, id, 'logo', 0, '', 96, 96, '{96}', 'data:image/webp;base64,AA==', repeat(digit, 32), 1
       from (values ('vendor', ${vendor.id}, 'a'), ('solution', ${ids[1]?.id}, 'b')) as o (kind, id, digit)`,
    );
    const query = `{ search(text: "hurdle", first: 10) { nodes { title picture { src } } } }`;
    await app.execute(query);
    app.database.statements.length = 0;
    const { data } = await app.execute<{
      search: { nodes: { title: string; picture: { src: string } | null }[] };
    }>(query.replace("10", "9"));
    expect(app.database.statements).toHaveLength(3);
    const shown = data.search.nodes.map(({ title, picture }) => [title, picture?.src.slice(7, 10)]);
    expect(Object.fromEntries(shown)).toEqual({
      "Hurdle Works": "aaa",
      "Hurdle One": "aaa",
      "Hurdle Two": "bbb",
    });
  });

  it("of nothing, stop words or marks is empty", async () => {
    for (const text of ["", "  ", "the of and", "%_\\'\"", "🏉"]) {
      expect(await search(text)).toMatchObject({ nodes: [], totalCount: 0, didYouMean: null });
    }
  });

  it("refuses long texts, forged cursors and sizes, at their fields", async () => {
    const refusal = async (text: string, variables = {}) =>
      (await ask(text, variables)).errors?.[0]?.extensions;
    expect(await refusal("x".repeat(100_000))).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { text: expect.stringMatching("200") },
    });
    expect(await refusal("a", { first: 101 })).toMatchObject({ code: "BAD_USER_INPUT" });
    for (const place of ["0", "-1", "1.5", "201", '"1"', "null", "[1]"]) {
      const after = Buffer.from(`["search",${place}]`).toString("base64url");
      expect(await refusal("sprint", { after })).toMatchObject({ code: "BAD_USER_INPUT" });
    }
    expect(await refusal("sprint", { after: "forged" })).toMatchObject({ code: "BAD_USER_INPUT" });
  });
});

describe("after a change", () => {
  const run = (sql: string, values: unknown[] = []) => app.database.orm.em.fork().execute(sql, values);

  it("the next search shows it, whoever made it", async () => {
    const solution = await createSolution(app, { title: "Zephyrine", description: "Wind." });
    expect(await titles("zephyrine")).toEqual(["Zephyrine"]);
    await run("update solutions set title = 'Boreas' where id = ?", [solution.id]);
    expect([await titles("zephyrine"), await titles("boreas")]).toEqual([[], ["Boreas"]]);
    await run("update solutions set status = 'withdrawn' where id = ?", [solution.id]);
    expect(await titles("boreas")).toEqual([]);
    await run("update solutions set status = 'published' where id = ?", [solution.id]);
    expect(await titles("boreas")).toEqual(["Boreas"]);
    await run("delete from solutions where id = ?", [solution.id]);
    expect(await search("boreas")).toMatchObject({ totalCount: 0 });
  });

  it("of a name that records are found by, too", async () => {
    const vendor = await createVendor(app, { name: "Oldname Systems" });
    await createSolution(app, { title: "Named", vendor, category: "Oldcategory" });
    expect(await titles("oldname")).toContain("Named");
    await run("update vendors set name = 'Freshname Systems' where id = ?", [vendor.id]);
    await run("update categories set name = 'Freshcategory' where name = 'Oldcategory'");
    expect(await titles("freshname")).toContain("Named");
    expect(await titles("freshcategory")).toContain("Named");
    expect(await search("oldname")).toMatchObject({ totalCount: 0 });
  });

  it("of a transaction that ends after a later one, too", async () => {
    const first = app.database.orm.em.fork();
    await first.begin();
    await first.execute("update blog_posts set title = 'Latecomer' where title = 'Sprinting in secret'");
    await first.execute(
      "update blog_posts set status = 'published', published_at = now() where title = 'Latecomer'",
    );
    await createSolution(app, { title: "Overtaker" });
    expect(await titles("overtaker")).toEqual(["Overtaker"]);
    expect(await titles("latecomer")).toEqual([]);
    await first.commit();
    expect(await titles("latecomer")).toEqual(["Latecomer"]);
    await app.database.orm.em.fork().nativeDelete(BlogPost, { title: "Latecomer" });
    expect(await titles("latecomer")).toEqual([]);
  });

  it("of a synonym, too", async () => {
    expect(await titles("quonset")).toEqual([]);
    await run("insert into search_synonyms (term, means) values ('quonset', 'concussion')");
    expect(await titles("quonset")).toEqual(["Concussion in youth rugby"]);
    await run("delete from search_synonyms where term = 'quonset'");
    expect(await titles("quonset")).toEqual([]);
  });
});
