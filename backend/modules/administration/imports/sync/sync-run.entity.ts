import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { type SyncStatus, SyncStatuses } from "./sync-kinds.ts";

@ObjectType({ description: "The result for a source in a sync." })
@Entity({ tableName: "sync_results" })
export class SyncResult {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Property({ type: "integer" })
  syncId!: number;

  @Field({ description: "What the source was called." })
  @Property({ columnType: "text" })
  sourceName!: string;

  @Field(() => SyncStatuses, { description: "Its status." })
  @Property({ columnType: "text" })
  status!: SyncStatus;

  @Field(() => String, { nullable: true, description: "The same in words; null until it has ended." })
  @Property({ columnType: "text" })
  message!: string;

  @Field(() => ID, { nullable: true, description: "The import that was made; null for none." })
  @Property({ type: "integer", nullable: true })
  importRunId!: number | null;

  @Field(() => Int, { description: "How many records were new." })
  @Property({ type: "integer" })
  created!: number;

  @Field(() => Int, { description: "How many stored ones were updated." })
  @Property({ type: "integer" })
  updated!: number;

  @Field({ description: "When the sync was started." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "When this source was done; null until then." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  finishedAt!: Date | null;
}

@ObjectType({ description: "A sync of one or all sources." })
export class SyncRun {
  @Field(() => ID)
  id: number;

  @Field({ description: "When it was started." })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: "When it ended; null while it runs." })
  finishedAt: Date | null;

  @Field(() => Int, { description: "How many rows were read so far." })
  rows: number;

  @Field(() => Int, { description: "How far along it is, from 0 to 100." })
  percent: number;

  @Field(() => [SyncResult], { description: "The result for each source." })
  results: SyncResult[];
}
