import type { Opt } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { Node } from "../../../shared/schema/node.ts";

@ObjectType({ implements: Node, description: "A research topic, such as Recovery and Sleep." })
@Entity({ tableName: "research_topics" })
export class ResearchTopic {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field({ description: "The display name." })
  @Unique()
  @Property({ columnType: "citext", runtimeType: "string" })
  name!: string;

  @Field({ description: "The name in URLs and filters." })
  @Unique()
  @Property({ columnType: "text" })
  slug!: string;

  @Field(() => String, { nullable: true, description: "What belongs to it; null if not stated." })
  @Property({ columnType: "text", default: "" })
  description: string = "";

  /** When the row last changed; a trigger sets it on every write. Clients use it to keep copies in sync. */
  @Property({ columnType: "timestamptz(3)", runtimeType: "Date", defaultRaw: "now()" })
  changedAt!: Opt<Date>;
}
