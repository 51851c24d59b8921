import type { Opt } from "@mikro-orm/core";
import { Entity, Formula, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { subjectNames } from "./subjects.ts";

/** The kinds of actors in the trail. */
export const ActorKinds = {
  SESSION: "session",
  TOKEN: "token",
  SYSTEM: "system",
  VISITOR: "visitor",
} as const;

export type ActorKind = (typeof ActorKinds)[keyof typeof ActorKinds];

registerEnumType(ActorKinds, {
  name: "AuditActorKind",
  description: "Who did something.",
  valuesConfig: {
    SESSION: { description: "A person who was signed in." },
    TOKEN: { description: "A program with a person's access token." },
    SYSTEM: { description: "A background job or a command." },
    VISITOR: { description: "Someone who wasn't signed in yet." },
  },
});

@ObjectType({ description: "A field's value before and after an act." })
export class AuditChange {
  @Field({ description: "The field's name, in words." })
  field: string;

  @Field(() => String, { nullable: true, description: "Its value before; null if it had none." })
  before: string | null;

  @Field(() => String, { nullable: true, description: "Its value after; null if it has none." })
  after: string | null;
}

@ObjectType({ description: "An act in the audit trail. It is never changed." })
@Entity({ tableName: "audit_entries" })
export class AuditEntry {
  @Field(() => ID)
  @PrimaryKey({ type: "string", columnType: "bigint" })
  id!: string;

  @Field({ description: "When it was done." })
  @Property({ columnType: "timestamptz(6)" })
  occurredAt!: Date;

  @Field(() => ActorKinds, { description: "Who did it." })
  @Property({ columnType: "text" })
  actorKind!: ActorKind;

  @Field(() => ID, { nullable: true, description: "The id of the account that did it." })
  @Property({ type: "integer", nullable: true })
  actorId?: number | null;

  @Field({ description: "What was done, such as `vendor.verified`." })
  @Property({ columnType: "text" })
  action!: string;

  @Field(() => String, { description: "The kind of record that it was done to, such as `vendor`." })
  @Property({ columnType: "text", generated: "subject_kind stored" })
  subjectKind!: Opt<string>;

  @Field(() => ID, { nullable: true, description: "The id of the record that it was done to." })
  @Property({ type: "integer", nullable: true })
  subjectId?: number | null;

  /** The changed fields, each with `before` and `after`. */
  @Property({ type: "json", columnType: "jsonb" })
  changes!: Readonly<Record<string, { readonly before?: unknown; readonly after?: unknown }>>;

  @Field(() => String, { nullable: true, description: "The network address that it came from." })
  @Property({ columnType: "text", nullable: true })
  address?: string | null;

  @Field(() => String, { nullable: true, description: "The id of the request, as in the log." })
  @Property({ columnType: "text", nullable: true })
  requestId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The username of the account that did it; null for others and for erased accounts.",
  })
  @Formula(
    (_columns, { alias }) =>
      `(select u.username::text from users u where u.id = ${alias}.actor_id and u.anonymized_at is null)`,
    { type: "text", lazy: true },
  )
  actorUsername?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The name of the person who did it; null for others and for erased accounts.",
  })
  @Formula(
    (_columns, { alias }) =>
      `(select u.first_name || ' ' || u.last_name from users u
        where u.id = ${alias}.actor_id and u.anonymized_at is null)`,
    { type: "text", lazy: true },
  )
  actorName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What the record is called now; null if it has no name or is gone.",
  })
  @Formula((_columns, { alias }) => subjectNames(alias), { type: "text", lazy: true })
  subjectName?: string | null;
}
