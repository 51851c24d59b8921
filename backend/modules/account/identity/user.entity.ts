import { OptionalProps } from "@mikro-orm/core";
import { BeforeCreate, Embedded, Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Role } from "../../../shared/actor.ts";
import { usernameSkeleton } from "../../../shared/text/username-skeleton.ts";
import { NotificationPreferences } from "./notification-preferences.ts";
import { PrivacySettings } from "./privacy-settings.ts";
import { Roles } from "./role.ts";

/** A user account. Exposed as `Account` to its owner and administrators only; others see a `Person`. */
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

  @Field({ description: "The name to sign in with; unique, case-insensitive." })
  @Unique()
  @Property({ columnType: "citext" })
  username!: string;

  /** The skeleton of the username; null for older accounts whose name resembles an even older one. */
  @Unique()
  @Property({ columnType: "text", nullable: true, lazy: true, hidden: true })
  usernameSkeleton?: string | null;

  @Field({ description: "The address for signing in and for emails." })
  @Unique()
  @Property({ columnType: "citext" })
  email!: string;

  /**
   * When the owner proved that they receive email at this address; null until then, since sign-up doesn't
   * verify it.
   */
  @Property({ columnType: "timestamptz(3)", nullable: true })
  emailProvenAt?: Date | null;

  /** Loaded only where a password is checked; null if the account has no password. */
  @Property({ columnType: "text", nullable: true, lazy: true, hidden: true })
  passwordHash?: string | null;

  @Field({ description: "The given name." })
  @Property({ columnType: "text" })
  firstName!: string;

  @Field({ description: "The family name." })
  @Property({ columnType: "text" })
  lastName!: string;

  @Field(() => Roles, { description: "The person's role." })
  @Property({ columnType: "text", default: Roles.USER })
  role: Role = Roles.USER;

  @Field(() => String, { nullable: true, description: "The person's organization, as they wrote it." })
  @Property({ columnType: "text", nullable: true })
  organization?: string | null;

  @Field(() => String, { nullable: true, description: "The job title, such as `Head of Performance`." })
  @Property({ columnType: "text", nullable: true })
  title?: string | null;

  @Field(() => String, { nullable: true, description: "Image URL (https)." })
  @Property({ columnType: "text", nullable: true })
  avatar?: string | null;

  @Field(() => String, { nullable: true, description: "A phone number." })
  @Property({ columnType: "text", nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: "A short biography." })
  @Property({ columnType: "text", nullable: true })
  bio?: string | null;

  @Field(() => String, { nullable: true, description: "Personal website URL (http or https)." })
  @Property({ columnType: "text", nullable: true })
  website?: string | null;

  @Field(() => String, { nullable: true, description: "Location as free text." })
  @Property({ columnType: "text", nullable: true })
  location?: string | null;

  @Field(() => String, { nullable: true, description: "GitHub profile URL (http or https)." })
  @Property({ columnType: "text", nullable: true })
  github?: string | null;

  @Field(() => String, { nullable: true, description: "LinkedIn profile URL (http or https)." })
  @Property({ columnType: "text", nullable: true })
  linkedin?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "A handle such as `@club`, or a URL (http or https).",
  })
  @Property({ columnType: "text", nullable: true })
  twitter?: string | null;

  /** Permissions as a JSON object, edited by administrators. */
  @Property({ type: "json", columnType: "jsonb", default: "{}" })
  permissions: Record<string, unknown> = {};

  @Field({ description: "Whether the account is active." })
  @Property({ type: "boolean", default: true })
  isActive: boolean = true;

  /** Whether this is a demo account, whose password is public. */
  @Property({ type: "boolean", default: false })
  isDemo: boolean = false;

  @Field({ description: "The privacy settings." })
  @Embedded(() => PrivacySettings, { prefix: "privacy_" })
  privacy: PrivacySettings = new PrivacySettings();

  @Field({ description: "The notification preferences." })
  @Embedded(() => NotificationPreferences, { prefix: "notify_" })
  notificationPreferences: NotificationPreferences = new NotificationPreferences();

  /** When two-factor authentication was enabled; null if disabled. */
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
    description: "When the person last signed in; null if never.",
  })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  lastLogin?: Date | null;

  /** When the person was last active, to the minute. */
  @Property({ columnType: "timestamptz(3)", nullable: true })
  lastActiveAt?: Date | null;

  @Property({ columnType: "timestamptz(3)", nullable: true })
  deletionRequestedAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "When the account will be erased, unless the person signs in before then; null if no deletion is scheduled.",
  })
  @Property({ columnType: "timestamptz(3)", nullable: true })
  deletionDueAt?: Date | null;

  /** When all personal data was erased; the row remains because other rows reference it. */
  @Property({ columnType: "timestamptz(3)", nullable: true })
  anonymizedAt?: Date | null;

  @Field(() => Int, {
    description: "Incremented by each change; send it with an edit to detect conflicting edits.",
  })
  @Property({ type: "integer", default: 1 })
  version: number = 1;

  @BeforeCreate()
  setSkeleton(): void {
    this.usernameSkeleton ??= usernameSkeleton(this.username);
  }
}
