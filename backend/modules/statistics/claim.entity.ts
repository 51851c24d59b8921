import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, ObjectType } from "type-graphql";

@ObjectType({ description: "Something that the landing page says of the product, with where it comes from." })
@Entity({ tableName: "claims" })
export class Claim {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field({ description: "Its fixed name, such as `matchAccuracy`." })
  @Unique()
  @Property({ columnType: "text" })
  key!: string;

  @Field({ description: "The post it belongs to." })
  @Property({ columnType: "text" })
  label!: string;

  @Field({ description: "The words that are shown, such as `98% match accuracy`." })
  @Property({ columnType: "text" })
  text!: string;

  @Field(() => Float, { nullable: true, description: "The number in the text; null when it holds none." })
  @Property({ type: "double", nullable: true })
  value?: number | null;

  @Field({ description: "Who says so." })
  @Property({ columnType: "text" })
  source!: string;

  @Field({ description: "What it means, and what it does not." })
  @Property({ columnType: "text", default: "" })
  note: string = "";

  @Field(() => GraphQLLocalDate, { description: "The day on which it was last looked at." })
  @Property({ type: "date", runtimeType: "string" })
  asOf!: string;

  @Field({ description: "When the record last changed." })
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
