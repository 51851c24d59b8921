import { Agent } from "node:http";
import { SOLUTION_FIELDS } from "../../backend/modules/catalog/solutions/solution.routes.ts";
import { ask, type Target } from "./load.ts";
import type { BenchServer } from "./servers.ts";

/** The servers that are compared. */
export interface Compared {
  readonly raw: BenchServer;
  /** The product without cached responses. */
  readonly plain: BenchServer;
  /** The product with its settings' defaults. */
  readonly keeping: BenchServer;
  /** Two processes, without and with cached responses. */
  readonly plainTwice: BenchServer;
  readonly keepingTwice: BenchServer;
  /** Servers of others, where they are asked for. */
  readonly peers?: Peers | undefined;
}

/** Servers of others over the same database. */
export interface Peers {
  readonly fastify: BenchServer;
  readonly mercurius: BenchServer;
  readonly postgraphile: BenchServer;
}

const FIELDS =
  "id slug title description pricing rating reviewCount features category { id name } vendor { id name }";
const LIST = `{ solutions(first: 24) { nodes { ${FIELDS} } } }`;
/** The same list with the fields that it has over REST. */
const WIDE_LIST = `{ solutions(first: 24) { totalCount totalCountIsExact nodes { ${SOLUTION_FIELDS} } pageInfo { hasNextPage endCursor } } }`;
const FACETS = `{ solutions(first: 24) { nodes { ${FIELDS} } totalCount facets {
  categories { value count } sports { value count } levels { value count } priceBands { value count } } } }`;
const FILTERS = [
  '{ sports: ["soccer"] }',
  '{ sports: ["soccer", "rugby"], levels: [YOUTH_ACADEMY] }',
  '{ categories: ["ai-analytics"] }',
];
const filtering = (filter: string) => FACETS.replace("first: 24", `first: 24, filter: ${filter}`);
const searchingFacets = (word: string) => FACETS.replace("first: 24", `first: 24, search: "${word}"`);
const RECORD = (id: number) => `{ solution(id: "${id}") { ${FIELDS} } }`;
const FOUND = `{ solutions(first: 24, search: "data", filter: { categories: ["ai-analytics"] }) { nodes { ${FIELDS} } } }`;
const POSTGRAPHILE_FIELDS =
  "id slug title description pricing rating reviewCount features categoryByCategoryIdAndCategoryKind { id name } vendorByVendorId { id name }";
const searching = (word: string) => LIST.replace("first: 24", `first: 24, search: "${word}"`);
const WORDS = [
  "analysis",
  "performance data",
  "the",
  "injur",
  "wearable",
  "coach",
  "video",
  "nutrition",
  "stadium",
  "tracking",
  "platform",
];
/** How many pages of a hundred are turned to reach the deep page. */
const DEEP = 50;

async function deepPage(url: string): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  let after = "";
  for (let page = 0; page < DEEP; page += 1) {
    const query = `{ solutions(first: 100${after && `, after: "${after}"`}) { pageInfo { hasNextPage endCursor } } }`;
    const { data } = JSON.parse(await ask(agent, `${url}/graphql`, query));
    if (!data.solutions.pageInfo.hasNextPage) break;
    after = data.solutions.pageInfo.endCursor;
  }
  agent.destroy();
  return after ? LIST.replace("first: 24", `first: 24, after: "${after}"`) : LIST;
}

async function firstRecord(url: string): Promise<{ id: number; slug: string }> {
  const [first] = (await (await fetch(`${url}/api/solutions?first=1`)).json()) as {
    id: number;
    slug: string;
  }[];
  if (!first) throw new Error("There is no solution to read.");
  return first;
}

/** The path of a record's page. */
export async function recordPath(url: string): Promise<string> {
  const { id, slug } = await firstRecord(url);
  return `/solutions/${id}-${slug}`;
}

