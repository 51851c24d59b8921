import { OptionalProps } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Versioned } from "../../../../shared/schema/versioned.ts";
import { type SyncStatus, SyncStatuses } from "./sync-kinds.ts";

@ObjectType({ description: "A file or an address whose rows are synced into the catalog." })
@Entity({ tableName: "sync_sources" })
export class SyncSource implements Versioned {
  [OptionalProps]?: "enabled" | "lastMessage";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field({ description: "What it is called; together with a row's id, it forms the row's key." })
  @Property({ columnType: "citext" })
  name!: string;

  @Field({ description: "The kind of its rows, such as `solutions`." })
  @Property({ columnType: "text" })
  kind!: string;

  @Field({ description: "An https:// address, or the name of a file in the sync folder." })
  @Property({ columnType: "text" })
  location!: string;

  @Field(() => String, {
    nullable: true,
    description: "`csv`, `tsv`, `xlsx`, `json` or `jsonl`; if null, the extension of its name decides.",
  })
  @Property({ columnType: "text" })
  format!: string;

  @Field({ description: "The mapping of its columns, as JSON; empty if they have the names of the fields." })
  @Property({ columnType: "text" })
  mapping!: string;

  @Field({ description: "Whether bad rows are left out; otherwise one prevents the import." })
  @Property({ type: "boolean" })
  skipBad!: boolean;

  @Field({ description: "`none`, or `daily`." })
  @Property({ columnType: "text" })
  schedule!: string;

  @Field({ description: "Whether it is synced with the others." })
  @Property({ type: "boolean", default: true })
  enabled: boolean = true;

  @Property({ columnType: "text", nullable: true })
  etag: string | null = null;

  @Property({ columnType: "text", nullable: true })
  lastModified: string | null = null;

  @Property({ columnType: "text", nullable: true })
  contentHash: string | null = null;

  @Field(() => SyncStatuses, {
    nullable: true,
    description: "The result of its last sync; null before the first.",
  })
  @Property({ columnType: "text", nullable: true })
  lastStatus: SyncStatus | null = null;

  @Field(() => String, { nullable: true, description: "The same in words; null before the first." })
  @Property({ columnType: "text", default: "" })
  lastMessage: string = "";

  @Field(() => Date, { nullable: true, description: "When it was last synced; null before." })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  lastAt: Date | null = null;

  @Field(() => Int, { description: "Changes with each edit; expected by the edits." })
  @Property({ type: "integer", default: 1 })
  version: number = 1;

  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();
}
