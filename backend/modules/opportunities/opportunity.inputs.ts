import { ArgsType, Field, InputType, Int, registerEnumType } from "type-graphql";
import { PageArguments } from "../../shared/connection.ts";
import { type Level, Levels } from "../taxonomy/level.ts";
import { type BudgetBand, BudgetBands } from "./budget-band.ts";

/** The orders that a list of opportunities has. */
export const OpportunitySorts = {
  DUE_SOONEST: "due-soonest",
  NEWEST: "newest",
  BUDGET: "budget",
  TITLE: "title",
} as const;

export type OpportunitySort = (typeof OpportunitySorts)[keyof typeof OpportunitySorts];

registerEnumType(OpportunitySorts, {
  name: "OpportunitySort",
  description: "The order of a list of opportunities.",
  valuesConfig: {
    DUE_SOONEST: { description: "By due date; those without one last." },
    NEWEST: { description: "Last published first." },
    BUDGET: { description: "The largest first; those that state none last." },
  },
});

@InputType({ description: "Values of one list are alternatives; different filters must all hold." })
export class OpportunityFilter {
  @Field(() => [String], { nullable: true, description: "Types, such as `technology`." })
  types?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Category names or slugs." })
  categories?: string[] | null;

  @Field(() => [Levels], { nullable: true, description: "About at least one of these levels." })
  levels?: Level[] | null;

  @Field(() => [String], { nullable: true, description: "Sport slugs." })
  sports?: string[] | null;

  @Field(() => [BudgetBands], { nullable: true, description: "With a budget in one of these bands." })
  budgetBands?: BudgetBand[] | null;

  @Field(() => Int, { nullable: true, description: "A stated budget of at least this much, in US dollars." })
  minBudget?: number | null;

  @Field(() => Int, { nullable: true, description: "A stated budget of at most this much, in US dollars." })
  maxBudget?: number | null;

  @Field(() => Int, { nullable: true, description: "Due from now within so many days, 0 to 3650." })
  dueWithinDays?: number | null;

  @Field(() => Int, { nullable: true, description: "Published within so many days, 0 to 3650." })
  postedWithinDays?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: only those one can apply for now; false: only those one can't; null: all.",
  })
  active?: boolean | null;
}

@ArgsType()
export class OpportunitiesArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description: "Part of the title or organization, whatever its case, at most 200 characters.",
  })
  search?: string | null;

  @Field(() => OpportunityFilter, { nullable: true })
  filter?: OpportunityFilter | null;

  @Field(() => OpportunitySorts, { defaultValue: OpportunitySorts.DUE_SOONEST })
  sort: OpportunitySort;
}
