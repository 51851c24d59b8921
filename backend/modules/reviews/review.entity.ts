import type { Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { User } from "../accounts/user.entity.ts";
import { Solution } from "../solutions/solution.entity.ts";

/** Whether a review has passed moderation; only what has is shown and counts. */
export type ReviewStatus = "pending" | "published";

@ObjectType({ description: "What somebody who has used a solution says of it." })
@Entity({ tableName: "reviews" })
export class Review {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field(() => Solution, { description: "The post it belongs to." })
  @ManyToOne(() => Solution, { ref: true })
  solution!: Ref<Solution>;

  /** The account that wrote it; absent when it came from elsewhere or the account has ended. One a solution. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  author?: Ref<User> | null;

  @Field({ description: "Who wrote it." })
  @Property({ columnType: "text" })
  authorName!: string;

  @Field({ description: "The author's position and organization; may be empty." })
  @Property({ columnType: "text", default: "" })
  affiliation: string = "";

  @Field(() => Int, { description: "1 to 5." })
  @Property({ type: "smallint" })
  rating!: number;

  @Field()
  @Property({ columnType: "text" })
  title!: string;

  @Field({ description: "What the author says." })
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
