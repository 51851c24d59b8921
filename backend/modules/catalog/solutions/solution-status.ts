import { raw } from "sql-template-tag";
import { registerEnumType } from "type-graphql";

/** Whether a solution is public. */
export const SolutionStatuses = { DRAFT: "draft", PUBLISHED: "published", WITHDRAWN: "withdrawn" } as const;

export type SolutionStatus = (typeof SolutionStatuses)[keyof typeof SolutionStatuses];

registerEnumType(SolutionStatuses, {
  name: "SolutionStatus",
  description: "Whether a solution is public.",
  valuesConfig: {
    DRAFT: { description: "Never published." },
    PUBLISHED: { description: "Public." },
    WITHDRAWN: { description: "Withdrawn by its vendor or an administrator." },
  },
});

/** Display names of the statuses. */
export const SOLUTION_STATUS_LABELS: Record<SolutionStatus, string> = {
  draft: "Draft",
  published: "Published",
  withdrawn: "Withdrawn",
};

/** SQL condition on `t` for public solutions. */
export const isPublic = raw("t.status = 'published'");
