import { OptionalProps } from "@mikro-orm/core";
import { Embedded, Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Role } from "../../shared/actor.ts";
import { NotificationPreferences } from "./notification-preferences.ts";
import { PrivacySettings } from "./privacy-settings.ts";
import { Roles } from "./role.ts";

/** Somebody with an account. As `Account` only they and administrators see it; others see a `Person`. */
@ObjectType("Account", { description: "An account, as its owner and administrators see it." })
@Entity({ tableName: "users" })
export class User {
  [OptionalProps]?:
    | "role"
    | "permissions"
    | "isActive"
    | "isDemo"
    | "privacy"
    | "notificationPreferences"
    | "createdAt"
    | "updatedAt"
    | "version";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field({ description: "What the person signs in with; unique whatever its case." })
  @Unique()
  @Property({ columnType: "citext" })
  username!: string;

  @Field()
  @Unique()
  @Property({ columnType: "citext" })
  email!: string;

  /** Read only where a password is checked; null when none can be right. */
  @Property({ columnType: "text", nullable: true, lazy: true, hidden: true })
  passwordHash?: string | null;

  @Field({ description: "The given name." })
  @Property({ columnType: "text" })
  firstName!: string;

  @Field({ description: "The family name." })
  @Property({ columnType: "text" })
  lastName!: string;

  @Field(() => Roles, { description: "What the person uses the hub as." })
  @Property({ columnType: "text", default: Roles.USER })
  role: Role = Roles.USER;

  @Field(() => String, { nullable: true })
  @Property({ columnType: "text", nullable: true })
  organization?: string | null;

  @Field(() => String, { nullable: true, description: "The position held, such as `Head of Performance`." })
  @Property({ columnType: "text", nullable: true })
  title?: string | null;

  @Field(() => String, { nullable: true, description: "A picture: an https address." })
  @Property({ columnType: "text", nullable: true })
  avatar?: string | null;

  @Field(() => String, { nullable: true, description: "A telephone number." })
  @Property({ columnType: "text", nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: "What the person says of themselves." })
  @Property({ columnType: "text", nullable: true })
  bio?: string | null;

  @Field(() => String, { nullable: true, description: "An own site: an http or https address." })
  @Property({ columnType: "text", nullable: true })
  website?: string | null;

  @Field(() => String, { nullable: true, description: "Where the person is, in their own words." })
  @Property({ columnType: "text", nullable: true })
  location?: string | null;

  @Field(() => String, { nullable: true, description: "A GitHub page: an http or https address." })
  @Property({ columnType: "text", nullable: true })
  github?: string | null;

  @Field(() => String, { nullable: true, description: "A LinkedIn page: an http or https address." })
  @Property({ columnType: "text", nullable: true })
  linkedin?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "A handle such as `@club`, or an http or https address.",
  })
  @Property({ columnType: "text", nullable: true })
  twitter?: string | null;

  /** A JSON object that an administrator edits. */
  @Property({ type: "json", columnType: "jsonb", default: "{}" })
  permissions: Record<string, unknown> = {};

  @Field({ description: "Whether the account may be used." })
  @Property({ type: "boolean", default: true })
  isActive: boolean = true;

  /** Whether it is one of the accounts of the demo, whose passwords are public. */
  @Property({ type: "boolean", default: false })
  isDemo: boolean = false;

  @Field({ description: "What others may see." })
  @Embedded(() => PrivacySettings, { prefix: "privacy_" })
  privacy: PrivacySettings = new PrivacySettings();

  @Field({ description: "What the person wants to be told." })
  @Embedded(() => NotificationPreferences, { prefix: "notify_" })
  notificationPreferences: NotificationPreferences = new NotificationPreferences();

  /** When the second factor was switched on; null while it is off. */
  @Property({ columnType: "timestamptz(3)", nullable: true })
  twoFactorEnabledAt?: Date | null;

  @Field({ description: "When the person signed up." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When the account last changed." })
  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();

  @Field(() => Date, {
    nullable: true,
    description: "When the person last signed in; null before the first time.",
  })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  lastLogin?: Date | null;

  /** When the person last did something, to the minute. */
  @Property({ columnType: "timestamptz(3)", nullable: true })
  lastActiveAt?: Date | null;

  @Property({ columnType: "timestamptz(3)", nullable: true })
  deletionRequestedAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "When the account is erased for good, unless the person signs in before; null when it stays.",
  })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  deletionDueAt?: Date | null;

  /** When everything personal was erased; the row stays for what refers to it. */
  @Property({ columnType: "timestamptz(3)", nullable: true })
  anonymizedAt?: Date | null;

  @Field(() => Int, {
    description: "Counts the account's changes; send it back with an edit to notice another's.",
  })
  @Property({ type: "integer", default: 1 })
  version: number = 1;
}
