import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Connection } from "../../../shared/paging/connection.ts";
import { type MergeRule, MergeRules } from "../vendor-merges/merge.rules.ts";
import { FieldRuleInput } from "../vendor-merges/vendor-merge.types.ts";

@ObjectType({ description: "One of two papers that may be the same." })
export class PaperPairSide {
  @Field(() => ID)
  id: string;

  @Field({ description: "Its title." })
  title: string;

  @Field({ description: "The path of its page." })
  path: string;

  @Field(() => String, {
    nullable: true,
    description: "Its key in the source that it was imported from; null if people added it.",
  })
  key: string | null;

  @Field({ description: "When it last changed." })
  updatedAt: Date;

  @Field(() => Int, { description: "What a merge is based on." })
  version: number;
}

@ObjectType({ description: "A field in which two papers differ." })
export class PaperDifference {
  @Field({ description: "The field's name." })
  field: string;

  @Field(() => String, { nullable: true, description: "The first paper's value; null for none." })
  first: string | null;

  @Field(() => String, { nullable: true, description: "The second paper's value; null for none." })
  second: string | null;
}

@ObjectType({ description: "Two papers with the same DOI." })
export class PaperPair {
  @Field({ description: "Their DOI." })
  doi: string;

  @Field(() => PaperPairSide, { description: "The one that was added first." })
  first: PaperPairSide;

  @Field(() => PaperPairSide, { description: "The other one." })
  second: PaperPairSide;

  @Field(() => [PaperDifference], { description: "The fields in which they differ." })
  differences: readonly PaperDifference[];
}

@ObjectType()
export class PaperPairConnection extends Connection(PaperPair) {}

@ObjectType({ description: "A paper that was merged into another." })
export class PaperMerge {
  @Field(() => ID)
  id: number;

  @Field({ description: "The title of the paper that was kept." })
  keptTitle: string;

  @Field({ description: "The path of its page." })
  keptPath: string;

  @Field({ description: "The title of the paper that was merged into it." })
  mergedTitle: string;

  @Field(() => [String], { description: "The fields that got another value." })
  changed: readonly string[];

  @Field(() => Int, { description: "How many topics, bookmarks and other references were moved." })
  moved: number;

  @Field({ description: "When it was merged." })
  mergedAt: Date;

  @Field(() => Date, { nullable: true, description: "When it was undone; null if it wasn't." })
  undoneAt: Date | null;
}

@InputType({ description: "Which paper is merged into which, and how." })
export class PaperMergeInput {
  @Field(() => ID, { description: "The paper that is kept." })
  keptId: string;

  @Field(() => Int, { description: "Its version that was seen." })
  keptVersion: number;

  @Field(() => ID, { description: "The paper that is merged into it." })
  mergedId: string;

  @Field(() => Int, { description: "Its version that was seen." })
  mergedVersion: number;

  @Field(() => MergeRules, {
    defaultValue: "mine",
    description: "The rule of fields without one of their own.",
  })
  rule: MergeRule;

  @Field(() => [FieldRuleInput], { defaultValue: [], description: "Rules of single fields, up to 20." })
  rules: FieldRuleInput[];
}
