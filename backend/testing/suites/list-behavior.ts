import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../servers/test-app.ts";

/** What these tests need to know about a list. */
export interface ListUnderTest {
  readonly app: () => TestApp;
  /** Stores the n-th row of a spread: what it is sorted and filtered by differs from the others', and repeats. */
  readonly create: (n: number) => Promise<unknown>;
  /** The root field, such as `opportunities`. */
  readonly field: string;
  /** The names of its input types. */
  readonly filterType: string;
  readonly sortType: string;
  readonly sorts: readonly string[];
  /** The selection of a node for a card. */
  readonly card: string;
  /** The facets and the filters of the same names: how a facet's value becomes the filter's. */
  readonly facets: Readonly<Record<string, (value: string) => unknown>>;
  /** Other fields of the connection that a screen selects. */
  readonly around?: string;
}

interface Facet {
  value: string;
  label: string;
  count: number;
}

/** The response of a connection. */
export interface ListAnswer {
  totalCount: number;
  nodes: (Record<string, unknown> & { id: string })[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  facets: Record<string, Facet[]>;
}

/** More than a page, and several of the pages below. */
const SPREAD = 24;

/** The usual filter value: a list of one. */
export const listOf = (value: string): string[] => [value];

/** Creates a function that queries a list and returns its data and errors. */
export function createListQuery(list: ListUnderTest) {
  const facets = Object.keys(list.facets).map((name) => `${name} { value label count }`);
  const query = `query ($search: String, $filter: ${list.filterType}, $sort: ${list.sortType}!, $first: Int!, $after: String) {
    list: ${list.field}(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount nodes { id ${list.card} } pageInfo { hasNextPage endCursor }
      facets { ${facets.join(" ")} } ${list.around ?? ""}
    }
  }`;
  return async (variables: Record<string, unknown> = {}) => {
    const defaults = { first: 20, sort: list.sorts[0] };
    const { data, errors } = await list
      .app()
      .execute<{ list: ListAnswer }>(query, { ...defaults, ...variables });
    return { list: data?.list, errors };
  };
}

/**
 * What every list keeps: three statements at most, whole paging in every order, true facets, refused bad input.
 * Stores a spread of rows before the file's tests, which stays for them.
 */
export function describeList(list: ListUnderTest): void {
  const ask = createListQuery(list);
  beforeAll(async () => {
    for (let n = 0; n < SPREAD; n += 1) await list.create(n);
  });

  describe(`a list of ${list.field}`, () => {
    it("costs at most three statements with everything that a screen shows", async () => {
      list.app().database.statements.length = 0;
      const { list: page, errors } = await ask();
      expect(errors).toBeUndefined();
      expect(page?.nodes).toHaveLength(20);
      expect(list.app().database.statements.length).toBeLessThanOrEqual(3);
    });

    it.each(list.sorts)("shows each row once, page by page, in the order %s", async (sort) => {
      const { list: whole } = await ask({ sort, first: 100 });
      const paged: string[] = [];
      let after: string | null = null;
      do {
        const { list: page } = (await ask({ sort, first: 7, after })) as { list: ListAnswer };
        paged.push(...page.nodes.map(({ id }) => id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      expect(paged).toEqual(whole?.nodes.map(({ id }) => id));
      expect(new Set(paged).size).toBe(whole?.totalCount);
      expect(paged.length).toBeGreaterThanOrEqual(SPREAD);
    });

    it("gives for each facet value as many as it says, and keeps the siblings", async () => {
      const { list: whole } = await ask();
      for (const [name, toFilter] of Object.entries(list.facets)) {
        expect(whole?.facets[name]?.length).toBeGreaterThan(0);
        for (const { value, count } of whole?.facets[name] ?? []) {
          const { list: narrowed } = await ask({ filter: { [name]: toFilter(value) } });
          expect([name, value, narrowed?.totalCount]).toEqual([name, value, count]);
          expect(narrowed?.facets[name]).toEqual(whole?.facets[name]);
        }
      }
    });

    it("narrows one facet by another's choice", async () => {
      const { list: whole } = await ask();
      const [first = "", second = ""] = Object.keys(list.facets);
      const chosen = whole?.facets[first]?.[0]?.value ?? "";
      const filter = { [first]: list.facets[first]?.(chosen) };
      const { list: narrowed } = await ask({ filter });
      for (const { value, count } of narrowed?.facets[second] ?? []) {
        const both = { ...filter, [second]: list.facets[second]?.(value) };
        expect((await ask({ filter: both })).list?.totalCount).toBe(count);
      }
    });

    it("is empty when nothing fits", async () => {
      const { list: none } = await ask({ search: "zzz no such text zzz" });
      expect(none).toMatchObject({
        totalCount: 0,
        nodes: [],
        pageInfo: { hasNextPage: false, endCursor: null },
      });
    });

    it("takes wildcards and quotes literally", async () => {
      for (const search of ["%%%", "___", "\\", "\\%", "' or ''='", "'; select 1 --", '"', "$1", "$$"]) {
        const answer = await ask({ search });
        expect(answer.errors).toBeUndefined();
        expect(answer.list?.totalCount).toBe(0);
      }
    });

    it.each([
      ["first", { first: 0 }],
      ["first", { first: -1 }],
      ["first", { first: 101 }],
      ["after", { after: "forged" }],
      ["after", { after: Buffer.from('["x","y","z"]').toString("base64url") }],
      ["after", { after: Buffer.from("[null,null]").toString("base64url") }],
      ["search", { search: "x".repeat(201) }],
      ["search", { search: "a\u0000b" }],
    ])("refuses a bad %s at its argument", async (field, variables) => {
      const { errors } = await ask(variables);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { [field]: expect.any(String) },
      });
    });
  });
}

/** Tests common to all single-record fields: the row by its id, otherwise null. */
export function describeSingle(app: () => TestApp, field: string, listField: string, fields: string): void {
  describe(`one ${field}`, () => {
    const one = (id: unknown) =>
      app().execute<{ one: unknown }>(`query ($id: ID!) { one: ${field}(id: $id) { id ${fields} } }`, { id });

    it("is found by its id", async () => {
      const list = await app().execute<{ list: { nodes: { id: string }[] } }>(
        `{ list: ${listField}(first: 1) { nodes { id ${fields} } } }`,
      );
      const [node] = list.data.list.nodes;
      expect((await one(node?.id)).data.one).toEqual(node);
    });

    it.each(["0", "-1", "999999999", "99999999999999", "1.5", "one", "1 or 1=1"])(
      "is null for the id %s",
      async (id) => {
        const { data, errors } = await one(id);
        expect(errors).toBeUndefined();
        expect(data).toEqual({ one: null });
      },
    );
  });
}
