import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Int, ObjectType, registerEnumType } from "type-graphql";

/** How well a text was found. */
export const LookedForOutcomes = { FOUND: "found", WEAK: "weak", NOTHING: "nothing" } as const;

export type LookedForOutcome = (typeof LookedForOutcomes)[keyof typeof LookedForOutcomes];

registerEnumType(LookedForOutcomes, {
  name: "LookedForOutcome",
  description: "How well something that was looked for was found.",
  valuesConfig: {
    FOUND: { description: "There were results with all of its words." },
    NOTHING: { description: "There was no result." },
    WEAK: { description: "There were results only without some of its words, or with a word corrected." },
  },
});

@ObjectType({ description: "Something that was looked for from several networks." })
export class LookedFor {
  @Field({ description: "The text, without case and accents." })
  text: string;

  @Field(() => LookedForOutcomes, { description: "How well it was found the last time." })
  outcome: LookedForOutcome;

  @Field(() => Int, { description: "From how many networks it was looked for, each counted once a week." })
  networks: number;

  @Field({ description: "Whether administrators have noted that a solution for it is wanted." })
  isWanted: boolean;
}

@ObjectType({ description: "What was looked for in a week and found nothing, or nothing good." })
export class SearchReport {
  @Field(() => GraphQLLocalDate, { description: "The Monday with which the week begins, in UTC." })
  week: string;

  @Field(() => [GraphQLLocalDate], { description: "The weeks that there are reports of, the latest first." })
  weeks: string[];

  @Field(() => [LookedFor], {
    description: "The 100 texts that were looked for from most networks, at least 3, and not found well.",
  })
  missed: LookedFor[];

  @Field(() => Int, {
    description: "How many other texts weren't found well: they came from fewer networks and aren't told.",
  })
  others: number;
}
