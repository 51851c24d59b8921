import type { CriterionKind, CriterionVerdict } from "../../graphql/schema.generated.ts";

/** What a record says about a criterion, in words. */
export const VERDICTS: Readonly<Record<CriterionVerdict, string>> = {
  MET: "Met",
  NOT_MET: "Not met",
  UNKNOWN: "Unknown: the record doesn't say",
};

/** The kinds of criteria. */
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
