import { registerEnumType } from "type-graphql";
import type { Viewed } from "../../../../shared/view-counter.ts";

/** The kinds of records whose views are counted by day. */
export const ViewedKinds = {
  SOLUTION: "solution",
  VENDOR: "vendor",
  OPPORTUNITY: "opportunity",
  COLLABORATION: "collaboration",
} as const;

export type ViewedKind = (typeof ViewedKinds)[keyof typeof ViewedKinds];

registerEnumType(ViewedKinds, {
  name: "ViewedKind",
  description: "A kind of record whose views are counted by day.",
  valuesConfig: {
    COLLABORATION: { description: "A research collaboration." },
    OPPORTUNITY: { description: "An opportunity." },
    SOLUTION: { description: "A solution." },
    VENDOR: { description: "A vendor." },
  },
});

const viewed = (kind: ViewedKind, table: string, counted: string): Viewed => ({
  kind,
  table,
  counted,
  hasCount: false,
});

/** How the views of each kind are counted. */
export const VIEWED: Readonly<Record<ViewedKind, Viewed>> = {
  solution: viewed("solution", "solutions", "s.status = 'published'"),
  vendor: viewed("vendor", "vendors", "s.status = 'published'"),
  opportunity: viewed("opportunity", "opportunities", "s.stage = 'published'"),
  collaboration: viewed("collaboration", "collaborations", "s.stage = 'published'"),
};
