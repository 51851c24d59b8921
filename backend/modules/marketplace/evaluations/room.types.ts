import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { EvaluationCost, EvaluationNumbers } from "./costs/cost.types.ts";
import { Evaluation } from "./evaluation.entity.ts";
import type { EvaluationRole } from "./evaluation.rules.ts";
import { EvaluationRoles } from "./evaluation-role.ts";
import { EvaluationOutcome } from "./outcome/outcome.types.ts";
import { EvaluationRequest } from "./questions/question.types.ts";

@ObjectType({ description: "What candidates are judged by." })
export class EvaluationCriterion {
  @Field(() => ID)
  id: number;

  @Field({ description: "What is judged, at most 120 characters." })
  title: string;

  @Field(() => Int, { description: "0 to 100; counts relative to the other weights." })
  weight: number;

  @Field(() => Float, { description: "Its share of all weights, 0 to 1." })
  share: number;

  @Field({ description: "Whether a candidate has to meet it: with a mean score of 3 or more." })
  must: boolean;
}

@ObjectType({ description: "What the catalog said of a candidate." })
export class EvaluationFacts {
  @Field({ description: "The description, in plain text." })
  description: string;

  @Field(() => String, { nullable: true, description: "The price in the vendor's words." })
  pricing: string | null;

  @Field(() => [String], { description: "Key features, most important first." })
  features: string[];

  @Field(() => [String], { description: "What it works with." })
  integrations: string[];

  @Field(() => Float, { description: "The mean of its reviews, 0 without any." })
  rating: number;

  @Field(() => Int, { description: "How many reviews it has." })
  reviewCount: number;

  @Field({ description: "When this was read from the catalog." })
  asOf: Date;
}

@ObjectType({ description: "Words of the catalog on a criterion." })
export class EvaluationQuote {
  @Field(() => ID, { description: "The criterion." })
  criterionId: number;

  @Field({ description: "The words, as the catalog has them." })
  text: string;
}

@ObjectType({ description: "A product that is compared; it may be one that isn't in the catalog." })
export class EvaluationCandidate {
  @Field(() => ID)
  id: number;

  @Field({ description: "Its name." })
  name: string;

  @Field(() => String, { nullable: true, description: "Its vendor's name; null if it isn't known." })
  vendorName: string | null;

  @Field(() => String, { nullable: true, description: "Its address on the web." })
  website: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The path of its page; null unless it is in the catalog and public.",
  })
  path: string | null;

  @Field(() => EvaluationFacts, {
    nullable: true,
    description: "What the catalog says; what it said last if it was withdrawn; null if it never had it.",
  })
  facts: EvaluationFacts | null;

  @Field({ description: "Whether the catalog has changed since it was added." })
  changedSince: boolean;

  @Field({ description: "Whether it was withdrawn from the catalog; its facts are as they were." })
  withdrawn: boolean;

  @Field({ description: "When it was added." })
  addedAt: Date;

  @Field(() => [EvaluationQuote], {
    description: "What the catalog says on the criteria; those without a quote are open.",
  })
  readonly quotes: readonly EvaluationQuote[];

  @Field(() => ID, {
    nullable: true,
    description: "The vendor that can be asked; null unless it is in the catalog and public.",
  })
  vendorId: number | null;

  @Field({
    description: "Whether somebody manages the vendor's page; otherwise administrators answer for it.",
  })
  vendorClaimed: boolean;

  @Field(() => Date, {
    nullable: true,
    description: "When its vendor was told what was decided; null before, and for readers by link.",
  })
  toldAt: Date | null;
}

@ObjectType({ description: "A person of an evaluation, or an invitation." })
export class EvaluationPerson {
  @Field(() => ID)
  id: number;

  @Field({ description: "Their name; the address of somebody who was invited and hasn't joined." })
  name: string;

  @Field(() => EvaluationRoles, { description: "What they do." })
  role: EvaluationRole;

  @Field(() => Date, { nullable: true, description: "When they joined; null while they are invited." })
  joinedAt: Date | null;

  @Field(() => Date, { nullable: true, description: "When their scores were in; null before." })
  submittedAt: Date | null;

  @Field({
    description:
      "Whether they were shown the result before their scores were in, so that their scores aren't independent.",
  })
  sawResultFirst: boolean;

  @Field({
    description:
      "Whether they have left, or their account has ended. What they submitted counts, without a name.",
  })
  hasLeft: boolean;

  @Field({ description: "Whether it is the viewer." })
  isViewer: boolean;
}

@ObjectType({ description: "A score of the viewer's own." })
export class EvaluationScore {
  @Field(() => ID, { description: "The candidate." })
  candidateId: number;

  @Field(() => ID, { description: "The criterion." })
  criterionId: number;

  @Field(() => Int, { nullable: true, description: "0 to 5; null for “don't know”." })
  score: number | null;

  @Field({ description: "Why, in plain text of at most 1,000 characters." })
  note: string;
}

@ObjectType({ description: "What the judges gave a candidate for a criterion." })
export class EvaluationCell {
  @Field(() => ID, { description: "The criterion." })
  criterionId: number;

  @Field(() => Float, { nullable: true, description: "The mean, 0 to 5; null if nobody knows." })
  mean: number | null;

  @Field(() => Float, { nullable: true, description: "The lowest score; null if nobody knows." })
  lowest: number | null;

