import { GraphQLString } from "graphql";
import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { type SessionStatus, SessionStatuses } from "../../community/mentoring/sessions/session-status.ts";

@ObjectType({
  description:
    "Something with a due date that the viewer saved or applied to, or one of their mentoring sessions.",
})
export class WorkDeadline {
  @Field(() => ID, { description: "Unique among deadlines: its kind and its record's id." })
  id: string;

  @Field({ description: "The record's title, or the session's topic." })
  title: string;

  @Field({ description: "Who posted it, or who the session is with." })
  organization: string;

  @Field({ description: "The path of its page." })
  path: string;

  @Field({ description: "When applications are due, or the session begins." })
  dueDate: Date;

  @Field(() => Int, { description: "Days until then, rounded up." })
  daysLeft: number;

  @Field(() => GraphQLString, {
    nullable: true,
    description: "The status of the viewer's application, such as `draft`; null if there is none.",
  })
  application: string | null;

  @Field(() => SessionStatuses, {
    nullable: true,
    description: "The session's status; null for anything else.",
  })
  session: SessionStatus | null;

  @Field(() => GraphQLString, { nullable: true, description: "The session's time zone; null for others." })
  timeZone: string | null;
}

@ObjectType({ description: "What is waiting for the viewer, counted." })
export class ViewerWork {
  @Field(() => ID, { description: "The viewer's id." })
  id: number;

  @Field(() => Int, {
    description: "Solutions that fit the viewer's saved briefs and are new since they last looked.",
  })
  newMatches: number;

  @Field(() => Int, {
    description: "Open listings due within seven days that the viewer saved or drafted an application for.",
  })
  applicationsDue: number;

  @Field(() => Int, { description: "Records that the viewer saved." })
  saved: number;

  @Field(() => Int, {
    description: "Conversations with messages that the viewer has not read, not counting archived ones.",
  })
  repliesWaiting: number;

  @Field({ description: "Whether the viewer has chosen not to be reminded of their profile's empty fields." })
  profileHintDismissed: boolean;

  @Field({ description: "When this was counted." })
  countedAt: Date;

  @Field(() => [WorkDeadline], {
    description:
      "What the viewer saved or applied to that is due within fourteen days, and sessions with their mentors in that time, soonest first; at most ten.",
  })
  deadlines: WorkDeadline[];
}

@ObjectType({ description: "Something that the viewer did." })
export class ViewerActivity {
  @Field(() => ID, { description: "Unique among the viewer's activities." })
  id: string;

  @Field({ description: "What they did, in one sentence." })
  description: string;

  @Field({ description: "The path of the page that it is about." })
  path: string;

  @Field({ description: "When they did it." })
  createdAt: Date;
}

@ObjectType({ description: "What the viewer did in a week that starts on Monday, in UTC." })
export class ActivityWeek {
  @Field(() => GraphQLLocalDate, { description: "The Monday." })
  startsOn: string;

  @Field(() => Int, { description: "Records that they saved and still have." })
  saved: number;

  @Field(() => Int, { description: "Applications that they submitted and didn't withdraw." })
  applications: number;
}
