import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";

/** A newsletter subscriber. The newsletter is sent only after the address was confirmed (double opt-in). */
@Entity({ tableName: "newsletter_subscribers" })
export class NewsletterSubscriber {
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Unique()
  @Property({ columnType: "citext" })
  email!: string;

  @Property({ columnType: "text", default: "pending" })
  status: "pending" | "confirmed" | "unsubscribed" = "pending";

  /** SHA-256 of the confirmation token; null once it was used. */
  @Property({ columnType: "bytea", runtimeType: "Buffer", nullable: true, hidden: true })
  confirmationHash?: Buffer | null;

  @Property({ columnType: "timestamptz(3)", nullable: true })
  confirmationExpiresAt?: Date | null;

  /** Key of the unsubscribe link in each email; grants nothing else. */
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
