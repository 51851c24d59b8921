import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";

@ObjectType({ description: "A kind of technology, such as Video Analysis." })
@Entity({ tableName: "categories" })
export class Category {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field()
  @Unique()
  @Property({ columnType: "citext" })
  name!: string;

  @Field({ description: "The name in addresses and filters." })
  @Unique()
  @Property({ columnType: "text" })
  slug!: string;

  @Field()
  @Property({ columnType: "text", default: "" })
  description: string = "";
}
