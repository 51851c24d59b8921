import { BigIntType } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Connection } from "../../../../shared/paging/connection.ts";
import { type BookmarkKind, BookmarkKinds } from "../kinds.ts";
import { BookmarkableRecord, type SavedRecord } from "../record.ts";

@ObjectType({ description: "A record that a person has saved; visible only to them and administrators." })
@Entity({ tableName: "bookmarks" })
export class Bookmark {
  @Field(() => ID)
  @PrimaryKey({ type: new BigIntType("number") })
  id!: number;

  @Property({ type: "integer" })
  userId!: number;

  @Field(() => BookmarkKinds, { description: "The record's kind." })
  @Property({ columnType: "text", fieldName: "subject_kind" })
  kind!: BookmarkKind;

  @Field(() => ID, { description: "The record's id." })
  @Property({ type: "integer", fieldName: "subject_id" })
  recordId!: number;

  @Field({ description: "When it was saved." })
  @Property({ columnType: "timestamptz(3)", fieldName: "created_at" })
  savedAt!: Date;

  @Field(() => BookmarkableRecord, {
    nullable: true,
    description: "The record; null if it is no longer public.",
  })
  record?: SavedRecord | null;
}

@ObjectType()
export class BookmarkConnection extends Connection(Bookmark) {}

@ObjectType({ description: "How many records of a kind the viewer has saved." })
export class BookmarkCount {
  @Field(() => BookmarkKinds, { description: "The kind." })
  kind: BookmarkKind;

  @Field(() => Int, { description: "Number of bookmarks." })
  count: number;
}
