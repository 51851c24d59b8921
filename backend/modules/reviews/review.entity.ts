import type { Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { User } from "../accounts/user.entity.ts";
import { Solution } from "../solutions/solution.entity.ts";

/** Moderation status of a review; only published reviews are shown and counted. */
export type ReviewStatus = "pending" | "published";

@ObjectType({ description: "A user's review of a solution." })
@Entity({ tableName: "reviews" })
export class Review {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field(() => Solution, { description: "The reviewed solution." })
  @ManyToOne(() => Solution, { ref: true })
  solution!: Ref<Solution>;

  /** The author's account, at most one review per solution; null for imported reviews and deleted accounts. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  author?: Ref<User> | null;

  @Field({ description: "The author's name." })
  @Property({ columnType: "text" })
  authorName!: string;

  @Field({ description: "The author's job title and organization; may be empty." })
  @Property({ columnType: "text", default: "" })
  affiliation: string = "";

  @Field(() => Int, { description: "1 to 5." })
  @Property({ type: "smallint" })
  rating!: number;

  @Field()
  @Property({ columnType: "text" })
  title!: string;

  @Field({ description: "The text of the review." })
  @Property({ columnType: "text" })
  text!: string;

  @Property({ columnType: "text", default: "pending" })
  status: ReviewStatus = "pending";

  @Field({ description: "When it was written." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
