import { Collection, type Opt, type Ref } from "@mikro-orm/core";
import { Entity, Formula, ManyToOne, OneToMany, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { User } from "../../../account/identity/user.entity.ts";

@ObjectType({ description: "The same questions to several vendors, whose answers can be compared." })
@Entity({ tableName: "vendor_requests" })
export class VendorRequest {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** The author of the request. */
  @ManyToOne(() => User, { ref: true })
  person!: Ref<User>;

  @Field({ description: "What it is about." })
  @Property({ columnType: "text" })
  title!: string;

  /** The idempotency key, chosen by the client, so that sending it twice has one effect. */
  @Property({ columnType: "uuid" })
  key!: string;

  @Field({ description: "When it was sent." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field(() => [VendorRequestQuestion], { description: "The questions, in order." })
  @OneToMany(
    () => VendorRequestQuestion,
    (question) => question.request,
    { orderBy: { position: "asc" } },
  )
  questions = new Collection<VendorRequestQuestion>(this);

  /** The id of the author. */
  @Formula((_columns, { alias }) => `${alias}.person_id`, { type: "integer", lazy: true })
  personId?: Opt<number>;

  /** The number of vendors asked. */
  @Formula(
    (_columns, { alias }) => `(select count(*)::int from conversations c where c.request_id = ${alias}.id)`,
    { type: "integer", lazy: true },
  )
  vendorCount?: Opt<number>;

  /** The number of vendors that have answered at least one question. */
  @Formula(
    (_columns, { alias }) =>
      `(select count(distinct m.conversation_id)::int from conversations c
        join conversation_messages m on m.conversation_id = c.id and m.status = 'published'
        join vendor_request_answers a on a.message_id = m.id where c.request_id = ${alias}.id)`,
    { type: "integer", lazy: true },
  )
  answeredCount?: Opt<number>;
}

@ObjectType({ description: "A question to several vendors." })
@Entity({ tableName: "vendor_request_questions" })
export class VendorRequestQuestion {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => VendorRequest, { ref: true })
  request!: Ref<VendorRequest>;

  /** Counts from 1. */
  @Property({ type: "smallint" })
  position!: number;

  @Field({ description: "Plain text." })
  @Property({ columnType: "text" })
  text!: string;
}
