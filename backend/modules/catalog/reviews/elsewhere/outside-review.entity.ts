import type { Opt, Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, ObjectType } from "type-graphql";
import { Solution } from "../../solutions/solution.entity.ts";

@ObjectType({
  description:
    "A review of a solution that was published elsewhere. It doesn't count in the solution's rating.",
})
@Entity({ tableName: "outside_reviews" })
export class OutsideReview {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source; stable across imports. */
  @Unique()
  @Property({ columnType: "text" })
  externalKey!: string;

  @Field(() => Solution, { description: "The reviewed solution." })
  @ManyToOne(() => Solution, { ref: true })
  solution!: Ref<Solution>;

  @Field({ description: "Where it was published, such as the name of a directory." })
  @Property({ columnType: "text" })
  source!: string;

  @Field(() => String, { nullable: true, description: "Its address there: http or https." })
  @Property({ columnType: "text", nullable: true })
  url?: string | null;

  @Field(() => String, { nullable: true, description: "The author's name there; null if it isn't known." })
  @Property({ columnType: "text", nullable: true })
  authorName?: string | null;

  @Field(() => Float, { nullable: true, description: "Its rating out of 5; null if it has none." })
  @Property({ columnType: "numeric(2,1)", runtimeType: "number", nullable: true })
  rating?: number | null;

  @Field({ description: "Its headline, or how its text begins." })
  @Property({ columnType: "text" })
  title!: string;

  @Field({ description: "Plain text." })
  @Property({ columnType: "text" })
  text!: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: "When it was written; null if it isn't known.",
  })
  @Property({ type: "date", runtimeType: "string", nullable: true })
  writtenOn?: string | null;

  /** When it was written, or else imported; a generated column for sorting. */
  @Property({ type: "date", runtimeType: "string", generated: "coalesce(...) stored" })
  datedOn!: Opt<string>;

  /** When it was imported. */
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  /** When its content last changed. */
  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();
}
