import { OptionalProps, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { User } from "../../../account/identity/user.entity.ts";
import { type MemberRole, MemberRoles } from "../member-role.ts";
import { Organization } from "../organization.entity.ts";

@ObjectType("OrganizationInvitation", { description: "An emailed invitation to join an organization." })
@Entity({ tableName: "organization_invitations" })
export class Invitation {
  [OptionalProps]?: "createdAt";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @ManyToOne(() => Organization, { ref: true })
  organization!: Ref<Organization>;

  @Field({ description: "The address that it was sent to; an organization has one invitation for each." })
  @Property({ columnType: "citext" })
  email!: string;

  @Field(() => MemberRoles, { description: "The role that the person gets." })
  @Property({ columnType: "text" })
  role!: MemberRole;

  /** The member who sent the invitation; null for deleted accounts. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  invitedBy?: Ref<User> | null;

  /** SHA-256 of the link's token, which is only in the email; null until it is sent. */
  @Unique()
  @Property({ columnType: "bytea", runtimeType: "Buffer", nullable: true, hidden: true })
  tokenHash?: Buffer | null;

  @Field({ description: "When it was made." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When its link expires." })
  @Property({ columnType: "timestamptz(3)" })
  expiresAt!: Date;
}
