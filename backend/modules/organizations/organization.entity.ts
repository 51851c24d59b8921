import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";

/** What vendors, opportunities and collaborations belong to; unclaimed while it has no members. */
@Entity({ tableName: "organizations" })
export class Organization {
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Unique whatever its case. */
  @Unique()
  @Property({ columnType: "citext" })
  name!: string;

  /** The name in addresses; two names may share it. */
  @Property({ columnType: "text" })
  slug!: string;

  /** Its own site: an http or https address. */
  @Property({ columnType: "text", nullable: true })
  website?: string | null;

  /** When it was first known. */
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  /** When its entry last changed. */
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
