import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBlogComment } from "../testing/factories/blog-comment.ts";
import { createBlogPost } from "../testing/factories/blog-post.ts";
import { createPaper } from "../testing/factories/paper.ts";
import { createReview } from "../testing/factories/review.ts";
import { createSolution } from "../testing/factories/solution.ts";
import { createUniversityPartner } from "../testing/factories/university-partner.ts";
import { createVendor } from "../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  for (let v = 0; v < 4; v += 1) {
    const vendor = await createVendor(app, { name: `Vendor ${v}` });
    for (let s = 0; s < v; s += 1) {
      const solution = await createSolution(app, { title: `Product ${v}${s}`, vendor });
      for (let r = 0; r < s; r += 1) await createReview(app, { solution });
    }
    await createSolution(app, { title: `Draft ${v}`, vendor, status: "draft" });
    const post = await createBlogPost(app);
    for (let c = 0; c < v; c += 1) await createBlogComment(app, { post, content: `Comment ${v}${c}` });
    await createBlogComment(app, { post, status: "pending" });
  }
  const draft = await createSolution(app, {
    status: "draft",
    vendor: await createVendor(app, { name: "Other" }),
  });
  await createReview(app, { solution: draft });
});
afterAll(() => app.stop());

interface Page {
  readonly totalCount: number;
  readonly nodes: readonly Record<string, unknown>[];
  readonly edges: readonly { readonly cursor: string }[];
  readonly pageInfo: Readonly<Record<string, unknown>>;
}
const read = async <Data>(query: string) => {
  app.database.statements.length = 0;
  const { data, errors } = await app.execute<Data>(query);
  expect(errors).toBeUndefined();
  return { data, statements: app.database.statements.length };
};