/** The same four reads by the product and by servers of others, each beside the raw handler's. */
async function comparedReads({ raw, plain, peers }: Compared): Promise<Target[]> {
  const { id } = await firstRecord(plain.url);
  const category = JSON.parse(
    await ask(
      new Agent(),
      `${plain.url}/graphql`,
      '{ solution(id: "ID") { category { id } } }'.replace("ID", String(id)),
    ),
  ).data.solution.category.id;
  const post = (name: string, server: BenchServer, comparedWith: string, operation: string): Target => ({
    name,
    server,
    path: "/graphql",
    operations: [operation],
    comparedWith,
  });
  const [list, record, search] = ["raw list", "raw record", "raw search"] as const;
  const wideList = "raw list, REST's fields";
  const postgraphile = (server: BenchServer): Target[] => [
    post(
      "PostGraphile, list",
      server,
      list,
      `{ allSolutions(first: 24, orderBy: [SCORE_DESC, ROW_ID_DESC], condition: { status: "published" }) { nodes { ${POSTGRAPHILE_FIELDS} } } }`,
    ),
    post(
      "PostGraphile, record",
      server,
      record,
      `{ solutionByRowId(rowId: ${id}) { ${POSTGRAPHILE_FIELDS} } }`,
    ),
    post(
      "PostGraphile, filter with search",
      server,
      search,
      `{ allSolutions(first: 24, orderBy: [SCORE_DESC, ROW_ID_DESC], condition: { status: "published", categoryId: ${category} }, filter: { searchText: { includes: "data" } }) { nodes { ${POSTGRAPHILE_FIELDS} } } }`,
    ),
  ];
  return [
    { name: list, server: raw, path: "/" },
    { name: record, server: raw, path: `/record/${id}` },
    { name: search, server: raw, path: "/search/data" },
    post("product, list by GraphQL", plain, list, LIST),
    // A list over REST has more fields than the others: it is compared with a handler that answers as many.
    { name: wideList, server: raw, path: "/all-fields" },
    post("product, list by GraphQL, REST's fields", plain, wideList, WIDE_LIST),
    { name: "product, list by REST", server: plain, path: "/api/solutions?first=24", comparedWith: wideList },
    post("product, record", plain, record, RECORD(id)),
    post("product, filter with search", plain, search, FOUND),
    ...(peers
      ? [
          { name: "Fastify, list by REST", server: peers.fastify, path: "/list", comparedWith: list },
          post("Mercurius, list", peers.mercurius, list, `{ solutions { ${FIELDS} } }`),
          post("Mercurius, record", peers.mercurius, record, RECORD(id)),
          post(
            "Mercurius, filter with search",
            peers.mercurius,
            search,
            `{ found(text: "data") { ${FIELDS} } }`,
          ),
          ...postgraphile(peers.postgraphile),
        ]
      : []),
  ].map((target) => ({ ...target, name: `compared: ${target.name}` }));
}

/** Everything that is measured; the first one is the yardstick. */
export async function targetsOf(compared: Compared): Promise<Target[]> {
  const { raw, plain, keeping, plainTwice, keepingTwice } = compared;
  const record = await recordPath(plain.url);
  const graphql = (name: string, server: BenchServer, ...operations: string[]): Target => ({
    name,
    server,
    path: "/graphql",
    operations,
  });
  const paths = { list: "/solutions", home: "/", record };
  const reads = (name: string, server: BenchServer): Target[] => [
    graphql(`${name}GraphQL list`, server, LIST),
    { name: `${name}REST list`, server, path: "/api/solutions?first=24" },
    ...Object.entries(paths).map(([page, path]) => ({ name: `${name}page: ${page}`, server, path })),
  ];
  return [
    { name: "raw pg handler", server: raw, path: "/" },
    ...(await comparedReads(compared)),
    ...reads("", plain),
    ...reads("kept, ", keeping),
    ...reads("2 processes, ", plainTwice),
    ...reads("2 processes, kept, ", keepingTwice),
    ...[
      graphql("one visitor: first page", plain, LIST),
      graphql("one visitor: deep page", plain, await deepPage(plain.url)),
      graphql("one visitor: list with facets", plain, FACETS),
      graphql("one visitor: list with facets, filtered", plain, ...FILTERS.map(filtering)),
      graphql("one visitor: search", plain, ...WORDS.map(searching)),
      graphql("one visitor: search, two letters", plain, searching("ai"), searching("vr"), searching("3d")),
      graphql("one visitor: search with facets", plain, ...WORDS.map(searchingFacets)),
    ].map((target) => ({ ...target, connections: 1 })),
    { ...graphql("eight searching at once", plain, ...WORDS.map(searchingFacets)), connections: 8 },
  ];
}
