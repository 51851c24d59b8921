import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { Node } from "../../../../shared/schema/node.ts";

@ObjectType({ implements: Node, description: "A blog category." })
@Entity({ tableName: "blog_categories" })
export class BlogCategory {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field({ description: "Unique, case-insensitive." })
  @Unique()
  @Property({ columnType: "citext" })
  name!: string;

  @Field({ description: "The name in URLs." })
  @Unique()
  @Property({ columnType: "text" })
  slug!: string;

  @Field(() => String, { nullable: true, description: "What its posts are about; null if not stated." })
  @Property({ columnType: "text", default: "" })
  description: string = "";
}
