import { Collaboration } from "../../catalog/research/collaboration.entity.ts";
import { Opportunity } from "../opportunities/opportunity.entity.ts";

/** The kinds of records that are posted and applied for. */
export type RecordKind = "opportunity" | "collaboration";

export const RECORD_ENTITIES = { opportunity: Opportunity, collaboration: Collaboration } as const;

/** The error message for a record that doesn't exist or isn't public. */
export const NO_SUCH_RECORD: Readonly<Record<RecordKind, string>> = {
  opportunity: "This opportunity doesn't exist.",
  collaboration: "This collaboration doesn't exist.",
};

const SECTIONS: Readonly<Record<RecordKind, string>> = {
  opportunity: "/opportunities",
  collaboration: "/research/collaborations",
};

/** Returns the path of a record's page. */
export const recordPath = (kind: RecordKind, { id, slug }: { id: number; slug: string }): string =>
  `${SECTIONS[kind]}/${id}-${slug}`;
