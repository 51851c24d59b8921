import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Connection } from "../../../shared/paging/connection.ts";
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

@ObjectType({ description: "One of two vendors that may be the same." })
export class VendorPairSide {
  @Field(() => ID)
  id: string;

  @Field({ description: "Its name." })
  name: string;

  @Field({ description: "The path of its page." })
  path: string;

  @Field({ description: "Whether it is verified." })
  verified: boolean;

  @Field({ description: "Whether it has members, who then manage it." })
  hasMembers: boolean;

  @Field(() => Int, { description: "How many public solutions it has." })
  solutionCount: number;

  @Field({ description: "When it last changed." })
  updatedAt: Date;

  @Field(() => Int, { description: "What a merge is based on." })
  version: number;
}

@ObjectType({ description: "A field in which two vendors differ." })
export class VendorDifference {
  @Field({ description: "The field's name." })
  field: string;

  @Field(() => String, { nullable: true, description: "The first vendor's value; null for none." })
  first: string | null;

  @Field(() => String, { nullable: true, description: "The second vendor's value; null for none." })
  second: string | null;
}

@ObjectType({ description: "Two vendors that may be the same." })
export class VendorPair {
  @Field({ description: "Whether their websites have the same domain." })
  sameWebsite: boolean;

  @Field({
    description:
      "Whether their names are the same but for legal form and punctuation, and no countries differ.",
  })
  sameName: boolean;

  @Field(() => VendorPairSide, { description: "The one that was added first." })
  first: VendorPairSide;

  @Field(() => VendorPairSide, { description: "The other one." })
  second: VendorPairSide;

  @Field(() => [VendorDifference], { description: "The fields in which they differ." })
  differences: readonly VendorDifference[];
}

@ObjectType()
export class VendorPairConnection extends Connection(VendorPair) {}

@ObjectType({ description: "A vendor that was merged into another." })
export class VendorMerge {
  @Field(() => ID)
  id: number;

  @Field({ description: "The name of the vendor that was kept." })
  keptName: string;

  @Field({ description: "The path of its page." })
  keptPath: string;

  @Field({ description: "The name of the vendor that was merged into it." })
  mergedName: string;

  @Field(() => [String], { description: "The fields that got another value." })
  changed: readonly string[];

  @Field(() => Int, { description: "How many solutions, bookmarks and other references were moved." })
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

@InputType({ description: "Which vendor is merged into which, and how." })
export class VendorMergeInput {
  @Field(() => ID, { description: "The vendor that is kept." })
  keptId: string;

  @Field(() => Int, { description: "Its version that was seen." })
  keptVersion: number;

  @Field(() => ID, { description: "The vendor that is merged into it." })
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
