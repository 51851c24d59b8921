import { z } from "zod";
import { costsOf, MAX_MONTHS } from "../../modules/catalog/plans/cost.rules.ts";
import {
  COUNTED_UNITS,
  HARDWARE_TERMS,
  MAX_NUMBER,
  PLAN_PERIODS,
  PLAN_UNITS,
} from "../../modules/catalog/plans/plan.rules.ts";
import { PLAN_FIELDS, PLANS } from "../../modules/catalog/solutions/solution.routes.ts";
import { recordPath } from "../records.ts";
import { defineTool, NOTICE, notice, quoted } from "../tool.ts";
import { ToolError } from "../tool-error.ts";
import { idOrAddress, keyOf } from "./record-fields.ts";

const OPERATION = `query McpCost($id: ID!) {
  solution(id: $id) {
    id slug title pricing
    ${PLANS}
    plansInPricing { ${PLAN_FIELDS} }
  }
}`;

/** The schema names enum values in capitals, the rules of plans in lower case. */
const member = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.string().toLowerCase().pipe(z.enum(values));

const plan = z.object({
  name: z.string(),
  amount: z.string().nullable(),
  currency: z.string(),
  from: z.boolean(),
  per: member(PLAN_UNITS),
  period: member(PLAN_PERIODS),
  minimum: z.number().nullable(),
  maximum: z.number().nullable(),
  maximumOf: member(COUNTED_UNITS as ["athlete", ...typeof COUNTED_UNITS]).nullable(),
  setupFee: z.string().nullable(),
  hardware: z.string().nullable(),
  hardwarePer: member(HARDWARE_TERMS).nullable(),
  note: z.string().nullable(),
});

const priced = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  pricing: z.string().nullable(),
  plans: z.array(plan),
  plansInPricing: z.array(plan),
});

const count = z.int().min(1).max(MAX_NUMBER);

/** Computes what a product costs for a buyer's numbers, as its page does. */
export const estimateCost = defineTool({
  name: "estimate_cost",
  title: "Estimate a cost",
  description:
    "Computes what a product costs for so many athletes, teams or other units over some months, for each of its plans, with the formula and what is unknown. Without plans it returns the vendor's own words about the price.",
  input: {
    solution: idOrAddress("product"),
    counts: z
      .partialRecord(z.enum(COUNTED_UNITS as ["athlete", ...typeof COUNTED_UNITS]), count)
      .default({})
      .describe('For how many, such as {"athlete": 40, "team": 2}.'),
    months: z.int().min(1).max(MAX_MONTHS).default(12).describe("For how many months."),
  },
  output: {
    notice,
    solution: z.object({ id: z.string(), title: z.string(), address: z.url() }),
    months: z.number(),
    isRead: z.boolean().describe("Whether the plans were read from the price in words."),
    pricing: z.string().nullable().describe("The price in the vendor's words."),
    costs: z.array(
      z.object({
        plan: z.string(),
        currency: z.string(),
        total: z.string().nullable().describe("A decimal text; null if it can't be calculated."),
        atLeast: z.boolean().describe("Whether the total is a lower bound."),
        terms: z.array(z.string()).describe("What adds up to it."),
        unknown: z.array(z.string()).describe("What isn't known or was assumed."),
      }),
    ),
  },
  writes: false,
  async run({ solution, counts, months }, { ask, publicUrl }) {
    const { id } = keyOf("SOLUTION", solution, publicUrl);
    const data = await ask(OPERATION, { id });
    if (!data.solution) throw new ToolError(`There is no public product with the id ${id}.`);
    const found = priced.parse(data.solution);
    const isRead = found.plans.length === 0 && found.plansInPricing.length > 0;
    const costs = costsOf(isRead ? found.plansInPricing : found.plans, { counts, months }).map(
      ({ plan: of, total, atLeast, terms, unknown }) => ({
        plan: of.name,
        currency: of.currency,
        total,
        atLeast,
        terms: terms.map(({ words }) => words),
        unknown: [...unknown],
      }),
    );
    const address = publicUrl + recordPath("SOLUTION", found);
    const lines = [
      NOTICE,
      `${quoted(found.title)}, ${address}, for ${months} months:`,
      ...(costs.length ? [] : ["Its vendor gives no price that can be calculated with."]),
      ...(found.pricing ? [`The vendor says ${quoted(found.pricing)}`] : []),
      ...costs.map(({ plan: name, currency, total, atLeast, terms, unknown }) =>
        [
          `- ${quoted(name)}: ${total === null ? "can't be calculated" : `${atLeast ? "at least " : ""}${currency} ${total}`}`,
          ...(terms.length ? [`= ${terms.join(" + ")}`] : []),
          ...unknown,
        ].join(" "),
      ),
    ];
    return {
      structured: {
        notice: NOTICE,
        solution: { id, title: found.title, address },
        months,
        isRead,
        pricing: found.pricing,
        costs,
      },
      text: lines.join("\n"),
    };
  },
});
