import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lists } from "../../modules.ts";
import { createUser, type SignedInClient, signIn } from "../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("demo", { ANSWER_MEMORY: "0" });
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

interface Page {
  readonly edges: { readonly cursor: string }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

interface Nested {
  readonly page?: Page;
  readonly record?: Nested;
}

/** @param list its name, behind that of the record that it is an edge of, if any: `vendor(id: 1).solutions`. */
async function read(list: string, args: string): Promise<Page> {
  const [field, ...records] = list.split(".").toReversed();
  const page = `page: ${field}(${args}) { edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`;
  const query = records.reduce((inner, record) => `record: ${record} { ${inner} }`, page);
  const { data, errors } = await admin.execute<Nested>(`{ ${query} }`);
  expect(errors).toBeUndefined();
  let found: Nested | undefined = data;
  while (found?.record) found = found.record;
  if (!found?.page) throw new Error(`${list} answers with a page.`);
  return found.page;
}

const cursorsOf = ({ edges }: Page) => edges.map(({ cursor }) => cursor);

/** The first rows in a list's order, at most as many as `most`. */
const forward = async (list: string, args: string, most = 100) =>
  cursorsOf(await read(list, `${args} first: ${most}`));

/** The same from the last of them to the first, in pages of these sizes by turns. */
async function backward(list: string, args: string, cursors: readonly string[], sizes: readonly number[]) {
  const found = cursors.slice(-1);
  for (let turn = 0; found.length < cursors.length; turn += 1) {
    const page = await read(list, `${args} last: ${sizes[turn % sizes.length]} before: "${found[0]}"`);
    expect(page.pageInfo.hasNextPage).toBe(true);
    expect([page.pageInfo.startCursor, page.pageInfo.endCursor]).toEqual([
      page.edges[0]?.cursor ?? null,
      page.edges.at(-1)?.cursor ?? null,
    ]);
    found.unshift(...cursorsOf(page));
    expect(page.pageInfo.hasPreviousPage).toBe(found.length < cursors.length);
    if (page.edges.length === 0) break;
  }
  return found;
}

/** Lists that can be read without naming a record. */
const OF_A_RECORD = /^(conversationMessages|bulkOperationItems|syncResults|receivedApplications)$/;
const orders = lists
  .filter(({ name }) => !OF_A_RECORD.test(name))
  .flatMap(({ name, orders }) => Object.keys(orders).map((sort) => ({ name, sort })));

describe("paged backward, a list is the same as forward", () => {
  it.each(orders)("$name by $sort", async ({ name, sort }) => {
    const cursors = await forward(name, `sort: ${sort}`);
    expect(await backward(name, `sort: ${sort}`, cursors, [7, 30, 1])).toEqual(cursors);
  });

  it.each([
    [
      "vendor(id: ID).solutions",
      "solutions",
      "vendor_id",
      ["BEST_RATED", "NEWEST", "LOWEST_PRICE", "UPDATED"],
    ],
    ["solution(id: ID).reviews", "reviews", "solution_id", ["NEWEST", "HIGHEST", "LOWEST"]],
    ["solution(id: ID).category.solutions", "solutions", "id", ["TITLE", "MOST_REVIEWED"]],
    ["solution(id: ID).vendor.reviews", "reviews", "solution_id", ["HIGHEST"]],
  ])("%s", async (edge, table, column, sorts) => {
    const [row] = await app.database.orm.em
      .fork()
      .execute<{ id: number }[]>(
        `select ${column} as id from ${table} where status = 'published' group by 1 order by count(*) desc limit 1`,
      );
    const list = edge.replace("ID", String(row?.id));
    for (const sort of sorts) {
      const cursors = await forward(list, `sort: ${sort}`);
      expect(cursors.length).toBeGreaterThan(2);
      expect(await backward(list, `sort: ${sort}`, cursors, [2, 1])).toEqual(cursors);
    }
  });

  it("the comments of a post", async () => {
    const [post] = await app.database.orm.em
      .fork()
      .execute<{ id: number; slug: string }[]>(
        "select id, slug from blog_posts where status = 'published' order by comments_count desc limit 1",
      );
    const ways = [
      ["blogComments", `postId: ${post?.id}`],
      [`blogPost(slug: "${post?.slug}").comments`, ""],
    ] as const;
    for (const [list, args] of ways) {
      const cursors = await forward(list, args);
      expect(cursors.length).toBeGreaterThan(2);
      expect(await backward(list, args, cursors, [2, 1])).toEqual(cursors);
    }
  });

  it("whatever is searched and filtered, in pages of any size", async () => {
    const args = fc.record({
      sort: fc.constantFrom("BEST_RATED", "NEWEST", "TITLE", "LOWEST_PRICE"),
      search: fc.constantFrom("", "a", "video", "track", "nothing at all"),
      priceBands: fc.subarray(["FREE", "UNDER_5K", "CUSTOM", "UNKNOWN"]),
      sizes: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(args, async ({ sort, search, priceBands, sizes }) => {
        const given = `sort: ${sort} search: "${search}" filter: { priceBands: [${priceBands}] }`;
        const cursors = await forward("solutions", given, 60);
        expect(await backward("solutions", given, cursors, sizes)).toEqual(cursors);
      }),
      { numRuns: 25 },
    );
  });

  it("begins with the end of the list when no cursor is given", async () => {
    const all = await forward("universityPartners", "");
    expect(all.length).toBeLessThan(100);
    const { edges, pageInfo } = await read("universityPartners", "last: 3");
    expect(edges.map(({ cursor }) => cursor)).toEqual(all.slice(-3));
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });
});