describe("an edge", () => {
  it("is read for all records of a list in one statement, and counted in another", async () => {
    const nested = (fields: string) =>
      read<{ vendors: { nodes: { name: string; solutions: Page }[] } }>(
        `{ vendors(first: 20, sort: NAME) { nodes { name solutions(first: 10, sort: TITLE) { ${fields} } } } }`,
      );
    const { data, statements } = await nested("nodes { title } edges { cursor } pageInfo { endCursor }");
    expect(statements).toBe(2);
    const listed = data.vendors.nodes.filter(({ name }) => /^Vendor [0-3]$/.test(name));
    expect(listed.map(({ solutions }) => solutions.nodes.map(({ title }) => title))).toEqual([
      [],
      ["Product 10"],
      ["Product 20", "Product 21"],
      ["Product 30", "Product 31", "Product 32"],
    ]);
    const counted = await nested("totalCount");
    const counts = counted.data.vendors.nodes.map(({ solutions }) => solutions.totalCount);
    expect(counts.toSorted()).toEqual([0, 0, 1, 2, 3]);
    expect(counted.statements).toBe(3);
  });

  it("is counted once, and read once for the same page, however often a query asks for it", async () => {
    const asked = Array.from(
      { length: 10 },
      (_, n) => `a${n}: solutions(first: ${1 + (n % 2)}) { totalCount }`,
    );
    const { data, statements } = await read<{ categories: Record<string, Page>[] }>(
      `{ categories { ${asked.join(" ")} } }`,
    );
    const counts = data.categories.map((category) =>
      Object.values(category).map(({ totalCount }) => totalCount),
    );
    expect(counts.every((of) => new Set(of).size === 1)).toBe(true);
    // The categories, two pages and their count.
    expect(statements).toBe(4);
  });

  it("leads on, with one statement a level", async () => {
    const { data, statements } = await read<{
      categories: { solutions: { nodes: { vendor: { reviews: Page }; reviews: Page }[] } }[];
    }>(
      "{ categories { solutions(first: 5) { nodes { reviews(first: 3) { nodes { rating solution { title } } } vendor { reviews(first: 3) { totalCount } } } } } }",
    );
    expect(statements).toBe(5);
    const found = data.categories.flatMap(({ solutions }) => solutions.nodes);
    expect(found.length).toBeGreaterThan(3);
    expect(found.some(({ reviews }) => reviews.nodes.length > 0)).toBe(true);
    expect(Math.max(...found.map(({ vendor }) => vendor.reviews.totalCount))).toBe(3);
  });

  it("is the same for all that lead to one record", async () => {
    const { data, statements } = await read<{
      reviews: { nodes: { solution: { vendor: { name: string; solutions: Page; reviews: Page } } }[] };
    }>(`{ reviews { nodes { solution { vendor { name
      solutions(first: 2, sort: TITLE) { totalCount nodes { title } pageInfo { hasNextPage } }
      reviews(last: 1, sort: LOWEST) { totalCount nodes { id } } } } } } }`);
    expect(statements).toBe(5);
    const vendors = data.reviews.nodes.map(({ solution }) => solution.vendor);
    const [one, ...others] = vendors.filter(({ name }) => name === "Vendor 3");
    expect(others).toEqual([one, one]);
    expect(one?.solutions).toEqual({
      totalCount: 3,
      nodes: [{ title: "Product 30" }, { title: "Product 31" }],
      pageInfo: { hasNextPage: true },
    });
    expect(one?.reviews).toEqual({ totalCount: 3, nodes: [{ id: expect.any(String) }] });
  });

  it.each(["BEST_RATED", "MOST_REVIEWED", "NEWEST", "TITLE", "LOWEST_PRICE", "UPDATED"])(
    "of a category is that of the list with its filter, by %s",
    async (sort) => {
      await createSolution(app, { category: "Rare", title: `Rare by ${sort}` });
      const fields = "totalCount nodes { title } pageInfo { hasNextPage startCursor endCursor }";
      for (const way of ["first: 3", "last: 3"]) {
        const { data } = await read<{ categories: { slug: string; solutions: Page }[] }>(
          `{ categories { slug solutions(${way}, sort: ${sort}) { ${fields} } } }`,
        );
        expect(data.categories.length).toBeGreaterThan(1);
        for (const { slug, solutions } of data.categories) {
          const filtered = await read<{ solutions: Page }>(
            `{ solutions(${way}, sort: ${sort}, filter: { categories: ["${slug}"] }) { ${fields} } }`,
          );
          expect(solutions).toEqual(filtered.data.solutions);
          expect(solutions.nodes.length).toBeGreaterThan(0);
        }
      }
    },
  );

  it("of a category is counted from the kept counts, as most solutions may belong to it", async () => {
    const { statements } = await read("{ categories { solutions(first: 1) { totalCount } } }");
    expect(statements).toBe(3);
    expect(app.database.statements.some((text) => /sum\(t\.count\) from solution_counts/.test(text))).toBe(
      true,
    );
  });

  it("is paged both ways", async () => {
    const page = async (args: string) => {
      const { data } = await read<{ vendors: { nodes: { solutions: Page }[] } }>(
        `{ vendors(search: "Vendor 3") { nodes { solutions(sort: TITLE, ${args}) { nodes { title }
           pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } } }`,
      );
      return data.vendors.nodes[0]?.solutions as Page;
    };
    const first = await page("first: 2");
    expect(first.nodes).toEqual([{ title: "Product 30" }, { title: "Product 31" }]);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const next = await page(`first: 2, after: "${String(first.pageInfo.endCursor)}"`);
    expect(next.nodes).toEqual([{ title: "Product 32" }]);
    const back = await page(`last: 1, before: "${String(next.pageInfo.startCursor)}"`);
    expect(back.nodes).toEqual([{ title: "Product 31" }]);
    expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  it.each([
    "first: 101",
    "first: 0",
    "first: 1, last: 1",
    'after: "forged"',
    'before: "x"',
    'last: 1, after: "x"',
  ])("refuses %s", async (args) => {
    const { errors } = await app.execute(`{ vendors { nodes { solutions(${args}) { nodes { id } } } } }`);
    expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });

  it("leads from partners and topics to papers, and from sports to solutions, both ways", async () => {
    const partner = await createUniversityPartner(app);
    for (let p = 0; p < 3; p += 1)
      await createPaper(app, { title: `Paper ${p}`, partner, topics: p > 0 ? ["Sleep"] : [] });
    for (const [title, status] of [
      ["For golf", "published"],
      ["Also for golf", "published"],
      ["Golf draft", "draft"],
    ] as const)
      await createSolution(app, { title, status, sports: ["Golf", "Chess"] });
    const { data, statements } = await read<{
      partners: { nodes: { papers: Page }[] };
      topics: { nodes: { papers: Page }[] };
      sports: { name: string; solutions: Page; last: Page }[];
    }>(`{
      partners: universityPartners { nodes { papers(first: 2, sort: TITLE) { totalCount nodes { title } } } }
      topics: researchTopics { nodes { papers(last: 1, sort: TITLE) { totalCount nodes { title } } } }
      sports { name solutions(first: 1, sort: TITLE) { totalCount nodes { title } }
        last: solutions(last: 1, sort: TITLE) { nodes { title } } } }`);
    expect(statements).toBe(10);
    const [first, second, third] = ["Paper 0", "Paper 1", "Paper 2"].map((title) => ({ title }));
    expect(data.partners.nodes).toEqual([{ papers: { totalCount: 3, nodes: [first, second] } }]);
    expect(data.topics.nodes).toEqual([{ papers: { totalCount: 2, nodes: [third] } }]);
    expect(data.sports.find(({ name }) => name === "Golf")).toEqual({
      name: "Golf",
      solutions: { totalCount: 2, nodes: [{ title: "Also for golf" }] },
      last: { nodes: [{ title: "For golf" }] },
    });
  });

  it("shows a post's published comments", async () => {
    const { data, statements } = await read<{ blogPosts: { nodes: { comments: Page }[] } }>(
      "{ blogPosts { nodes { comments(first: 2) { totalCount nodes { content cursor post { slug } } edges { cursor } } } } }",
    );
    expect(statements).toBe(3);
    const pages = data.blogPosts.nodes.map(({ comments }) => comments);
    expect(pages.map(({ totalCount }) => totalCount).sort()).toEqual([0, 1, 2, 3]);
    for (const { nodes, edges } of pages) {
      expect(nodes.map(({ cursor }) => cursor)).toEqual(edges.map(({ cursor }) => cursor));
    }
  });

  it("answers the same when the query is compiled", async () => {
    const query =
      "{ vendors(sort: NAME) { nodes { name solutions(first: 2, sort: TITLE) { totalCount nodes { title reviews(first: 1) { totalCount } } } } } }";
    const { data } = await read(query);
    for (let n = 0; n < 25; n += 1) {
      const again = await read(query);
      expect(again.data).toEqual(data);
      expect(again.statements).toBe(5);
    }
  });

  it("never shows what is not public, when its record is", async () => {
    const sql = (text: string) => app.database.orm.em.fork().execute(text);
    const query =
      '{ vendors(search: "Vendor 3") { nodes { solutions(sort: TITLE) { totalCount nodes { title } } reviews { totalCount } } } }';
    const totals = async () => {
      const { data } = await read<{ vendors: { nodes: { solutions: Page; reviews: Page }[] } }>(query);
      return data.vendors.nodes.map(({ solutions, reviews }) => [
        solutions.totalCount,
        reviews.totalCount,
      ])[0];
    };
    expect(await totals()).toEqual([3, 3]);
    await sql(
      "update reviews set status = 'hidden' where id = (select max(id) from reviews r where exists (select from solutions s where s.id = r.solution_id and s.title = 'Product 32'))",
    );
    expect(await totals()).toEqual([3, 2]);
    await sql("update solutions set status = 'withdrawn' where title = 'Product 32'");
    expect(await totals()).toEqual([2, 1]);
  });
});
