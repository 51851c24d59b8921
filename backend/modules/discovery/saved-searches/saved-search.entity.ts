import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { ListQuery } from "../../../shared/listing/list-query.ts";
import { Connection } from "../../../shared/paging/connection.ts";
import type { Versioned } from "../../../shared/schema/versioned.ts";
import { User } from "../../account/identity/user.entity.ts";
import { type SearchAlert, SearchAlerts } from "./search-alert.ts";

@ObjectType({ description: "A named search of a list, with its filters; visible only to its owner." })
@Entity({ tableName: "saved_searches" })
export class SavedSearch implements Versioned {
  [OptionalProps]?: "address" | "words" | "newCount" | "isCurrent";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => User, { ref: true })
  owner!: Ref<User>;

  @Field({ description: "1 to 80 characters; unique among its owner's searches, case-insensitive." })
  @Property({ columnType: "text" })
  name!: string;

  @Field({ description: "The list's name, such as `solutions`." })
  @Property({ columnType: "text" })
  list!: string;

  /** The criteria, as the URL parameters of the list's screen. */
  @Property({ type: "json", columnType: "jsonb" })
  query!: ListQuery;

  @Property({ columnType: "text" })
  sort!: string;

  @Field(() => SearchAlerts, { description: "When new matches are sent by email." })
  @Property({ columnType: "text", default: "none" })
  alert: SearchAlert = "none";

  @Field(() => Int, {
    nullable: true,
    description: "The day of weekly emails, 1 for Monday to 7 for Sunday; null without weekly emails.",
  })
  @Property({ type: "smallint", nullable: true })
  weekday?: number | null;

  /** The turn up to which matches were reported, or need not be. */
  @Property({ type: "integer", default: 0 })
  toldTurn: number = 0;

  /** The latest turn when the owner last visited the search. */
  @Property({ type: "integer", default: 0 })
  visitedTurn: number = 0;

  @Property({ columnType: "timestamptz(3)", nullable: true })
  toldAt?: Date | null;

  /** When to look for new matches next; null if that depends on a match, or there are no alerts. */
  @Property({ columnType: "timestamptz(3)", nullable: true })
  nextAt?: Date | null;

  /** The key of the unsubscribe link in each email; it authorizes nothing else. */
  @Unique()
  @Property({ columnType: "text", hidden: true })
  unsubscribeKey!: string;

  @Field(() => Int, { description: "Changes with each edit; expected by `editSavedSearch`." })
  @Property({ type: "integer", default: 1 })
  version: number = 1;

  @Field({ description: "When it was saved." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();

  @Field({ description: "The address of the list with its filters and order, from `/`." })
  address!: string;

  @Field(() => [String], { description: "What it looks for: the text, then the chosen values." })
  words!: string[];

  @Field(() => Int, {
    description:
      "How many matches became public since the owner last opened it, among the latest 2,000 of the list.",
  })
  newCount!: number;

  @Field({
    description:
      "Whether the list still has everything that it asks for; otherwise it matches nothing and can only be deleted.",
  })
  isCurrent!: boolean;
}

@ObjectType()
export class SavedSearchConnection extends Connection(SavedSearch) {}
