import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";

/** What a cost is based on. */
export const CostBases = { PLAN: "plan", ENTERED: "entered", UNKNOWN: "unknown" } as const;
export type CostBasis = (typeof CostBases)[keyof typeof CostBases];

registerEnumType(CostBases, {
  name: "CostBasis",
  description: "What the cost of a candidate is based on.",
  valuesConfig: {
    PLAN: { description: "The cheapest plan of the catalog that covers the numbers." },
    ENTERED: { description: "An amount that somebody entered with its source; it counts before plans." },
    UNKNOWN: { description: "Nothing: there is no amount." },
  },
});

@ObjectType({ description: "For how many and for how long the costs of an evaluation are." })
export class EvaluationNumbers {
  @Field(() => Int, { nullable: true, description: "The number of athletes; null if it isn't known." })
  athletes: number | null;

  @Field(() => Int, { nullable: true, description: "The number of teams." })
  teams: number | null;

  @Field(() => Int, { nullable: true, description: "The number of venues." })
  venues: number | null;

  @Field(() => Int, { nullable: true, description: "The number of events." })
  events: number | null;

  @Field(() => Int, { nullable: true, description: "The number of people who work with it." })
  seats: number | null;

  @Field(() => Int, { nullable: true, description: "The number of devices." })
  devices: number | null;

  @Field(() => Int, { description: "The duration in months, 1 to 120." })
  months: number;

  @Field({ description: "The currency of the costs, such as `EUR`." })
  currency: string;
}

@InputType({ description: "For how many and for how long the costs of an evaluation are." })
export class EvaluationNumbersInput {
  @Field(() => Int, {
    nullable: true,
    description: "The number of athletes, 1 to 1,000,000; null if unknown.",
  })
  athletes?: number | null;

  @Field(() => Int, { nullable: true, description: "The number of teams." })
  teams?: number | null;

  @Field(() => Int, { nullable: true, description: "The number of venues." })
  venues?: number | null;

  @Field(() => Int, { nullable: true, description: "The number of events." })
  events?: number | null;

  @Field(() => Int, { nullable: true, description: "The number of people who work with it." })
  seats?: number | null;

  @Field(() => Int, { nullable: true, description: "The number of devices." })
  devices?: number | null;

  @Field(() => Int, { defaultValue: 12, description: "The duration in months, 1 to 120." })
  months: number;

  @Field({ defaultValue: "USD", description: "The currency by ISO 4217." })
  currency: string;
}

@InputType({ description: "What a candidate costs in all, for the numbers of the evaluation." })
export class CandidateCostInput {
  @Field({ description: "A decimal text such as `4000` or `9.50`, at most 999,999,999." })
  amount: string;

  @Field({ defaultValue: "USD", description: "The currency by ISO 4217." })
  currency: string;

  @Field({ description: "Where it is from, such as “Quote of March 3”; 1 to 300 characters." })
  source: string;
}

@ObjectType({ description: "The exchange rate that an amount was converted with." })
export class CostRate {
  @Field({ description: "The currency." })
  currency: string;

  @Field(() => Float, { description: "US dollars for one unit." })
  usd: number;

  @Field({ description: "Its day, as YYYY-MM-DD." })
  ratedOn: string;
}

@ObjectType({ description: "What a candidate costs for the numbers of the evaluation." })
export class EvaluationCost {
  @Field(() => ID, { description: "The candidate." })
  candidateId: number;

  @Field(() => CostBases, { description: "What it is based on." })
  basis: CostBasis;

  @Field(() => String, {
    nullable: true,
    description: "A decimal text in the evaluation's currency; null if it isn't known.",
  })
  amount: string | null;

  @Field({ description: "The amount as people write it, such as `from EUR 4,000`; `Not known` without one." })
  words: string;

  @Field(() => String, { nullable: true, description: "The name of the plan that it is calculated from." })
  plan: string | null;

  @Field(() => [String], {
    description: "How it is calculated, such as `40 athletes × $9 × 24 months`, term by term.",
  })
  formula: string[];

  @Field(() => [String], { description: "What isn't known, or was assumed, in sentences." })
  unknown: string[];

  @Field(() => String, {
    nullable: true,
    description: "The amount before it was converted and the rates with their days, in a sentence.",
  })
  conversion: string | null;

  @Field(() => [CostRate], { description: "The rates that it was converted with." })
  rates: CostRate[];

  @Field(() => String, { nullable: true, description: "Where an entered amount is from." })
  source: string | null;

  @Field(() => String, { nullable: true, description: "Who entered it; null for readers by link." })
  enteredBy: string | null;

  @Field(() => Date, { nullable: true, description: "When it was entered." })
  enteredAt: Date | null;
}
