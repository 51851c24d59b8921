import type { Opt } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { Node } from "../../../shared/schema/node.ts";

@ObjectType({ implements: Node, description: "A university that works with sports technology companies." })
@Entity({ tableName: "university_partners" })
export class UniversityPartner {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field({ description: "The university's name." })
  @Unique()
  @Property({ columnType: "citext", runtimeType: "string" })
  universityName!: string;

  @Field({ description: "The slug in its URL, /research/partners/{id}-{slug}." })
  @Property({ columnType: "text" })
  slug!: string;

  @Field({ description: "The form of partnership, such as `Joint research`." })
  @Property({ columnType: "text" })
  collaborationType!: string;

  @Field(() => String, { nullable: true, description: "What the university works on; null if not stated." })
  @Property({ columnType: "text", default: "" })
  description: string = "";

  @Field(() => String, { nullable: true, description: "Its headquarters." })
  @Property({ columnType: "text", nullable: true })
  country?: string | null;

  @Field(() => String, { nullable: true, description: "Its headquarters." })
  @Property({ columnType: "text", nullable: true })
  city?: string | null;

  @Field(() => String, { nullable: true, description: "Website URL (http or https)." })
  @Property({ columnType: "text", nullable: true })
  website?: string | null;

  @Field(() => String, { nullable: true, description: "The public email address for inquiries." })
  @Property({ columnType: "text", nullable: true })
  contactEmail?: string | null;

  @Field({ description: "Start of the partnership." })
  @Property({ columnType: "timestamptz(3)" })
  partnerSince: Date = new Date();

  @Field({ description: "When it was first listed." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When the record last changed." })
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  /** When the row last changed; a trigger sets it on every write. Clients use it to keep copies in sync. */
  @Property({ columnType: "timestamptz(3)", runtimeType: "Date", defaultRaw: "now()" })
  changedAt!: Opt<Date>;
}
