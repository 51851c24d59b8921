import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";

/** A newsletter subscriber, who gets the newsletter only after confirming the address (double opt-in). */
@Entity({ tableName: "newsletter_subscribers" })
export class NewsletterSubscriber {
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Unique()
  @Property({ columnType: "citext" })
  email!: string;

  @Property({ columnType: "text", default: "pending" })
  status: "pending" | "confirmed" | "unsubscribed" = "pending";

  /** The SHA-256 hash of the confirmation token; null once it was used. */
  @Property({ columnType: "bytea", runtimeType: "Buffer", nullable: true, hidden: true })
  confirmationHash?: Buffer | null;

  @Property({ columnType: "timestamptz(3)", nullable: true })
  confirmationExpiresAt?: Date | null;

  /** The key of the unsubscribe link in each email; it authorizes nothing else. */
  @Unique()
  @Property({ columnType: "text", hidden: true })
  unsubscribeKey!: string;

  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Property({ columnType: "timestamptz(3)", nullable: true })
  confirmedAt?: Date | null;

  @Property({ columnType: "timestamptz(3)", nullable: true })
  unsubscribedAt?: Date | null;
}
