import type { Context } from "../../../../shared/context.ts";
import { openNow } from "../../../marketplace/posting-base/stage.ts";
import type { ExecutiveOverview, PlatformFigure } from "./executive-overview.types.ts";

/** The limit up to which figures without a precomputed count are counted. */
const LIMIT = 1000;

type Counts = Record<"solutions" | "vendors" | "opportunities" | "papers", number>;

const upTo = (rows: string) => `(select count(*)::int from (select from ${rows} limit ${LIMIT + 1}) r)`;

const COUNTS = `
  select (select coalesce(sum(count), 0)::int from solution_counts where sport_ids is null) as solutions,
    ${upTo("vendors v where v.verified")} as vendors,
    ${upTo(`opportunities o where ${openNow("o")}`)} as opportunities,
    ${upTo("research_papers")} as papers`;

const figure = (label: string, count: number, formula: string, path: string): PlatformFigure => ({
  label,
  count: Math.min(count, LIMIT),
  isExact: count <= LIMIT,
  formula: `${formula}, counted up to ${LIMIT.toLocaleString("en-US")}.`,
  path,
});

/** Returns the platform's key figures, in one statement. */
export async function readExecutiveOverview({ em }: Context): Promise<ExecutiveOverview> {
  const [counts] = await em.execute<Counts[]>(COUNTS);
  if (!counts) throw new Error("The count returned no row.");
  return {
    asOf: new Date(),
    figures: [
      {
        label: "Solutions",
        count: counts.solutions,
        isExact: true,
        formula: "All published solutions, from a count updated with every change.",
        path: "/solutions",
      },
      figure(
        "Verified vendors",
        counts.vendors,
        "Vendors whose details were checked",
        "/vendors?verified=true",
      ),
      figure(
        "Open opportunities",
        counts.opportunities,
        "Opportunities that are open and not past their due date",
        "/opportunities?active=true",
      ),
      figure("Research papers", counts.papers, "All papers listed here", "/research"),
    ],
  };
}
