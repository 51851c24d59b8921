import type { Opt, Ref } from "@mikro-orm/core";
import { Entity, Formula, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { User } from "../../account/identity/user.entity.ts";
import { Solution } from "../../catalog/solutions/solution.entity.ts";
import { Vendor } from "../../catalog/vendors/vendor.entity.ts";
import { VendorRequest } from "./requests/request.entity.ts";

@ObjectType({ description: "A conversation between a person and a vendor that only the two can read." })
@Entity({ tableName: "conversations" })
export class Conversation {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** The person who started the conversation. */
  @ManyToOne(() => User, { ref: true })
  person!: Ref<User>;

  @Field(() => Vendor, { description: "The vendor that was written to." })
  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  /** The solution that the conversation is about. */
  @ManyToOne(() => Solution, { ref: true, nullable: true })
  solution?: Ref<Solution> | null;

  @Field(() => VendorRequest, {
    nullable: true,
    description: "The request to several vendors that it is part of, if any.",
  })
  @ManyToOne(() => VendorRequest, { ref: true, nullable: true })
  request?: Ref<VendorRequest> | null;

  /** The idempotency key, chosen by the client, so that starting it twice has one effect. */
  @Property({ columnType: "uuid" })
  key!: string;

  @Property({ columnType: "timestamptz(3)", nullable: true })
  personArchivedAt?: Date | null;

  @Property({ columnType: "timestamptz(3)", nullable: true })
  vendorArchivedAt?: Date | null;

  @Field({ description: "When it began." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When the last message was sent." })
  @Property({ columnType: "timestamptz(3)" })
  lastMessageAt: Date = new Date();

  @Field(() => String, {
    nullable: true,
    description: "The beginning of the last message that is not hidden; null if there is none.",
  })
  @Formula(
    (_columns, { alias }) =>
      `(select case when length(m.text) > 160 then regexp_replace(left(m.text, 161), '\\s+\\S*$', '') || '...' else m.text end from conversation_messages m where m.conversation_id = ${alias}.id
        and m.status = 'published' order by m.created_at desc, m.id desc limit 1)`,
    { type: "text", lazy: true },
  )
  preview?: Opt<string> | null;
}
