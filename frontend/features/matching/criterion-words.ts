import type { CriterionKind, CriterionVerdict } from "../../graphql/schema.generated.ts";

/** Describes in words what a record states about a criterion. */
export const VERDICTS: Readonly<Record<CriterionVerdict, string>> = {
  MET: "Met",
  NOT_MET: "Not met",
  UNKNOWN: "Unknown: the record doesn't say",
};

/** The labels of the kinds of criteria. */
export const KINDS: Readonly<Record<CriterionKind, string>> = {
  PRODUCT: "Looking for",
  MUST: "Must",
  SHOULD: "Should",
  WONT: "Must not",
  SPORT: "Sport",
  LEVEL: "Level",
  BUDGET: "Budget",
  INTEGRATION: "Works with",
  DEADLINE: "Needed",
  QUANTITY: "How many",
  PLACE: "Place",
};
