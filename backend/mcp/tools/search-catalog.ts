import { z } from "zod";
import { recordPath } from "../records.ts";
import { defineTool, NOTICE, notice, quoted } from "../tool.ts";

const KINDS = ["SOLUTION", "VENDOR", "OPPORTUNITY", "PAPER", "TREND", "POST"] as const;

const OPERATION = `query McpSearch(
  $text: String!, $kinds: [SearchKind!], $filter: SearchFilter, $first: Int!, $after: String
) {
  search(text: $text, kinds: $kinds, filter: $filter, first: $first, after: $after) {
    totalCount
    didYouMean
    unknownWords
    isComplete
    kinds { value count }
    pageInfo { hasNextPage endCursor }
    nodes { kind id: recordId slug title excerpt owner category }
  }
}`;

const hit = z.object({
  kind: z.enum(KINDS),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  owner: z.string().nullable().describe("Its vendor, organization or university."),
  category: z.string().nullable(),
});

const found = z.object({
  totalCount: z.number(),
  didYouMean: z.string().nullable().describe("The corrected text, which was searched for instead."),
  unknownWords: z.array(z.string()).describe("Words that nothing contains."),
  isComplete: z.boolean().describe("False while records are still being indexed."),
  kinds: z.array(z.object({ value: z.enum(KINDS), count: z.number() })),
});

const answer = found.extend({
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  nodes: z.array(hit),
});

/** Searches all kinds of public records, as /search does. */
export const searchCatalog = defineTool({
  name: "search_catalog",
  title: "Search the catalog",
  description:
    'Searches products, vendors, opportunities, research papers, market trends and articles by words. "Quoted words" must stand as they are, -word excludes. For a need in whole sentences use match_brief.',
  input: {
    text: z.string().min(1).max(200).describe("What to look for."),
    kinds: z.array(z.enum(KINDS)).max(KINDS.length).optional().describe("Only these kinds; all without it."),
    sports: z.array(z.string().max(100)).max(20).optional().describe("Names of sports."),
    categories: z.array(z.string().max(100)).max(20).optional().describe("Names of categories."),
    places: z.array(z.string().max(100)).max(20).optional().describe("Countries and regions."),
    verified: z.boolean().optional().describe("True: only verified vendors and what they offer."),
    limit: z.int().min(1).max(50).default(10).describe("How many results."),
    after: z.string().max(1_000).optional().describe("`nextCursor` of the page before."),
  },
  output: {
    notice,
    ...found.shape,
    results: z.array(hit.extend({ address: z.url() })),
    nextCursor: z.string().nullable().describe("For the next page; null on the last one."),
  },
  writes: false,
  async run({ text, kinds, limit, after, ...filter }, { ask, publicUrl }) {
    const data = await ask(OPERATION, { text, kinds, filter, first: limit, after });
    const { pageInfo, nodes, ...rest } = answer.parse(data.search);
    const results = nodes.map((one) => ({ ...one, address: publicUrl + recordPath(one.kind, one) }));
    const nextCursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    const lines = [
      NOTICE,
      rest.totalCount ? `${rest.totalCount} found.` : "Nothing found.",
      ...(rest.didYouMean ? [`Searched for ${quoted(rest.didYouMean)} instead.`] : []),
      ...results.map(
        ({ kind, title, owner, address, excerpt }) =>
          `- ${kind} ${quoted(title)}${owner ? ` (${quoted(owner)})` : ""}, ${address}: ${quoted(excerpt)}`,
      ),
      ...(nextCursor ? [`More: after ${nextCursor}`] : []),
      ...(rest.isComplete ? [] : ["Records are still being indexed: there may be more."]),
    ];
    return { structured: { notice: NOTICE, ...rest, results, nextCursor }, text: lines.join("\n") };
  },
});
