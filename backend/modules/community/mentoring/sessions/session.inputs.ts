import { Field, ID, InputType, Int } from "type-graphql";

@InputType({ description: "A session that a mentor proposes to a student." })
export class SessionProposal {
  @Field(() => ID, { description: "The id of the mentorship: the accepted request." })
  mentoringId: string;

  @Field({ description: "When it begins: in the future, at most a year ahead." })
  startsAt: Date;

  @Field(() => Int, { description: "How long it takes, 15 to 480 minutes." })
  minutes: number;

  @Field({ description: "The mentor's time zone, such as `America/Chicago`." })
  timeZone: string;

  @Field({ description: "What it is about: one line, up to 200 characters." })
  topic: string;

  @Field({ description: "A place or a link: one line, up to 300 characters." })
  place: string;
}
