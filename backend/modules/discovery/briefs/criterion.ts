import { registerEnumType } from "type-graphql";

/** The kinds of criteria. */
export const CriterionKinds = {
  MUST: "must",
  SHOULD: "should",
  WONT: "wont",
  SPORT: "sport",
  LEVEL: "level",
  BUDGET: "budget",
  INTEGRATION: "integration",
  DEADLINE: "deadline",
} as const;

export type CriterionKind = (typeof CriterionKinds)[keyof typeof CriterionKinds];

registerEnumType(CriterionKinds, {
  name: "CriterionKind",
  description: "A kind of criterion of a brief.",
  valuesConfig: {
    BUDGET: { description: "What it may cost." },
    DEADLINE: { description: "When it is needed." },
    INTEGRATION: { description: "What it has to work with." },
    LEVEL: { description: "The level of play." },
    MUST: { description: "What it must have." },
    SHOULD: { description: "What would be good to have." },
    SPORT: { description: "The sport." },
    WONT: { description: "What it must not have." },
  },
});

/** What a record says about a criterion. */
export const Verdicts = { MET: "met", NOT_MET: "not-met", UNKNOWN: "unknown" } as const;

export type Verdict = (typeof Verdicts)[keyof typeof Verdicts];

registerEnumType(Verdicts, {
  name: "CriterionVerdict",
  description: "What the record says about a criterion.",
  valuesConfig: {
    MET: { description: "The record meets it." },
    NOT_MET: { description: "The record does not meet it." },
    UNKNOWN: { description: "The record doesn't say." },
  },
});

/** How much each kind counts in a score, met or not met. */
export const CRITERION_WEIGHTS: Readonly<Record<CriterionKind, number>> = {
  must: 1,
  should: 0.75,
  wont: 0.25,
  sport: 1.5,
  level: 0.75,
  budget: 0.75,
  integration: 0.75,
  deadline: 0,
};

/** Kinds that rule a solution out where it is known not to meet them. */
export const HARD: ReadonlySet<CriterionKind> = new Set(["must", "wont", "budget"]);
/** Kinds that a solution should be known to meet: it stands below those that are. */
export const DEMANDED: ReadonlySet<CriterionKind> = new Set(["must", "budget"]);
