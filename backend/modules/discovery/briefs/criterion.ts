import { registerEnumType } from "type-graphql";

/** The kinds of criteria. */
export const CriterionKinds = {
  PRODUCT: "product",
  MUST: "must",
  SHOULD: "should",
  WONT: "wont",
  SPORT: "sport",
  LEVEL: "level",
  BUDGET: "budget",
  INTEGRATION: "integration",
  DEADLINE: "deadline",
  QUANTITY: "quantity",
  PLACE: "place",
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
    PLACE: { description: "Where it is for, or from." },
    PRODUCT: { description: "What kind of product is looked for." },
    QUANTITY: { description: "For how many." },
    SHOULD: { description: "What would be good to have." },
    SPORT: { description: "The sport." },
    WONT: { description: "What it must not have." },
  },
});

/** The verdict on a criterion by a record's data. */
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

/** The score added when a criterion is met, unknown or not met; a record's text alone scores from 0 to 1. */
export const WORTH: Readonly<Record<CriterionKind, Readonly<Record<Verdict, number>>>> = {
  product: { met: 0.01, unknown: 0, "not-met": -0.1 },
  must: { met: 0.08, unknown: -0.01, "not-met": -0.08 },
  should: { met: 0.05, unknown: 0, "not-met": -0.06 },
  wont: { met: 0.02, unknown: 0, "not-met": -0.1 },
  sport: { met: 0.01, unknown: 0, "not-met": -0.1 },
  level: { met: 0.003, unknown: 0, "not-met": -0.003 },
  budget: { met: 0.04, unknown: -0.01, "not-met": -0.04 },
  integration: { met: 0.05, unknown: -0.01, "not-met": -0.05 },
  deadline: { met: 0, unknown: 0, "not-met": 0 },
  quantity: { met: 0.03, unknown: 0, "not-met": -0.08 },
  place: { met: 0.04, unknown: 0, "not-met": -0.04 },
};

/** Criteria kinds that exclude a solution known not to meet them. */
export const HARD: ReadonlySet<CriterionKind> = new Set(["must", "wont", "budget"]);
