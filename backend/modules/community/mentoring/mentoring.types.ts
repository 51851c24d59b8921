import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Person } from "../../account/profiles/privacy/person.ts";
import { MentoringRequest } from "./mentoring-request.entity.ts";

@ObjectType({ description: "A mentor whose profile can be found." })
export class MentorChoice {
  @Field(() => ID, { description: "The mentor's id." })
  id: string;

  @Field(() => Person, { description: "The mentor, as others see them." })
  mentor: Person;

  @Field(() => MentoringRequest, { nullable: true, description: "The viewer's latest request to them." })
  viewerRequest: MentoringRequest | null;
}

@ObjectType({
  description: "One side of a mentoring request, as the other side sees them.",
})
export class MentoringParty {
  @Field(() => ID, { description: "The account's id." })
  id: number;

  @Field({ description: "Their name." })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: "Their title and organization; null if neither is known.",
  })
  position: string;

  @Field({
    description: "Whether they have an active account; nothing new can be arranged with those who don't.",
  })
  isActive: boolean;
}

@ObjectType({ description: "A mentor's month, in UTC." })
export class MentoringMonth {
  @Field(() => GraphQLLocalDate, { description: "The first day of the month." })
  month: string;

  @Field(() => Int, { description: "Requests that they received, without withdrawn ones." })
  requests: number;

  @Field(() => Int, { description: "Accepted sessions that took place." })
  sessions: number;
}

@ObjectType({ description: "What the viewer does as a mentor, counted." })
export class MentoringSummary {
  @Field(() => ID, { description: "The viewer's id." })
  id: number;

  @Field(() => Int, { description: "Requests waiting for them." })
  waiting: number;

  @Field(() => Int, { description: "Students they mentor." })
  students: number;

  @Field(() => [MentoringMonth], { description: "The last twelve months, oldest first." })
  months: MentoringMonth[];

  @Field({ description: "When it was counted." })
  countedAt: Date;
}
