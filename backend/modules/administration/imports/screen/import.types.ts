import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ImportMapping } from "../saved-mappings/import-mapping.entity.ts";
import { ImportRun } from "./import-run.entity.ts";

@ObjectType({ description: "A column that rows of a kind may have." })
export class ImportField {
  @Field({ description: "Its name." })
  name: string;

  @Field({ description: "Whether every row needs it." })
  required: boolean;

  @Field({ description: "What it holds, in words." })
  holds: string;
}

@ObjectType({ description: "A kind of records that can be imported." })
export class ImportKindInfo {
  @Field({ description: "Its name, such as `solutions`." })
  name: string;

  @Field(() => [ImportField], { description: "The columns of its rows." })
  fields: readonly ImportField[];
}

@ObjectType({ description: "A column of an uploaded file." })
export class UploadColumn {
  @Field({ description: "Its name; that of a nested field has dots." })
  name: string;

  @Field(() => [String], { description: "Up to three of its values, shortened." })
  samples: readonly string[];

  @Field(() => Int, {
    description: "The share of the first records that have a value, in percent, from 0 to 100.",
  })
  filled: number;

  @Field(() => Int, { description: "How many different values the first records have." })
  distinct: number;

  @Field(() => [String], {
    description: "What may be wrong with its values, such as `May be two dates, choose a format: 3`.",
  })
  problems: readonly string[];
}

@ObjectType({ description: "Which column of a file is probably meant for a field." })
export class ColumnSuggestion {
  @Field({ description: "The field of the kind." })
  field: string;

  @Field({ description: "The column of the file." })
  column: string;
}

@ObjectType({ description: "A possible answer to a question about a column." })
export class ColumnAnswer {
  @Field({ description: "The answer in words." })
  label: string;

  @Field({ description: "How the field is then made, as JSON: its part of a mapping." })
  steps: string;
}

@ObjectType({ description: "A question that the values of a column leave open, such as what 1.000 is." })
export class ColumnQuestion {
  @Field({ description: "The field of the kind that is read from the column." })
  field: string;

  @Field({ description: "The question, with one of the values." })
  text: string;

  @Field(() => [ColumnAnswer], { description: "Two or more answers." })
  choices: readonly ColumnAnswer[];
}

@ObjectType({ description: "An uploaded file, as it would be read for a kind." })
export class ImportUpload {
  @Field(() => ID)
  id: number;

  @Field({ description: "What the file is called." })
  fileName: string;

  @Field(() => [String], {
    description: "Where lists of records are in a JSON document; empty for other files.",
  })
  lists: readonly string[];

  @Field({ description: "The list that was looked at." })
  records: string;

  @Field({ description: "Whether it is a text, so that its encoding can be chosen." })
  isText: boolean;

  @Field({ description: "Whether it is a table, so that the row of its header can be chosen." })
  isTable: boolean;

  @Field(() => [String], {
    description:
      "What was guessed or changed to read it, such as its encoding or title rows that were left out.",
  })
  notes: readonly string[];

  @Field(() => [UploadColumn], { description: "Its columns, as its first records have them." })
  columns: readonly UploadColumn[];

  @Field(() => Int, { description: "How many records were looked at, up to 500." })
  looked: number;

  @Field(() => [ImportMapping], {
    description:
      "The saved mappings of the kind that this file has all columns for, those with most columns first.",
  })
  mappings: readonly ImportMapping[];

  @Field(() => [ColumnSuggestion], { description: "Which column is probably meant for which field." })
  suggestions: readonly ColumnSuggestion[];

  @Field({
    description:
      "The mapping that the columns and their values suggest, as JSON; required fields without a column have a proposed value.",
  })
  suggestedMapping: string;

  @Field(() => [ColumnQuestion], {
    description: "What has to be asked about the values of suggested columns.",
  })
  questions: readonly ColumnQuestion[];

  @Field(() => String, {
    nullable: true,
    description: "A run that imported the same content before, in words; null for none.",
  })
  sameAs: string | null;

