import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";

@ObjectType({
  description: "The viewer's private calendar; its address was shown once, when it was created.",
})
@Entity({ tableName: "calendar_addresses" })
export class CalendarAddress {
  /** The account; each has at most one calendar. */
  @PrimaryKey({ type: "integer" })
  ownerId!: number;

  /** The SHA-256 hash of the address's secret. */
  @Unique()
  @Property({ columnType: "bytea", runtimeType: "Buffer", hidden: true })
  tokenHash!: Buffer;

  @Field({ description: "When its address was created." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field(() => Date, {
    nullable: true,
    description: "When an application last read it, to the hour; null if never.",
  })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  readAt?: Date | null;
}

@ObjectType({ description: "A new address of a private calendar." })
export class NewCalendarAddress {
  @Field({ description: "The address; it can't be shown again." })
  url: string;

  @Field({ description: "The calendar, as it is shown from now on." })
  calendar: CalendarAddress;
}
