import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";

/** The owner of vendors, opportunities and collaborations; unclaimed while it has no members. */
@ObjectType({
  description: "An owner of vendors and other records, as its members and administrators see it.",
})
@Entity({ tableName: "organizations" })
export class Organization {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field({ description: "Unique, case-insensitive." })
  @Unique()
  @Property({ columnType: "citext" })
  name!: string;

  /** The name in URLs; not unique. */
  @Property({ columnType: "text" })
  slug!: string;

  /** Website URL (http or https). */
  @Property({ columnType: "text", nullable: true })
  website?: string | null;

  /** When it was created. */
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  /** When the record last changed. */
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
