import type { Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import type { Role } from "../../../shared/actor.ts";
import { Roles } from "../identity/role.ts";
import { User } from "../identity/user.entity.ts";

@ObjectType({ description: "An emailed invitation to sign up, as the person who opens its link sees it." })
@Entity({ tableName: "account_invitations" })
export class AccountInvitation {
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field({ description: "The address that it was sent to, which the account gets." })
  @Unique()
  @Property({ columnType: "citext" })
  email!: string;

  @Field(() => String, { nullable: true, description: "The given name, if it is known." })
  @Property({ columnType: "text", nullable: true })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: "The family name, if it is known." })
  @Property({ columnType: "text", nullable: true })
  lastName?: string | null;

  @Field(() => Roles, { description: "The proposed role." })
  @Property({ columnType: "text" })
  role!: Role;

  @Field(() => String, { nullable: true, description: "The person's organization, if it is known." })
  @Property({ columnType: "text", nullable: true })
  organization?: string | null;

  @Field(() => String, { nullable: true, description: "The job title, if it is known." })
  @Property({ columnType: "text", nullable: true })
  title?: string | null;

  /** SHA-256 of the link's token, which is only in the email; null until it is sent. */
  @Unique()
  @Property({ columnType: "bytea", runtimeType: "Buffer", nullable: true, hidden: true })
  tokenHash?: Buffer | null;

  /** When it was made. */
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  /** When its content last changed. */
  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();

  /** When its link expires. */
  @Property({ columnType: "timestamptz(3)" })
  expiresAt!: Date;

  /** The account that was made with it. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  acceptedBy?: Ref<User> | null;

  /** When it was used. */
  @Property({ columnType: "timestamptz(3)", nullable: true })
  acceptedAt?: Date | null;
}
