import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A value that is suggested for imported records." })
export class SuggestedValue {
  @Field({ description: "The value, such as a sport." })
  value: string;

  @Field(() => Int, { description: "For how many records it is suggested." })
  count: number;

  @Field(() => Int, {
    description: "For how many of them that is sure: nine of ten such suggestions are right.",
  })
  sure: number;
}

@ObjectType({ description: "What is suggested for a field that imported records lack." })
export class SuggestedField {
  @Field({ description: "The field, such as `sports`." })
  field: string;

  @Field({ description: "The same in words." })
  label: string;

  @Field(() => Int, { description: "How many suggestions wait for a decision." })
  count: number;

  @Field(() => Int, { description: "How many of them are sure." })
  sure: number;

  @Field(() => [SuggestedValue], { description: "The values, the most frequent 100." })
  values: SuggestedValue[];

  @Field(() => Int, {
    description:
      "How many of the catalog's records with a known value were suggested values for, as if it weren't known.",
  })
  tried: number;

  @Field(() => Int, { description: "How many sure suggestions these got." })
  triedSure: number;

  @Field(() => Int, { description: "How many of those were right." })
  triedRight: number;
}

@ObjectType({ description: "The values that are suggested for the records of an import that lack them." })
export class ImportSuggestions {
  @Field(() => Boolean, { description: "Whether they can be asked for: not for every kind of records." })
  isOffered: boolean;

  @Field(() => Boolean, { description: "Whether more are being looked for." })
  isGoing: boolean;

  @Field(() => Int, { nullable: true, description: "How many records were looked at; null before." })
  looked: number | null;

  @Field(() => [SuggestedField], { description: "What is suggested, by field." })
  fields: SuggestedField[];
}

@ObjectType({ description: "An imported record for which a value is suggested." })
export class SuggestedRecord {
  @Field(() => ID)
  id: string;

  @Field({ description: "Its title." })
  label: string;

  @Field({ description: "The path of its editor." })
  editor: string;

  @Field(() => Float, { description: "How likely the value is right, from 0 to 1." })
  confidence: number;
}

@InputType({ description: "Suggestions that an administrator decides on." })
export class SuggestionsInput {
  @Field(() => ID, { description: "The import's run." })
  run: string;

  @Field({ description: "The field, such as `sports`." })
  field: string;

  @Field(() => String, { nullable: true, description: "The value; without it, all values of the field." })
  value?: string | null;

  @Field(() => [ID], {
    defaultValue: [],
    description: "The records, up to 500; without any, all for which the value is suggested.",
  })
  ids: string[];

  @Field({ defaultValue: false, description: "Whether only sure ones are meant." })
  sureOnly: boolean;
}
