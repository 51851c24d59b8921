import { PrimaryKeyProp, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { User } from "../accounts/user.entity.ts";
import { Organization } from "./organization.entity.ts";

/** What a member may do: an owner decides about the organization and its members, both edit what belongs to it. */
export type MemberRole = "owner" | "editor";

/** A person who acts for an organization. One with members always has an owner; the database sees to it. */
@Entity({ tableName: "organization_members" })
export class OrganizationMember {
  [PrimaryKeyProp]?: ["organization", "user"];

  @ManyToOne(() => Organization, { primary: true, ref: true })
  organization!: Ref<Organization>;

  @ManyToOne(() => User, { primary: true, ref: true })
  user!: Ref<User>;

  @Property({ columnType: "text" })
  role!: MemberRole;

  /** When they became one. */
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();
}
