import { type Opt, OptionalProps } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

/** The status of a run. */
export const RunStatuses = {
  WAITING: "waiting",
  RUNNING: "running",
  WRITTEN: "written",
  REFUSED: "refused",
  FAILED: "failed",
  UNDOING: "undoing",
  UNDONE: "undone",
} as const;

export type RunStatus = (typeof RunStatuses)[keyof typeof RunStatuses];

registerEnumType(RunStatuses, {
  name: "ImportStatus",
  description: "The status of a run of the importer.",
  valuesConfig: {
    FAILED: { description: "It ended with an error and wrote nothing." },
    REFUSED: { description: "Its content could not be imported." },
    RUNNING: { description: "It is being carried out." },
    UNDOING: { description: "It is being undone." },
    UNDONE: { description: "It was undone." },
    WAITING: { description: "It starts when those before it have finished." },
    WRITTEN: { description: "Its records are in the catalog." },
  },
});

/** The labels of the statuses. */
export const RUN_STATUS_LABELS: Record<RunStatus, string> = {
  waiting: "Waiting",
  running: "Running",
  written: "Imported",
  refused: "Rejected",
  failed: "Failed",
  undoing: "Being undone",
  undone: "Undone",
};

@ObjectType({ description: "A run of the importer: one file, with what it created and changed." })
@Entity({ tableName: "import_runs" })
export class ImportRun {
  [OptionalProps]?: "createdAt";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field({ description: "The kind of its rows, such as `solutions`." })
  @Property({ columnType: "text" })
  kind!: string;

  @Field({ description: "The name of its source; together with a row's id, it forms the row's key." })
  @Property({ columnType: "text" })
  source!: string;

  @Field({ description: "What the file was called." })
  @Property({ columnType: "text" })
  fileName!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The organization whose members imported records of their own; null for administrators.",
  })
  @Property({ type: "integer", nullable: true })
  organizationId: number | null = null;

  @Field(() => RunStatuses, { description: "Its status." })
  @Property({ columnType: "text", default: "waiting" })
  status: Opt<RunStatus> = "waiting";

  @Field(() => Boolean, { description: "Whether it only reports what it would change." })
  @Property({ type: "boolean", default: false })
  dryRun: Opt<boolean> = false;

  @Field(() => Boolean, {
    description: "Whether bad rows are left out; otherwise one of them prevents the whole import.",
  })
  @Property({ type: "boolean", default: false })
  skipBad: Opt<boolean> = false;

  @Field(() => Int, { description: "How many rows were read." })
  @Property({ type: "integer", default: 0 })
  rows: Opt<number> = 0;

  @Field(() => Int, { description: "How many were new." })
  @Property({ type: "integer", default: 0 })
  created: Opt<number> = 0;

  @Field(() => Int, { description: "How many stored ones were updated." })
  @Property({ type: "integer", default: 0 })
  updated: Opt<number> = 0;

  @Field(() => Int, { description: "How many were already stored as they are." })
  @Property({ type: "integer", default: 0 })
  unchanged: Opt<number> = 0;

  @Field(() => Int, { description: "How many stored ones were left alone because people have edited them." })
  @Property({ type: "integer", default: 0 })
  leftAlone: Opt<number> = 0;

  @Field(() => Int, { description: "How many were bad." })
  @Property({ type: "integer", default: 0 })
  refused: Opt<number> = 0;

  @Field(() => Int, { description: "How far along it is, from 0 to 100." })
  @Property({ type: "smallint", default: 0 })
  percent: Opt<number> = 0;

  @Field({ description: "When it was started." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field(() => Date, { nullable: true, description: "When it ended; null until then." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  finishedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: "When it was undone; null if it wasn't." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  undoneAt: Date | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      "How many records an undo left in place because they have been changed or used since; null if it wasn't undone.",
  })
  @Property({ type: "integer", nullable: true })
  undoLeft: number | null = null;
}