  @Field(() => String, { nullable: true, description: "Why it can't be read; null if it can." })
  problem: string | null;
}

@InputType({ description: "Where a field's value comes from." })
export class FieldSourceInput {
  @Field({ description: "The field of the kind." })
  field: string;

  @Field({ description: "The column of the file." })
  column: string;

  @Field(() => String, {
    nullable: true,
    description: "How its dates are written: `DD.MM.YYYY`, `unix`; null for ISO dates and other values.",
  })
  date?: string | null;
}

@InputType({ description: "How a file is imported." })
export class ImportInput {
  @Field(() => ID, { description: "The uploaded file." })
  uploadId: string;

  @Field({ description: "The kind of its rows, such as `solutions`." })
  kind: string;

  @Field({ description: "The name of its source, without colons, up to 60 characters." })
  source: string;

  @Field({
    defaultValue: "",
    description: "Where the list of records is in a JSON document, or the sheet's name.",
  })
  records: string;

  @Field(() => [FieldSourceInput], {
    defaultValue: [],
    description: "Where each field comes from, if there is no mapping; other fields stay empty.",
  })
  fields: FieldSourceInput[];

  @Field(() => String, {
    nullable: true,
    description:
      "A mapping as the import command takes it, as JSON, up to 50,000 characters; it replaces `fields` and `records`. Its own source doesn't count.",
  })
  mapping?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The organization whose members import records of its own vendors; null for any record, which only administrators import.",
  })
  organization?: string | null;

  @Field({ defaultValue: false, description: "Whether bad rows are left out." })
  skipBad: boolean;

  @Field({ defaultValue: false, description: "Whether to report only what would change." })
  dryRun: boolean;
}

@ObjectType({ description: "What is wrong in a row." })
export class ImportProblem {
  @Field({ description: "Where, such as `line 17`." })
  place: string;

  @Field(() => String, { nullable: true, description: "The field; null for the whole row." })
  field: string;

  @Field({ description: "What is wrong with it." })
  message: string;

  @Field(() => String, { nullable: true, description: "The value, shortened; null if there is none." })
  value: string;
}

@ObjectType({ description: "How a field would change." })
export class ImportFieldChange {
  @Field({ description: "The field." })
  field: string;

  @Field(() => String, { nullable: true, description: "What is stored; null for nothing." })
  before: string | null;

  @Field(() => String, { nullable: true, description: "What would be stored; null for nothing." })
  after: string | null;
}

@ObjectType({ description: "How a row would change." })
export class ImportRowChange {
  @Field({ description: "Its key." })
  key: string;

  @Field({ description: "Its title or name." })
  title: string;

  @Field({ description: "`created`, `updated`, `unchanged`, or `left` alone." })
  what: string;

  @Field(() => [ImportFieldChange], { description: "Its fields that would change." })
  fields: readonly ImportFieldChange[];
}

@ObjectType({ description: "A run with its errors and, for a preview, what the first rows would change." })
export class ImportRunReport {
  @Field(() => ImportRun, { description: "The run itself." })
  run: ImportRun;

  @Field(() => Int, { description: "How many errors there are." })
  errorCount: number;

  @Field(() => Int, { description: "How many optional fields were left out." })
  warningCount: number;

  @Field(() => [ImportProblem], { description: "The first 1,000 errors of bad rows." })
  errors: readonly ImportProblem[];

  @Field(() => [ImportProblem], { description: "The first 1,000 optional fields that were left out." })
  warnings: readonly ImportProblem[];

  @Field(() => [String], { description: "What was noticed about the file as a whole." })
  notes: readonly string[];

  @Field(() => [ImportRowChange], { description: "What the first 50 rows would change; only in a preview." })
  preview: readonly ImportRowChange[];

  @Field(() => String, { nullable: true, description: "Why it failed; null if it didn't." })
  failure: string | null;

  @Field(() => [String], {
    description:
      "The first 50 records that an undo left in place because they have been changed or used since.",
  })
  left: readonly string[];
}
