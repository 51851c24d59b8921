import { Field, ID, ObjectType } from "type-graphql";
import { MaxLength } from "../../../../shared/schema/max-length.ts";
import { type BookmarkKind, BookmarkKinds } from "../kinds.ts";
import { BookmarkableRecord, type SavedRecord } from "../record.ts";
import { MAX_ENTRIES } from "./shortlist.rules.ts";

@ObjectType({ description: "A record on a shared shortlist." })
export class SharedShortlistEntry {
  @Field(() => ID)
  id: number;

  @Field(() => BookmarkKinds, { description: "The record's kind." })
  kind: BookmarkKind;

  @Field(() => String, { nullable: true, description: "The owner's note; null if there is none." })
  note: string;

  @Field(() => BookmarkableRecord, {
    nullable: true,
    description: "The record; null if it is no longer public.",
  })
  record?: SavedRecord | null;
}

@ObjectType({ description: "A shortlist as anyone with its link sees it." })
export class SharedShortlist {
  @Field({ description: "The shortlist's name." })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: "The owner's name; null unless their profile is visible.",
  })
  ownerName: string | null;

  @Field({ description: "When its name or entries last changed." })
  updatedAt: Date;

  @MaxLength(MAX_ENTRIES)
  @Field(() => [SharedShortlistEntry], { description: `At most ${MAX_ENTRIES}, latest first.` })
  entries: SharedShortlistEntry[];
}
