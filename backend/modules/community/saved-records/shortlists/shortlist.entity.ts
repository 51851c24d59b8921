import type { Opt, Ref } from "@mikro-orm/core";
import { Entity, Formula, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Versioned } from "../../../../shared/schema/versioned.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { type BookmarkKind, BookmarkKinds } from "../kinds.ts";
import { BookmarkableRecord, type SavedRecord } from "../record.ts";

@ObjectType({ description: "A named list of saved records with notes; visible only to its owner." })
@Entity({ tableName: "shortlists" })
export class Shortlist implements Versioned {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => User, { ref: true })
  owner!: Ref<User>;

  @Field({ description: "1 to 80 characters; unique among its owner's lists, case-insensitive." })
  @Property({ columnType: "text" })
  name!: string;

  /** The secret part of the share link; null while it isn't shared. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  shareToken?: string | null;

  @Field(() => Int, { description: "Number of entries." })
  @Formula<Shortlist>(
    (_columns, { alias }) =>
      `(select count(*)::int from shortlist_entries c where c.shortlist_id = ${alias}.id)`,
    { type: "integer" },
  )
  entryCount!: Opt<number>;

  @Field(() => Int, { description: "Changes when it is renamed; expected by `renameShortlist`." })
  @Property({ type: "integer", default: 1 })
  version: number = 1;

  @Field({ description: "When it was made." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When its name or entries last changed." })
  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();
}

@ObjectType({ description: "A record on a shortlist." })
@Entity({ tableName: "shortlist_entries" })
export class ShortlistEntry implements Versioned {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => Shortlist, { ref: true })
  shortlist!: Ref<Shortlist>;

  @Field(() => BookmarkKinds, { description: "The record's kind." })
  @Property({ columnType: "text", fieldName: "subject_kind" })
  kind!: BookmarkKind;

  @Field(() => ID, { description: "The record's id." })
  @Property({ type: "integer", fieldName: "subject_id" })
  recordId!: number;

  @Field(() => String, {
    nullable: true,
    description: "The owner's note, at most 1,000 characters; null if there is none.",
  })
  @Property({ columnType: "text", default: "" })
  note: string = "";

  @Field(() => Int, { description: "Changes with the note; expected by `setShortlistNote`." })
  @Property({ type: "integer", default: 1 })
  version: number = 1;

  @Field({ description: "When it was added." })
  @Property({ columnType: "timestamptz(3)" })
  addedAt: Date = new Date();

  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();

  @Field(() => BookmarkableRecord, {
    nullable: true,
    description: "The record; null if it is no longer public.",
  })
  record?: SavedRecord | null;
}
