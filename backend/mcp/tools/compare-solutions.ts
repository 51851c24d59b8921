import { z } from "zod";
import { recordPath } from "../records.ts";
import { defineTool, NOTICE, notice, quoted } from "../tool.ts";
import { ToolError } from "../tool-error.ts";
import { briefFields } from "./brief-fields.ts";
import { idOrAddress, keyOf } from "./record-fields.ts";

const FIELDS = `id slug title pricing priceBand freeTier rating reviewCount levels features integrations
  vendor { id name verified country } sports { name } category { name }`;

const PLAIN = `query McpCompare($ids: [ID!]!) { comparedSolutions(ids: $ids) { ${FIELDS} } }`;
const BY_BRIEF = `query McpCompareByBrief($ids: [ID!]!, $brief: BriefInput!) {
  comparedSolutions(ids: $ids) { ${FIELDS} }
  briefComparison(brief: $brief, ids: $ids) {
    kind
    text
    cells { solutionId verdict fact source { field quote } }
  }
}`;

const named = z.object({ name: z.string() });

const solution = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  pricing: z.string().nullable(),
  priceBand: z.string(),
  freeTier: z.boolean(),
  rating: z.number(),
  reviewCount: z.number(),
  levels: z.array(z.string()),
  features: z.array(z.string()),
  integrations: z.array(z.string()),
  vendor: z.object({
    id: z.string(),
    name: z.string(),
    verified: z.boolean(),
    country: z.string().nullable(),
  }),
  sports: z.array(named),
  category: named,
});

const criterion = z.object({
  kind: z.string(),
  text: z.string(),
  cells: z.array(
    z.object({
      solutionId: z.string(),
      verdict: z.string().describe("MET, NOT_MET or UNKNOWN."),
      fact: z.string().nullable().describe("The fact that it was judged by."),
      source: z.object({ field: z.string(), quote: z.string() }).nullable(),
    }),
  ),
});

/** Compares products, by the criteria of a need if there is one. */
export const compareSolutions = defineTool({
  name: "compare_solutions",
  title: "Compare products",
  description:
    "Sets two to four products side by side: price, sports, levels, features, reviews; with the need's text also what each says about every criterion, with quotations.",
  input: {
    solutions: z.array(idOrAddress("product")).min(2).max(4).describe("Ids or addresses of the products."),
    need: z
      .object({ ...briefFields, text: briefFields.text.optional() })
      .optional()
      .describe("The need by which they are compared, as in match_brief."),
  },
  output: {
    notice,
    solutions: z.array(solution.extend({ address: z.url() })),
    criteria: z.array(criterion).describe("What each says about every criterion; empty without a need."),
    page: z.url().describe("The comparison, for the person."),
  },
  writes: false,
  async run({ solutions: named, need }, { ask, publicUrl }) {
    const ids = [...new Set(named.map((text) => keyOf("SOLUTION", text, publicUrl).id))];
    if (ids.length < 2) throw new ToolError("Pass at least two different products.");
    const data = await ask(need ? BY_BRIEF : PLAIN, { ids, ...(need && { brief: need }) });
    const solutions = z
      .array(solution)
      .parse(data.comparedSolutions)
      .map((one) => ({ ...one, address: publicUrl + recordPath("SOLUTION", one) }));
    if (solutions.length === 0) throw new ToolError("There are no public products with these ids.");
    const criteria = z.array(criterion).parse(data.briefComparison ?? []);
    const missing = ids.filter((id) => !solutions.some((one) => one.id === id));
    const titleOf = (id: string) => quoted(solutions.find((one) => one.id === id)?.title ?? id);
    const lines = [
      NOTICE,
      ...solutions.map(
        (one) =>
          `- ${quoted(one.title)} by ${quoted(one.vendor.name)}, ${one.address}: price ${one.pricing ? quoted(one.pricing) : "not stated"}; ${one.reviewCount ? `rated ${one.rating} by ${one.reviewCount}` : "no reviews"}; levels ${one.levels.join(", ") || "not stated"}`,
      ),
      ...criteria.map(
        ({ text, cells }) =>
          `${quoted(text)}: ${cells
            .map(({ solutionId, verdict, fact, source }) => {
              const why = fact ?? source?.quote;
              return `${titleOf(solutionId)} ${verdict}${why ? ` (${quoted(why)})` : ""}`;
            })
            .join("; ")}`,
      ),
      ...(missing.length ? [`There is no public product with the id ${missing.join(", ")}.`] : []),
    ];
    const page = `${publicUrl}/compare?solutions=${solutions.map(({ id }) => id).join(",")}`;
    return { structured: { notice: NOTICE, solutions, criteria, page }, text: lines.join("\n") };
  },
});
