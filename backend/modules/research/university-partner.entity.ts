import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";

@ObjectType({ description: "A university that works with sports technology companies." })
@Entity({ tableName: "university_partners" })
export class UniversityPartner {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field({ description: "What the university is called." })
  @Unique()
  @Property({ columnType: "citext", runtimeType: "string" })
  universityName!: string;

  @Field({ description: "The name in its address, /research/partners/{id}-{slug}." })
  @Property({ columnType: "text" })
  slug!: string;

  @Field({ description: "How it works with companies, such as `Joint research`." })
  @Property({ columnType: "text" })
  collaborationType!: string;

  @Field()
  @Property({ columnType: "text", default: "" })
  description: string = "";

  @Field(() => String, { nullable: true, description: "Where it is seated." })
  @Property({ columnType: "text", nullable: true })
  country?: string | null;

  @Field(() => String, { nullable: true, description: "Where it is seated." })
  @Property({ columnType: "text", nullable: true })
  city?: string | null;

  @Field(() => String, { nullable: true, description: "Website URL (http or https)." })
  @Property({ columnType: "text", nullable: true })
  website?: string | null;

  @Field(() => String, { nullable: true, description: "The public address for inquiries." })
  @Property({ columnType: "text", nullable: true })
  contactEmail?: string | null;

  @Field({ description: "Since when it has been a partner." })
  @Property({ columnType: "timestamptz(3)" })
  partnerSince: Date = new Date();

  @Field({ description: "When it was first listed." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When the record last changed." })
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
