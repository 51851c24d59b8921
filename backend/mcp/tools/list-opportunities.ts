import { z } from "zod";
import { recordPath } from "../records.ts";
import { defineTool, NOTICE, notice, quoted } from "../tool.ts";
import { level } from "./record-fields.ts";

const OPERATION = `query McpOpportunities(
  $search: String, $filter: OpportunityFilter, $sort: OpportunitySort!, $first: Int!, $after: String
) {
  opportunities(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes {
      id slug title type category organization budget dueDate daysLeft eligibility levels region isActive
      sports { name }
    }
  }
}`;

const opportunity = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  type: z.string(),
  category: z.string(),
  organization: z.string(),
  budget: z.number().nullable().describe("In US dollars; null if not stated."),
  dueDate: z.string().nullable().describe("The deadline; null if there is none."),
  daysLeft: z.number().nullable(),
  eligibility: z.string().nullable(),
  levels: z.array(z.string()),
  region: z.string().nullable(),
  isActive: z.boolean().describe("Whether applications are accepted now."),
  sports: z.array(z.object({ name: z.string() })),
});

/** Lists opportunities, as /opportunities does. */
export const listOpportunities = defineTool({
  name: "list_opportunities",
  title: "List opportunities",
  description:
    "Lists grants, tenders, calls, pilots and other opportunities with deadline, budget and who may apply; only those open now, unless asked otherwise.",
  input: {
    search: z.string().max(200).optional().describe("Part of the title or organization."),
    types: z.array(z.string().max(100)).max(20).optional().describe("Types, as list_filters returns."),
    categories: z.array(z.string().max(100)).max(20).optional().describe("Names of categories."),
    sports: z.array(z.string().max(100)).max(20).optional().describe("Names of sports."),
    levels: z.array(level).max(5).optional().describe("Levels of sport."),
    dueWithinDays: z.int().min(0).max(3650).optional().describe("Due within so many days."),
    minBudget: z.int().min(0).optional().describe("At least this stated budget, in US dollars."),
    includeClosed: z.boolean().default(false).describe("Also those that accept no applications."),
    sort: z.enum(["DUE_SOONEST", "NEWEST", "BUDGET"]).default("DUE_SOONEST").describe("The order."),
    limit: z.int().min(1).max(50).default(10).describe("How many."),
    after: z.string().max(1_000).optional().describe("`nextCursor` of the page before."),
  },
  output: {
    notice,
    totalCount: z.number(),
    opportunities: z.array(opportunity.extend({ address: z.url() })),
    nextCursor: z.string().nullable().describe("For the next page; null on the last one."),
  },
  writes: false,
  async run({ search, sort, limit, after, includeClosed, ...filter }, { ask, publicUrl }) {
    const active = includeClosed ? {} : { active: true };
    const data = await ask(OPERATION, {
      search,
      filter: { ...filter, ...active },
      sort,
      first: limit,
      after,
    });
    const { totalCount, pageInfo, nodes } = z
      .object({
        totalCount: z.number(),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
        nodes: z.array(opportunity),
      })
      .parse(data.opportunities);
    const opportunities = nodes.map((one) => ({
      ...one,
      address: publicUrl + recordPath("OPPORTUNITY", one),
    }));
    const nextCursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    const lines = [
      NOTICE,
      `${totalCount} found.`,
      ...opportunities.map(
        ({ title, organization, address, dueDate, budget, isActive }) =>
          `- ${quoted(title)} by ${quoted(organization)}, ${address}: ${isActive ? "open" : "closed"}, due ${dueDate ?? "not stated"}, budget ${budget === null ? "not stated" : `$${budget.toLocaleString("en-US")}`}`,
      ),
      ...(nextCursor ? [`More: after ${nextCursor}`] : []),
    ];
    return {
      structured: { notice: NOTICE, totalCount, opportunities, nextCursor },
      text: lines.join("\n"),
    };
  },
});
