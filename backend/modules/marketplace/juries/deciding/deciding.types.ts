import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Jury } from "../jury.types.ts";

/** What can be decided on several applications of a round at once. */
export const JuryDecisions = { ACCEPT: "accept", DECLINE: "decline", NEXT_ROUND: "next_round" } as const;

export type JuryDecision = (typeof JuryDecisions)[keyof typeof JuryDecisions];

registerEnumType(JuryDecisions, {
  name: "JuryDecision",
  description: "What can be decided on several applications of a round at once.",
  valuesConfig: {
    ACCEPT: { description: "They are accepted; this is final." },
    DECLINE: { description: "They are turned down; this is final." },
    NEXT_ROUND: { description: "They are shortlisted and go on to the next round." },
  },
});

@ObjectType({ description: "The letter that an applicant would get." })
export class JuryLetter {
  @Field(() => ID, { description: "The application in its round." })
  entryId: number;

  @Field({ description: "Who gets it." })
  applicantName: string;

  @Field({ description: "The message, with its placeholders filled." })
  text: string;

  @Field(() => String, { nullable: true, description: "Why it can't be sent; null if it can." })
  problem: string | null;
}

@ObjectType({ description: "What a decision on several applications did." })
export class JuryDecided {
  @Field(() => Int, { description: "How many were decided on now, whose applicants were told." })
  decided: number;

  @Field(() => Int, { description: "How many stay as they were, as they had been decided on or withdrawn." })
  unchanged: number;

  @Field(() => Jury, { description: "The jury as it is then." })
  jury: Jury;
}
