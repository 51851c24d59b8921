import { Field, Float, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import { Solution } from "../../catalog/solutions/solution.entity.ts";
import { type Level, Levels } from "../../catalog/taxonomy/level.ts";
import { type CriterionKind, CriterionKinds, type Verdict, Verdicts } from "./criterion.ts";
import { type QuotedField, QuotedFields, QuotedPage } from "./judging/record-texts.ts";
import { MatchCost } from "./matching/match-cost.ts";

/** How well a solution fits a brief. */
export const MatchBands = { STRONG: "strong", GOOD: "good", POSSIBLE: "possible" } as const;

export type MatchBand = (typeof MatchBands)[keyof typeof MatchBands];

registerEnumType(MatchBands, {
  name: "MatchBand",
  description: "How well a record fits a brief. Percentages will be given once they are calibrated.",
  valuesConfig: {
    STRONG: { description: "It says most of what the brief asks for, and little speaks against it." },
    GOOD: { description: "It says much of what the brief asks for." },
    POSSIBLE: { description: "It says some of it." },
  },
});

@InputType({
  description:
    "What to look for; the text alone is enough. Each other field replaces what the text says about it, even if it is empty; if it is left out, the text is read.",
})
export class BriefInput {
  @Field({
    defaultValue: "",
    description:
      "The brief in its own words, at most 100,000 characters, of which the first 2,000 are read; `notes` says what was left out.",
  })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: "What kind of product is looked for, such as `GPS tracking system`; at most 200 characters.",
  })
  product?: string | null;

  @Field(() => [String], { nullable: true, description: "Names of sports, at most 20." })
  sports?: string[] | null;

  @Field(() => Levels, { nullable: true, description: "The level of sport." })
  level?: Level | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "What a solution must do, at most 20 of 200 characters. A solution known not to is left out.",
  })
  must?: string[] | null;

  @Field(() => [String], { nullable: true, description: "What it should do, at most 20 of 200 characters." })
  should?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "What it must not do or need, at most 20 of 200 characters. A solution known to is left out.",
  })
  wont?: string[] | null;

  @Field(() => Float, {
    nullable: true,
    description: "US dollars a year, up to 1,000,000,000. A solution that costs more is left out.",
  })
  budgetMax?: number | null;

  @Field(() => String, { nullable: true, description: "When it is needed, as YYYY-MM-DD." })
  deadline?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: "Products that it should work with, at most 20 of 200 characters.",
  })
  integrations?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "How many of what it is for, such as `40 players`; at most 20 of 200 characters.",
  })
  quantities?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "Countries, regions and cities that it is for, at most 20 of 200 characters.",
  })
  places?: string[] | null;
}

@ObjectType({ description: "A brief as it was understood: send the fields back, changed, to correct it." })
export class UnderstoodBrief {
  @Field(() => String, {
    nullable: true,
    description: "What kind of product is looked for, which counts most; null where the brief names none.",
  })
  product: string | null;

  @Field(() => [String], { description: "Sports, by the catalog's names." })
  sports: readonly string[];

  @Field(() => Levels, { nullable: true, description: "The level of sport." })
  level: Level | null;

  @Field(() => [String], { description: "What a solution must do." })
  must: readonly string[];

  @Field(() => [String], { description: "What it should do." })
  should: readonly string[];

  @Field(() => [String], { description: "What it must not do or need." })
  wont: readonly string[];

  @Field(() => Float, { nullable: true, description: "US dollars a year at most." })
  budgetMax: number | null;

  @Field(() => String, { nullable: true, description: "When it is needed, as YYYY-MM-DD." })
  deadline: string | null;

  @Field(() => [String], { description: "Products that it should work with." })
  integrations: readonly string[];

  @Field(() => [String], { description: "How many of what it is for, such as `40 players`." })
  quantities: readonly string[];

  @Field(() => [String], { description: "Countries, regions and cities that it names." })
  places: readonly string[];

  @Field(() => [String], {
    description:
      "The parts of the text that became no criterion, in its own words, at most 20: they are looked for as words.",
  })
  unread: readonly string[];

  @Field(() => [String], { description: "Words that no record contains, at most 20." })
  unknownWords: readonly string[];

  @Field(() => [String], {
    description:
      "What could not be taken at its word: parts not read, contradictions; and how other currencies were converted.",
  })
  notes: readonly string[];
}

@ObjectType({ description: "What a score is made of: the contributions add up to it." })
export class MatchFactor {
  @Field({ description: "What it compares." })
  name: string;

  @Field(() => Float, { description: "How much it counts." })
  weight: number;

  @Field(() => Float, {
    description:
      "For a text measure, from about 0, nothing in common, to about 1, all of the brief; for a criterion, 1 if it is met, below 0 if not, 0 or a little less if unknown.",
  })
  value: number;

  @Field(() => Float, { description: "Weight times value." })
  contribution: number;
}

