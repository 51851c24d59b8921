import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { Node } from "../../../shared/schema/node.ts";

@ObjectType({ implements: Node, description: "A sport that a solution or an opportunity is for." })
@Entity({ tableName: "sports" })
export class Sport {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field({ description: "The display name." })
  @Unique()
  @Property({ columnType: "citext" })
  name!: string;

  @Field({ description: "The name in URLs and filters." })
  @Unique()
  @Property({ columnType: "text" })
  slug!: string;
}