  @Field(() => Float, { nullable: true, description: "The highest score; null if nobody knows." })
  highest: number | null;

  @Field(() => Int, { description: "How many judges gave a score." })
  known: number;

  @Field(() => Int, { description: "How many judges don't know." })
  unknown: number;
}

@ObjectType({ description: "A candidate's place in the result." })
export class EvaluationRanking {
  @Field(() => ID, { description: "The candidate." })
  candidateId: number;

  @Field(() => Int, { description: "From 1; those that miss a must come after all others." })
  place: number;

  @Field(() => Float, {
    nullable: true,
    description: "The weighted mean of what is known, 0 to 5; null if nothing is.",
  })
  score: number | null;

  @Field(() => Float, { nullable: true, description: "The lowest weighted mean of a single judge." })
  lowest: number | null;

  @Field(() => Float, { nullable: true, description: "The highest weighted mean of a single judge." })
  highest: number | null;

  @Field(() => Float, { description: "The share of the weights for which there is a score, 0 to 1." })
  coverage: number;

  @Field(() => [String], { description: "The musts that it doesn't meet." })
  missedMusts: string[];

  @Field(() => [EvaluationCell], { description: "By criterion, in the order of the criteria." })
  cells: EvaluationCell[];
}

@ObjectType({ description: "A judge's note on a score." })
export class EvaluationNote {
  @Field(() => ID, { description: "The candidate." })
  candidateId: number;

  @Field(() => ID, { description: "The criterion." })
  criterionId: number;

  @Field({ description: "The judge's name." })
  author: string;

  @Field(() => Int, { nullable: true, description: "The score; null for “don't know”." })
  score: number | null;

  @Field({ description: "The note." })
  text: string;
}

@ObjectType({ description: "The scores of all judges whose scores are in." })
export class EvaluationResults {
  @Field(() => Int, { description: "How many judges' scores these are." })
  judges: number;

  @Field(() => Int, {
    description: "How many of the judges were shown the result before their scores were in.",
  })
  informedJudges: number;

  @Field(() => [EvaluationRanking], { description: "Best first." })
  ranking: EvaluationRanking[];

  @Field({ description: "The result in a sentence." })
  verdict: string;

  @Field(() => [String], {
    description:
      "Which weights would change the first place, in sentences; empty without a second candidate.",
  })
  sensitivity: string[];

  @Field(() => [EvaluationNote], {
    description: "The judges' notes; at most 500, of each candidate as many as of the others.",
  })
  notes: EvaluationNote[];

  @Field(() => Int, { description: "How many notes there are in all." })
  noteCount: number;
}

@ObjectType({ description: "What was decided." })
export class EvaluationDecision {
  @Field(() => ID, { description: "The chosen candidate." })
  chosenId: number;

  @Field({ description: "The chosen candidate's name." })
  chosenName: string;

  @Field(() => ID, { nullable: true, description: "The runner-up." })
  runnerUpId: number | null;

  @Field(() => String, { nullable: true, description: "The runner-up's name." })
  runnerUpName: string | null;

  @Field({ description: "Why, in plain text." })
  reasons: string;

  @Field({ description: "When." })
  decidedAt: Date;

  @Field(() => String, { nullable: true, description: "Who decided; null for readers by link." })
  decidedBy: string | null;
}

@ObjectType({ description: "An evaluation with all that belongs to it." })
export class EvaluationRoom {
  @Field(() => ID, { description: "The id of the evaluation." })
  id: number;

  @Field(() => Evaluation, { description: "The evaluation itself." })
  evaluation: Evaluation;

  @Field(() => EvaluationRoles, {
    nullable: true,
    description: "The viewer's role; null for readers by link.",
  })
  viewerRole: EvaluationRole | null;

  @Field(() => [EvaluationCriterion], { description: "The criteria that count, in order." })
  criteria: EvaluationCriterion[];

  @Field(() => [EvaluationCandidate], {
    description: "The candidates, in the order in which they were added.",
  })
  candidates: EvaluationCandidate[];

  @Field(() => [EvaluationPerson], { description: "Its people; empty for readers by link." })
  people: EvaluationPerson[];

  @Field(() => [EvaluationScore], { description: "The viewer's own scores." })
  ownScores: EvaluationScore[];

  @Field(() => EvaluationNumbers, { description: "For how many and for how long the costs are." })
  numbers: EvaluationNumbers;

  @Field(() => [EvaluationCost], { description: "What each candidate costs for these numbers." })
  costs: EvaluationCost[];

  @Field(() => [EvaluationRequest], {
    description: "What vendors were asked and what they answered; empty for readers by link.",
  })
  requests: EvaluationRequest[];

  @Field(() => EvaluationResults, {
    nullable: true,
    description:
      "The result; null for judges until their own scores are in, and for others until all judges are done or the owner has ended the scoring.",
  })
  results: EvaluationResults | null;

  @Field(() => EvaluationDecision, { nullable: true, description: "The decision; null while it is open." })
  decision: EvaluationDecision | null;

  @Field(() => EvaluationOutcome, {
    nullable: true,
    description:
      "Whether the choice held; null until three months after the decision, and for readers by link.",
  })
  outcome: EvaluationOutcome | null;

  @Field(() => String, {
    nullable: true,
    description: "The link that lets anyone read it; null while it isn't shared, and for all but the owner.",
  })
  shareUrl: string | null;
}
