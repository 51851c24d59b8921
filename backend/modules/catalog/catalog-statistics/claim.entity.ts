import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, ObjectType } from "type-graphql";

@ObjectType({ description: "A claim shown on the landing page, with its source." })
@Entity({ tableName: "claims" })
export class Claim {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field({ description: "A stable key, such as `matchAccuracy`." })
  @Unique()
  @Property({ columnType: "text" })
  key!: string;

  @Field({ description: "The subject of the claim." })
  @Property({ columnType: "text" })
  label!: string;

  @Field({ description: "The displayed text, such as `98% match accuracy`." })
  @Property({ columnType: "text" })
  text!: string;

  @Field(() => Float, { nullable: true, description: "The number in the text; null if there is none." })
  @Property({ type: "double", nullable: true })
  value?: number | null;

  @Field({ description: "Whether it is a target rather than a fact." })
  @Property({ type: "boolean" })
  isTarget: boolean = false;

  @Field({ description: "The source of the claim." })
  @Property({ columnType: "text" })
  source!: string;

  @Field(() => String, { nullable: true, description: "What the claim means and doesn't mean." })
  @Property({ columnType: "text", default: "" })
  note: string = "";

  @Field(() => GraphQLLocalDate, { description: "The date it was last verified." })
  @Property({ type: "date", runtimeType: "string" })
  asOf!: string;

  @Field({ description: "When the record last changed." })
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