@ObjectType({ description: "A quotation from the record, verbatim, without which its score would be lower." })
export class MatchEvidence {
  @Field(() => String, {
    nullable: true,
    description: "The criterion that it is about; null for the whole brief.",
  })
  criterion: string | null;

  @Field(() => QuotedFields, { description: "The field that it is quoted from." })
  field: QuotedField;

  @Field(() => Int, {
    nullable: true,
    description: "Which feature, tag or page of all its documents, from 0; null in the description.",
  })
  item: number | null;

  @Field(() => Int, { description: "Where it begins, in UTF-16 units." })
  start: number;

  @Field(() => Int, { description: "Where it ends." })
  end: number;

  @Field({ description: "The words." })
  quote: string;

  @Field(() => QuotedPage, {
    nullable: true,
    description: "The page that it is on; null where it isn't quoted from a document.",
  })
  page?: QuotedPage | null;

  @Field(() => Float, { description: "How much lower the score would be without it; above 0." })
  fall: number;
}

@ObjectType({ description: "A criterion of the brief and what the record says about it." })
export class JudgedCriterion {
  @Field(() => CriterionKinds, { description: "What kind of criterion it is." })
  kind: CriterionKind;

  @Field({ description: "The criterion in words." })
  text: string;

  @Field(() => Verdicts, { description: "What the record says." })
  verdict: Verdict;
}

@ObjectType()
export abstract class MatchReasons {
  @Field(() => MatchBands, { description: "How well it fits." })
  score: MatchBand;

  @Field(() => [MatchFactor], { description: "What its score is made of." })
  factors: MatchFactor[];

  @Field(() => [MatchEvidence], { description: "What it says that fits, strongest first." })
  evidence: MatchEvidence[];

  @Field(() => [JudgedCriterion], { description: "Each criterion of the brief." })
  criteria: JudgedCriterion[];

  @Field(() => [String], { description: "Criteria that the record says nothing certain about." })
  unknowns: string[];

  @Field(() => [String], { description: "What would raise its score." })
  raises: string[];
}

@ObjectType({ description: "A solution that fits a brief, and why." })
export class SolutionMatch extends MatchReasons {
  @Field(() => Int, { description: "Its place among the matches, from 1." })
  rank: number;

  @Field(() => Solution, { description: "The solution." })
  solution: Solution;

  @Field(() => MatchCost, {
    nullable: true,
    description:
      "What it costs for as many and as long as the brief says; null if the brief says neither, or no plan's cost can be calculated.",
  })
  cost: MatchCost | null;

  @Field(() => [String], {
    description:
      "What keeps its cost from being calculated, in sentences, such as `It is priced per venue. Say how many venues.`; empty where there is a cost or the brief asks for none.",
  })
  costUnknown: string[];
}

@ObjectType({ description: "An answer to a question, as a criterion." })
export class QuestionChoice {
  @Field({ description: "The answer in words." })
  label: string;

  @Field(() => Int, { description: "How many of the matches it would keep." })
  count: number;

  @Field({
    description:
      "The field of the brief that it sets: `sports`, `level` or `budgetMax`; or that it adds to: `must` or `wont`.",
  })
  field: string;

  @Field({ description: "What it sets or adds, as the field takes it." })
  value: string;
}

@ObjectType({ description: "A question whose answer would divide the matches." })
export class BriefQuestion {
  @Field({ description: "The question." })
  text: string;

  @MaxLength(5)
  @Field(() => [QuestionChoice], { description: "The answers, at most five." })
  choices: QuestionChoice[];
}

@ObjectType({ description: "The solutions that fit a brief best." })
export class BriefMatches {
  @Field(() => UnderstoodBrief, { description: "The brief as it was understood." })
  understood: UnderstoodBrief;

  // The length equals the query's `first`, which the query cost already counts.
  @MaxLength(1)
  @Field(() => [SolutionMatch], {
    description:
      "Those that fit, best first. What a solution doesn't say costs it a little; the list ends where little of the brief is said, and is empty if nothing fits.",
  })
  results: SolutionMatch[];

  // The parent field's `first` already multiplies the cost, by more than the maximum of three.
  @MaxLength(1)
  @Field(() => [SolutionMatch], {
    description: "If nothing fits, the three that come nearest; otherwise empty.",
  })
  nearest: SolutionMatch[];

  @MaxLength(2)
  @Field(() => [BriefQuestion], {
    description:
      "At most two questions about what the brief doesn't say, by which the matches differ most; empty for few matches.",
  })
  questions: BriefQuestion[];

  @Field(() => Int, {
    description:
      "How many that would have fit are left out because they are known to break a must, a won't or the budget.",
  })
  ruledOut: number;

  @Field({
    description: "False in the first seconds after a start, while records are still being indexed.",
  })
  isComplete: boolean;
}
