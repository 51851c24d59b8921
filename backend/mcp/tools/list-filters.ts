import { z } from "zod";
import { lists } from "../../modules.ts";
import { defineTool, NOTICE, notice, quoted } from "../tool.ts";

const LISTS = ["solutions", "vendors", "opportunities", "collaborations", "researchPapers"] as const;

/** Returns the filters of a list whose values are counted. */
function facetsOf(name: (typeof LISTS)[number]): string[] {
  const list = lists.find((one) => one.name === name);
  return Object.entries(list?.filters ?? {}).flatMap(([filter, { facet }]) => (facet ? [filter] : []));
}

const value = z.object({
  value: z.string().describe("What the filter takes."),
  label: z.string(),
  count: z.number().describe("How many records have it."),
});

/** Lists by what a list can be filtered, with counts. */
export const listFilters = defineTool({
  name: "list_filters",
  title: "List filters",
  description:
    "Lists the filters of a list with their values and how many records have each: categories, sports, levels, price bands, countries, types and so on. Use the values with list_opportunities, search_catalog or the GraphQL API.",
  input: { list: z.enum(LISTS).describe("The list.") },
  output: {
    notice,
    list: z.enum(LISTS),
    totalCount: z.number(),
    filters: z.array(z.object({ name: z.string(), values: z.array(value) })),
  },
  writes: false,
  async run({ list }, { ask }) {
    const facets = facetsOf(list)
      .map((name) => `${name} { value label count }`)
      .join(" ");
    const data = await ask(`query McpFilters { ${list}(first: 1) { totalCount facets { ${facets} } } }`, {});
    const found = z
      .object({ totalCount: z.number(), facets: z.record(z.string(), z.array(value)) })
      .parse(data[list]);
    const filters = Object.entries(found.facets).map(([name, values]) => ({ name, values }));
    const lines = [
      NOTICE,
      `${found.totalCount} in ${list}.`,
      ...filters.map(
        ({ name, values }) =>
          `${name}: ${values.map(({ value: of, count }) => `${quoted(of)} (${count})`).join(", ")}`,
      ),
    ];
    return {
      structured: { notice: NOTICE, list, totalCount: found.totalCount, filters },
      text: lines.join("\n"),
    };
  },
});
