import sql, { raw, type Sql } from "sql-template-tag";
import type { Settings } from "../../../../shared/context.ts";
import { inUse } from "../../../account/identity/in-use.ts";

/** The preference on the account `u` that must also allow emails about a list. */
const PREFERENCES: Readonly<Record<string, string>> = {
  solutions: "notify_new_solution_alerts",
  researchPapers: "notify_research_paper_updates",
};

const allowed = Object.entries(PREFERENCES)
  .map(([list, column]) => `(s.list <> '${list}' or u.${column})`)
  .join(" and ");

/** A condition that the account `u` is active. */
export const isInUse = (settings: Pick<Settings, "demo">): Sql => raw(inUse(settings));

/** A condition that the account `u` is active and wants emails at all. */
function wantsLetters(settings: Pick<Settings, "demo">): Sql {
  return sql`${isInUse(settings)} and u.notify_email_notifications`;
}

/** A condition that the account `u` is active and wants emails about the search `s`. */
export function isReachable(settings: Pick<Settings, "demo">): Sql {
  return sql`(${wantsLetters(settings)} and ${raw(allowed)})`;
}

/** A condition that the account `u` is active and wants emails about solutions. */
export function wantsSolutions(settings: Pick<Settings, "demo">): Sql {
  return sql`(${wantsLetters(settings)} and ${raw(`u.${PREFERENCES.solutions}`)})`;
}
