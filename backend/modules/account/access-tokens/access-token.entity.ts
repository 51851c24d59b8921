import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { SCOPES, type Scope } from "../../../shared/scopes.rules.ts";
import { User } from "../identity/user.entity.ts";

/** The permissions that each scope grants. */
const MEANINGS: Readonly<Record<Scope, string>> = {
  "catalog:read": "Read solutions, vendors, reviews, opportunities, research, market data and the blog.",
  "catalog:write": "Edit what your organization offers; write reviews and comments.",
  "marketplace:read": "Read your applications, messages, postings, mentoring and figures.",
  "marketplace:write": "Apply, write messages, post, and answer.",
  "discovery:read": "Search, match briefs, and read what you saved.",
  "discovery:write": "Save records, searches and briefs.",
  "account:read": "Read your profile, notifications and calendar, and export your data.",
  "admin:read": "Read what only administrators can see.",
  "admin:write": "Do what only administrators can do.",
};

/** The schema's name of a scope, such as `CATALOG_READ`. */
const nameOf = (scope: Scope) => scope.replace(":", "_").toUpperCase();

/** The scopes as an enum object for the schema. */
export const AccessScopes = Object.fromEntries(SCOPES.map((scope) => [nameOf(scope), scope]));

registerEnumType(AccessScopes, {
  name: "AccessScope",
  description: "What an access token may do.",
  valuesConfig: Object.fromEntries(SCOPES.map((scope) => [nameOf(scope), { description: MEANINGS[scope] }])),
});

@ObjectType({ description: "An access token that lets a program act for the viewer." })
@Entity({ tableName: "access_tokens" })
export class AccessToken {
  [OptionalProps]?: "createdAt" | "lastUsedAt" | "lastUsedFrom" | "warnedAt";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => User, { ref: true })
  user!: Ref<User>;

  @Field({ description: "What its owner calls it." })
  @Property({ columnType: "text" })
  name!: string;

  /** The SHA-256 hash of the token, which only its owner has. */
  @Property({ columnType: "bytea", runtimeType: "Buffer", hidden: true, lazy: true })
  tokenHash!: Buffer;

  @Field({ description: "Its last four characters, to tell it apart from others." })
  @Property({ columnType: "text" })
  hint!: string;

  @Field(() => [AccessScopes], { description: "What it may do." })
  @Property({ columnType: "text[]", type: "array" })
  scopes!: Scope[];

  @Field({ description: "When it was created." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When it stops working." })
  @Property({ columnType: "timestamptz(3)" })
  expiresAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When it was last used, to within five minutes; null if never.",
  })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  lastUsedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The network it was last used from: an IPv4 address, or the /64 of an IPv6 address.",
  })
  @Property({ columnType: "text", nullable: true })
  lastUsedFrom?: string | null;

  /** When its owner was notified by mail that it expires soon. */
  @Property({ columnType: "timestamptz(3)", nullable: true })
  warnedAt?: Date | null;
}
