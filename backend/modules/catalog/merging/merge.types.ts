import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { type MergeRule, MergeRules } from "./merge.rules.ts";

registerEnumType(MergeRules, {
  name: "MergeRule",
  description: "How a field's value is chosen; an empty one is never chosen over one that isn't.",
  valuesConfig: {
    LONGEST: { description: "The longer value." },
    MINE: { description: "That of the record that is kept." },
    NEWEST: { description: "That of the record that changed last." },
    OTHER: { description: "That of the record that is merged into the other." },
    VERIFIED: { description: "That of the verified record; of the kept one if both or neither is." },
  },
});

/** One of two records that may be the same. */
@ObjectType()
export abstract class PairSide {
  @Field(() => ID)
  id: string;

  @Field({ description: "The path of its page." })
  path: string;

  @Field({ description: "When it last changed." })
  updatedAt: Date;

  @Field(() => Int, { description: "What a merge is based on." })
  version: number;
}

/** A field in which two records differ. */
@ObjectType()
export abstract class Difference {
  @Field({ description: "The field's name." })
  field: string;

  @Field(() => String, { nullable: true, description: "The first record's value; null for none." })
  first: string | null;

  @Field(() => String, { nullable: true, description: "The second record's value; null for none." })
  second: string | null;
}

/** A record that was merged into another. */
@ObjectType()
export abstract class Merge {
  @Field(() => ID)
  id: number;

  @Field({ description: "The path of the page of the record that was kept." })
  keptPath: string;

  @Field(() => [String], { description: "The fields that got another value." })
  changed: readonly string[];

  @Field(() => Int, { description: "How many bookmarks and other references were moved." })
  moved: number;

  @Field({ description: "When it was merged." })
  mergedAt: Date;

  @Field(() => Date, { nullable: true, description: "When it was undone; null if it wasn't." })
  undoneAt: Date | null;
}

@InputType({ description: "How the value of a field is chosen." })
export class FieldRuleInput {
  @Field({ description: "The field's name." })
  field: string;

  @Field(() => MergeRules, { description: "The rule." })
  rule: MergeRule;
}

/** Which record is merged into which, and how. */
@InputType()
export abstract class MergeInput {
  @Field(() => ID, { description: "The record that is kept." })
  keptId: string;

  @Field(() => Int, { description: "Its version that was seen." })
  keptVersion: number;

  @Field(() => ID, { description: "The record that is merged into it." })
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
