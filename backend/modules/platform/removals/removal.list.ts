import sql from "sql-template-tag";
import { Public } from "../../../shared/access.ts";
import { daysFromNow } from "../../../shared/days/days.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { enumFilter } from "../../../shared/listing/filters.ts";
import { sinceFilter } from "../../../shared/listing/in-step.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { CopiedKinds, Removal } from "./removal.entity.ts";

/** How many days removals are stored. */
export const REMOVALS_DAYS = 90;

/** @throws InvalidInputError for a moment before the oldest stored removals. */
function assertKept(since: Date): void {
  if (since >= daysFromNow(-REMOVALS_DAYS)) return;
  const message = `Removals are kept for ${REMOVALS_DAYS} days. Make a new copy.`;
  throw new InvalidInputError(message, { since: message });
}

/** The records that are no longer public. */
export const removalList = defineList({
  name: "removals",
  typeName: "Removal",
  entity: Removal,
  description: `Records that stopped being public in the last ${REMOVALS_DAYS} days and haven't come back, latest last, paged.`,
  access: Public(),
  filters: {
    since: sinceFilter({
      argument: "since",
      column: sql`t.removed_at`,
      property: "removedAt",
      description: `Removed then or later, at most ${REMOVALS_DAYS} days ago; pass the earliest \`safeUntil\` (in REST, the header \`X-Safe-Until\`) of the previous round.`,
      assertAnswerable: assertKept,
    }),
    kinds: {
      ...enumFilter({
        param: "kind",
        label: "Kind",
        description: "Of one of these kinds.",
        column: "kind",
        members: CopiedKinds,
        labels: {
          Solution: "Solution",
          Vendor: "Vendor",
          Opportunity: "Opportunity",
          Collaboration: "Collaboration",
          ResearchPaper: "Paper",
          UniversityPartner: "University partner",
          ResearchTopic: "Research topic",
          MarketTrend: "Trend",
          BlogPost: "Article",
        },
      }),
      asArgument: "[CopiedKind!]",
    },
  },
  orders: {
    UPDATED: {
      label: "Removed",
      description: "By removal, latest last.",
      by: ["removedAt"],
      direction: "asc",
      forPrograms: true,
    },
  },
  defaultOrder: "UPDATED",
  isCopied: true,
});
