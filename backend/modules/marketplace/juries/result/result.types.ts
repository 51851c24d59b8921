import { Field, Float, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A criterion by which the applications to a call were judged." })
export class CallResultCriterion {
  @Field({ description: "What was judged." })
  title: string;

  @Field(() => String, { nullable: true, description: "What was meant; null if nobody said." })
  description: string;

  @Field(() => Float, { description: "Its share of all weights, 0 to 1." })
  share: number;
}

@ObjectType({ description: "A winner of a call who agreed to be named." })
export class CallWinner {
  @Field({ description: "The vendor that the application was made for, or the person." })
  name: string;

  @Field({ description: "Why they won." })
  sentence: string;
}

@ObjectType({ description: "The public result of a call whose applications a jury judged." })
export class CallResult {
  @Field(() => String, {
    nullable: true,
    description: "What the organizers say, in plain text; null if nothing.",
  })
  text: string;

  @Field({ description: "When it was published." })
  publishedAt: Date;

  @Field(() => Int, { description: "How many applications were judged." })
  applicationCount: number;

  @Field(() => Int, { description: "How many reviewers judged them." })
  reviewerCount: number;

  @Field(() => [CallResultCriterion], { description: "The criteria, in order." })
  criteria: CallResultCriterion[];

  @Field(() => [CallWinner], { description: "The winners who agreed to be named, by name." })
  winners: CallWinner[];

  @Field(() => Int, { description: "How many winners haven't agreed to be named yet, or don't want to be." })
  unnamedWinnerCount: number;
}

@ObjectType({ description: "A winner of a call, for those who decide." })
export class JuryWinner {
  @Field(() => ID, { description: "The application that was accepted." })
  applicationId: number;

  @Field({ description: "The vendor that it was made for, or the person." })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: "The sentence that they were asked about; null if not asked.",
  })
  sentence: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether they agreed; null while they haven't answered.",
  })
  agreed: boolean | null;
}

@ObjectType({ description: "The question whether a winner may be named in a call's public result." })
export class NamingRequest {
  @Field(() => ID, { description: "The application that was accepted." })
  applicationId: number;

  @Field({ description: "The name that would be shown." })
  name: string;

  @Field({ description: "The sentence that would be shown." })
  sentence: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the viewer agreed; null while they haven't answered.",
  })
  agreed: boolean | null;
}
