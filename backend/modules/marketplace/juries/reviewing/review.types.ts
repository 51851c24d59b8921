import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Connection } from "../../../../shared/paging/connection.ts";
import { ApplicationAnswer } from "../../call-forms/application-answer.ts";
import { JuryCriterion } from "../jury.types.ts";
import { type RoundState, RoundStates } from "../round-state.ts";

@ObjectType({ description: "An application that the viewer is to review." })
export class JuryTask {
  @Field(() => ID)
  id: number;

  @Field(() => ID, { description: "The round that it is in." })
  roundId: number;

  @Field({ description: "The round's name." })
  roundName: string;

  @Field({ description: "The call's title." })
  title: string;

  @Field({ description: "Who posted the call." })
  organization: string;

  @Field({ description: "The path of the call's page." })
  path: string;

  @Field(() => GraphQLLocalDate, {
    description: "The day at whose end, in the hub's time zone, the round closes.",
  })
  closesOn: string;

  @Field(() => RoundStates, { description: "Where the round stands." })
  state: RoundState;

  @Field(() => Int, {
    description: "The application's number in the round, by which its reviewers speak of it.",
  })
  number: number;

  @Field({ description: "Whether who applies is hidden." })
  isHidden: boolean;

  @Field(() => Date, { nullable: true, description: "When the viewer submitted it; null while it is open." })
  submittedAt: Date | null;
}

@ObjectType()
export class JuryTaskConnection extends Connection(JuryTask) {}

@ObjectType({
  description:
    "An application as its reviewers see it. While who applies is hidden, what says so is null or left out.",
})
export class JudgedApplication {
  @Field(() => String, { nullable: true, description: "Who applies; null while that is hidden." })
  applicantName: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Who they represent; null while hidden or if they didn't say.",
  })
  affiliation: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The vendor it is made for; null while hidden or if there is none.",
  })
  vendorName: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The address for replies; only in a round that isn't blind.",
  })
  contactEmail: string | null;

  @Field({ description: "What the applicant offers, in their own words." })
  text: string;

  @Field(() => [String], { description: "Web addresses; none while who applies is hidden, as they name it." })
  links: string[];

  @Field(() => [ApplicationAnswer], {
    description:
      "The answers to the call's questions. While who applies is hidden, those that tell it, and links, are left out, and files are numbered instead of named.",
  })
  answers: ApplicationAnswer[];
}

@ObjectType({ description: "A score for a criterion." })
export class JuryScore {
  @Field(() => ID, { description: "The criterion." })
  criterionId: number;

  @Field(() => Int, { nullable: true, description: "From the scale of the jury; null for “can't judge”." })
  score: number | null;
}

@ObjectType({ description: "A review of an application that is submitted." })
export class JuryOpinion {
  @Field(() => ID)
  id: number;

  @Field({ description: "Who wrote it." })
  reviewerName: string;

  @Field(() => Float, {
    nullable: true,
    description: "The weighted mean of its scores; null if nothing was judged.",
  })
  mean: number | null;

  @Field(() => [JuryScore], { description: "Its scores by criterion." })
  scores: JuryScore[];

  @Field(() => String, { nullable: true, description: "What the reviewer wrote; null if nothing." })
  comment: string;

  @Field({ description: "When it was submitted." })
  submittedAt: Date;
}

@ObjectType({ description: "What somebody said about an application after scoring." })
export class JuryComment {
  @Field(() => ID)
  id: number;

  @Field({ description: "The reviewer, or the organizers." })
  author: string;

  @Field({ description: "Plain text." })
  text: string;

  @Field({ description: "When it was said." })
  createdAt: Date;

  @Field({ description: "Whether the viewer said it." })
  isViewer: boolean;
}

@ObjectType({ description: "A review to write, with the application, the criteria and what others think." })
export class JuryReview {
  @Field(() => ID)
  id: number;

  @Field(() => ID, { description: "The application in its round." })
  entryId: number;

  @Field(() => JuryTask, { description: "What is to be reviewed." })
  task: JuryTask;

  @Field(() => JudgedApplication, { description: "The application." })
  application: JudgedApplication;

  @Field(() => JudgedApplication, {
    nullable: true,
    description:
      "What the viewer judged, if the application was rewritten after they submitted or last saved their review; null otherwise. Files that were removed since are left out.",
  })
  judged: JudgedApplication | null;

  @Field(() => Int, { description: "The lowest score, 0 or 1; the best is 5." })
  lowestScore: number;

  @Field(() => [JuryCriterion], { description: "The criteria, in order." })
  criteria: JuryCriterion[];

  @Field(() => [JuryScore], { description: "The viewer's own scores so far." })
  ownScores: JuryScore[];

  @Field(() => String, { nullable: true, description: "What the viewer wrote so far; null if nothing." })
  comment: string;

  @Field(() => Int, { description: "Changes with each save, which sends it back." })
  version: number;

  @Field(() => [JuryOpinion], {
    nullable: true,
    description: "What the other reviewers submitted; null until the viewer's own review is in.",
  })
  others: JuryOpinion[] | null;

  @Field(() => [JuryComment], {
    nullable: true,
    description: "The discussion, in order; null until the viewer's own review is in.",
  })
  discussion: JuryComment[] | null;

  @Field(() => ID, { description: "The viewer as a reviewer of this jury, by which they can leave." })
  reviewerId: number;
}
