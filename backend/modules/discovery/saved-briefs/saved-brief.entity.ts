import { ArrayType, OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Connection } from "../../../shared/paging/connection.ts";
import type { Versioned } from "../../../shared/schema/versioned.ts";
import { User } from "../../account/identity/user.entity.ts";
import { type Level, Levels } from "../../catalog/taxonomy/level.ts";
import type { Criteria } from "../briefs/brief.ts";
import { type SearchAlert, SearchAlerts } from "../saved-searches/search-alert.ts";

@ObjectType({
  description: "A named brief with its criteria; visible to its owner and to anyone with its link.",
})
@Entity({ tableName: "saved_briefs" })
export class SavedBrief implements Versioned, Criteria {
  [OptionalProps]?: "newCount" | "quantities" | "places";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => User, { ref: true })
  owner!: Ref<User>;

  @Field({ description: "1 to 80 characters; unique among its owner's briefs, case-insensitive." })
  @Property({ columnType: "text" })
  name!: string;

  @Field({ description: "The brief in its own words, at most 2,000 characters." })
  @Property({ columnType: "text" })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: "What kind of product is looked for; null where it names none.",
  })
  @Property({ columnType: "text", nullable: true })
  product!: string | null;

  @Field(() => [String], { description: "Sports, by the catalog's names." })
  @Property({ type: ArrayType, columnType: "text[]" })
  sports!: string[];

  @Field(() => Levels, { nullable: true, description: "The level of sport." })
  @Property({ columnType: "text", nullable: true })
  level!: Level | null;

  @Field(() => [String], { description: "What a solution must do." })
  @Property({ type: ArrayType, columnType: "text[]" })
  must!: string[];

  @Field(() => [String], { description: "What it should do." })
  @Property({ type: ArrayType, columnType: "text[]" })
  should!: string[];

  @Field(() => [String], { description: "What it must not do or need." })
  @Property({ type: ArrayType, columnType: "text[]" })
  wont!: string[];

  @Field(() => Float, { nullable: true, description: "US dollars a year at most." })
  @Property({ type: "double", nullable: true })
  budgetMax!: number | null;

  @Field(() => String, { nullable: true, description: "When it is needed, as YYYY-MM-DD." })
  @Property({ type: "date", runtimeType: "string", nullable: true })
  deadline!: string | null;

  @Field(() => [String], { description: "Products that it should work with." })
  @Property({ type: ArrayType, columnType: "text[]" })
  integrations!: string[];

  @Field(() => [String], { description: "How many of what it is for, such as `40 players`." })
  @Property({ type: ArrayType, columnType: "text[]" })
  quantities: string[] = [];

  @Field(() => [String], { description: "Countries, regions and cities that it is for." })
  @Property({ type: ArrayType, columnType: "text[]" })
  places: string[] = [];

  /** The secret part of the share link; null while it isn't shared. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  shareToken?: string | null;

  @Field(() => SearchAlerts, { description: "When new matches are sent by email." })
  @Property({ columnType: "text", default: "none" })
  alert: SearchAlert = "none";

  @Field(() => Int, {
    nullable: true,
    description: "The day of weekly emails, 1 for Monday to 7 for Sunday; null without weekly emails.",
  })
  @Property({ type: "smallint", nullable: true })
  weekday?: number | null;

  /** The turn up to which published or changed solutions were matched. */
  @Property({ type: "integer", default: 0 })
  matchedTurn: number = 0;

  /** The turn up to which matches were reported, or need not be. */
  @Property({ type: "integer", default: 0 })
  toldTurn: number = 0;

  /** The turn of the latest matches when the owner last visited the brief. */
  @Property({ type: "integer", default: 0 })
  visitedTurn: number = 0;

  @Property({ columnType: "timestamptz(3)", nullable: true })
  toldAt?: Date | null;

  /** When to report new matches next; null if that depends on a match, or there are no alerts. */
  @Property({ columnType: "timestamptz(3)", nullable: true })
  nextAt?: Date | null;

  /** The key of the unsubscribe link in each email; it authorizes nothing else. */
  @Unique()
  @Property({ columnType: "text", hidden: true })
  unsubscribeKey!: string;

  @Field(() => Int, { description: "Changes with each edit; expected by `editSavedBrief`." })
  @Property({ type: "integer", default: 1 })
  version: number = 1;

  @Field({ description: "When it was saved." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When its name, criteria or alert last changed." })
  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();

  @Field(() => Int, {
    description:
      "How many solutions have become good or strong matches since the owner last looked; counted within ten minutes.",
  })
  newCount!: number;
}

@ObjectType()
export class SavedBriefConnection extends Connection(SavedBrief) {}
