import { Agent } from "node:http";
import { ask, type Target } from "./load.ts";
import { searchTargets } from "./search-targets.ts";
import type { BenchServer } from "./servers.ts";

/** The servers that are compared. */
export interface Compared {
  readonly raw: BenchServer;
  /** The product without kept answers. */
  readonly plain: BenchServer;
  /** The product with its settings' defaults. */
  readonly keeping: BenchServer;
  /** Two processes, without and with kept answers. */
  readonly plainTwice: BenchServer;
  readonly keepingTwice: BenchServer;
}

const FIELDS =
  "id slug title description pricing rating reviewCount features category { id name } vendor { id name }";
const LIST = `{ solutions(first: 24) { nodes { ${FIELDS} } } }`;
const FACETS = `{ solutions(first: 24) { nodes { ${FIELDS} } totalCount facets {
  categories { value count } sports { value count } levels { value count } priceBands { value count } } } }`;
const FILTERS = [
  '{ sports: ["soccer"] }',
  '{ sports: ["soccer", "rugby"], levels: [YOUTH_ACADEMY] }',
  '{ categories: ["ai-analytics"] }',
];
const filtering = (filter: string) => FACETS.replace("first: 24", `first: 24, filter: ${filter}`);
const searchingFacets = (word: string) => FACETS.replace("first: 24", `first: 24, search: "${word}"`);
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

/** The path of a record's page. */
export async function recordPath(url: string): Promise<string> {
  const [first] = (await (await fetch(`${url}/api/solutions?first=1`)).json()) as {
    id: number;
    slug: string;
  }[];
  return `/solutions/${first?.id}-${first?.slug}`;
}

/** Everything that is measured; the first one is the yardstick. */
export async function targetsOf({
  raw,
  plain,
  keeping,
  plainTwice,
  keepingTwice,
}: Compared): Promise<Target[]> {
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
    { name: "REST list's fields, raw", server: raw, path: "/all-fields" },
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
    ...searchTargets(plain),
  ];
}
