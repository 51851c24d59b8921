import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";

@ObjectType({ description: "A research topic, such as Recovery and Sleep." })
@Entity({ tableName: "research_topics" })
export class ResearchTopic {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field()
  @Unique()
  @Property({ columnType: "citext", runtimeType: "string" })
  name!: string;

  @Field({ description: "The name in URLs and filters." })
  @Unique()
  @Property({ columnType: "text" })
  slug!: string;

  @Field()
  @Property({ columnType: "text", default: "" })
  description: string = "";
}
