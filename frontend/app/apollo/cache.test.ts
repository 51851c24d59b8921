import { ApolloLink, gql, Observable } from "@apollo/client";
import { describe, expect, it } from "vitest";
import { Freshness } from "../../graphql/freshness.ts";
import { createClient } from "./create-client.ts";

const LIST = gql`
  query List($search: String, $sort: SolutionSort!, $first: Int!, $after: String) {
    solutions(search: $search, sort: $sort, first: $first, after: $after) {
      totalCount
      edges { cursor node { id title } }
      pageInfo { hasNextPage endCursor }
    }
  }
`;
const DETAIL = gql`
  query Detail($id: ID!) {
    solution(id: $id) { id title }
  }
`;
const RENAME = gql`
  mutation Rename($id: ID!, $title: String!) {
    renameSolution(id: $id, title: $title) { id title }
  }
`;

const solution = (id: number, title = `Solution ${id}`) => ({
  __typename: "Solution",
  id: String(id),
  title,
});

function page(first: number, after: string | undefined, size: number) {
  const start = Number(after ?? 0);
  const ids = Array.from({ length: Math.min(first, size - start) }, (_, index) => start + index + 1);
  const edges = ids.map((id) => ({ __typename: "SolutionEdge", cursor: String(id), node: solution(id) }));
  const last = edges.at(-1)?.cursor ?? null;
  const pageInfo = { __typename: "PageInfo", hasNextPage: Number(last) < size, endCursor: last };
  return { __typename: "SolutionConnection", totalCount: size, edges, pageInfo };
}

/** A client whose server lists five solutions and records the operations it receives. */
function setUp() {
  const operations: string[] = [];
  const server = new ApolloLink(({ operationName, variables }) => {
    operations.push(operationName ?? "");
    const { id, title, first, after } = variables;
    const data =
      operationName === "Rename"
        ? { renameSolution: solution(Number(id), String(title)) }
        : operationName === "Detail"
          ? { solution: solution(Number(id)) }
          : { solutions: page(Number(first), after as string | undefined, 5) };
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
  return { client: createClient(server, new Freshness()), operations };
}

const titles = (result: unknown) => JSON.stringify(result).match(/"title":"([^"]+)"/g) ?? [];

describe("the normalized cache", () => {
  it("shows a change to one solution in the list and on its page without a refetch", async () => {
    const { client, operations } = setUp();
    const list = { query: LIST, variables: { sort: "BEST_RATED", first: 3 } };
    await client.query(list);
    await client.query({ query: DETAIL, variables: { id: "2" } });
    await client.mutate({ mutation: RENAME, variables: { id: "2", title: "New name" } });
    expect(titles(client.readQuery(list))).toContain('"title":"New name"');
    expect(titles(client.readQuery({ query: DETAIL, variables: { id: "2" } }))).toEqual([
      '"title":"New name"',
    ]);
    expect(operations.filter((name) => name === "List")).toHaveLength(1);
  });

  it("keeps a list of its own for each search and order, and none for each page", async () => {
    const { client, operations } = setUp();
    await client.query({ query: LIST, variables: { sort: "BEST_RATED", first: 2 } });
    await client.query({ query: LIST, variables: { sort: "BEST_RATED", first: 2, after: "2" } });
    await client.query({ query: LIST, variables: { sort: "TITLE", first: 2 } });
    await client.query({ query: LIST, variables: { sort: "BEST_RATED", first: 2, search: "x" } });
    expect(operations).toHaveLength(4);
    const { ROOT_QUERY: root = {} } = client.cache.extract() as Record<string, object | undefined>;
    expect(Object.keys(root).filter((key) => key.startsWith("solutions"))).toHaveLength(3);
    const again = await client.query({
      query: LIST,
      variables: { sort: "BEST_RATED", first: 2, after: "2" },
    });
    expect(titles(again)).toEqual(['"title":"Solution 3"', '"title":"Solution 4"']);
    expect(operations).toHaveLength(4);
  });
});
