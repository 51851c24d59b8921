import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

interface Listed {
  id: string;
  title: string;
  rating: number;
  reviewCount: number;
  createdAt: string;
}

interface SolutionsData {
  solutions: {
    totalCount: number;
    nodes: Listed[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    facets: Record<
      "categories" | "sports" | "levels" | "priceBands",
      { value: string; label: string; count: number }[]
    >;
  };
}

const LIST = `query ($search: String, $filter: SolutionFilter, $sort: SolutionSort!, $first: Int!, $after: String) {
  solutions(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount
    nodes { id title rating reviewCount createdAt vendor { name verified } category { name slug } sports { name } }
    pageInfo { hasNextPage endCursor }
    facets {
      categories { value label count } sports { value label count }
      levels { value label count } priceBands { value label count }
    }
  }
}`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

const list = (variables: Record<string, unknown> = {}) =>
  app.execute<SolutionsData>(LIST, { first: 20, sort: "BEST_RATED", ...variables });

describe("a list of solutions", () => {
  it("costs two statements with vendors, categories, sports, facets and the count", async () => {
    app.database.statements.length = 0;
    const { data } = await list();
    expect(data.solutions.nodes).toHaveLength(20);
    expect(app.database.statements).toHaveLength(2);
  });

  it("costs one statement when only the cards are asked for", async () => {
    app.database.statements.length = 0;
    await app.execute("{ solutions(first: 20) { nodes { title vendor { name } category { name } } } }");
    expect(app.database.statements).toHaveLength(1);
  });

  it.each(["BEST_RATED", "MOST_REVIEWED", "NEWEST", "TITLE", "LOWEST_PRICE"])(
    "shows each solution once, page by page, in the order %s",
    async (sort) => {
      const whole = (await list({ sort, first: 100 })).data.solutions;
      const paged: string[] = [];
      let after: string | null = null;
      do {
        const page: SolutionsData["solutions"] = (await list({ sort, first: 7, after })).data.solutions;
        paged.push(...page.nodes.map(({ id }) => id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      expect(paged).toEqual(whole.nodes.map(({ id }) => id));
      expect(new Set(paged).size).toBe(whole.totalCount);
    },
  );

  it("is best rated first, the more reviewed first among equals", async () => {
    const { nodes } = (await list({ first: 100 })).data.solutions;
    const sorted = nodes.toSorted((a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount);
    expect(nodes.map(({ rating, reviewCount }) => [rating, reviewCount])).toEqual(
      sorted.map(({ rating, reviewCount }) => [rating, reviewCount]),
    );
  });

  it("finds part of a title or description, whatever its case, and takes wildcards literally", async () => {
    const [first] = (await list()).data.solutions.nodes;
    const found = (await list({ search: first?.title.toUpperCase() })).data.solutions;
    expect(found.nodes.map(({ id }) => id)).toContain(first?.id);
    for (const search of ["%", "_", "\\", "'; drop table solutions; --", "zzz%"]) {
      const { data } = await list({ search, first: 100 });
      for (const node of data.solutions.nodes) expect(JSON.stringify(node)).toBeTruthy();
      const { rows } = await countLiterally(search);
      expect(data.solutions.totalCount).toBe(rows);
    }
  });

  it("keeps a chosen value's siblings in its facet, and narrows the others", async () => {
    const before = (await list()).data.solutions;
    const category = before.facets.categories[0];
    const after = (await list({ filter: { categories: [category?.value] } })).data.solutions;
    expect(after.totalCount).toBe(category?.count);
    expect(after.facets.categories).toEqual(before.facets.categories);
    expect(sum(after.facets.priceBands)).toBe(after.totalCount);
    expect(sum(before.facets.priceBands)).toBe(before.totalCount);
  });

  it("gives for each facet value as many as it says", async () => {
    const { facets } = (await list()).data.solutions;
    for (const facet of ["categories", "sports", "levels", "priceBands"] as const) {
      for (const { value, count } of facets[facet]) {
        expect([
          facet,
          value,
          (await list({ filter: { [facet]: [value] } })).data.solutions.totalCount,
        ]).toEqual([facet, value, count]);
      }
    }
  });

  it.each([
    ["first", { first: 0 }],
    ["first", { first: -1 }],
    ["first", { first: 101 }],
    ["after", { after: "bm90IGEgY3Vyc29y" }],
    ["after", { after: Buffer.from('["x","y","z"]').toString("base64url") }],
    ["after", { after: Buffer.from("[1e300,1,1]").toString("base64url") }],
    ["search", { search: "x".repeat(201) }],
    ["search", { search: "a\u0000b" }],
  ])("refuses a bad %s at its argument", async (field, variables) => {
    const { errors } = await list(variables);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: expect.any(String) },
    });
  });

  function sum(values: { count: number }[]): number {
    return values.reduce((total, { count }) => total + count, 0);
  }

  async function countLiterally(search: string): Promise<{ rows: number }> {
    const [row] = await app.database.orm.em
      .fork()
      .execute<{ rows: string }[]>(
        "select count(*) as rows from solutions where strpos(lower(title), lower(?)) > 0 or strpos(lower(description), lower(?)) > 0",
        [search, search],
      );
    return { rows: Number(row?.rows) };
  }
});

describe("one solution", () => {
  it("is found by its id", async () => {
    const [first] = (await list()).data.solutions.nodes;
    const { data } = await app.execute("query ($id: ID!) { solution(id: $id) { id title } }", {
      id: first?.id,
    });
    expect(data).toEqual({ solution: { id: first?.id, title: first?.title } });
  });

  it.each(["0", "-1", "999999999", "99999999999999", "1.5", "one", "1 or 1=1"])(
    "is null for the id %s",
    async (id) => {
      const { data, errors } = await app.execute("query ($id: ID!) { solution(id: $id) { id } }", { id });
      expect(errors).toBeUndefined();
      expect(data).toEqual({ solution: null });
    },
  );
});
