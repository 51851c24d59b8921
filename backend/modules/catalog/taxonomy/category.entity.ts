import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { Node } from "../../../shared/schema/node.ts";

/** What a category classifies. Vendors use the categories of solutions; names are unique per kind. */
export type CategoryKind = "solution" | "opportunity" | "paper" | "trend";

@ObjectType({ implements: Node, description: "A kind of technology, such as Video Analysis." })
@Entity({ tableName: "categories" })
@Unique({ properties: ["kind", "name"] })
@Unique({ properties: ["kind", "slug"] })
export class Category {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Property({ columnType: "text" })
  kind!: CategoryKind;

  @Field({ description: "The display name." })
  @Property({ columnType: "citext" })
  name!: string;

  @Field({ description: "The name in URLs and filters." })
  @Property({ columnType: "text" })
  slug!: string;

  @Field(() => String, { nullable: true, description: "What belongs to it; null if not stated." })
  @Property({ columnType: "text", default: "" })
  description: string = "";
}
