import { PrimaryKeyProp, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { User } from "../accounts/user.entity.ts";
import { Organization } from "./organization.entity.ts";

/** Role of a member: owners manage the organization and its members; owners and editors edit its records. */
export type MemberRole = "owner" | "editor";

/** A member of an organization. The database ensures that an organization with members has an owner. */
@Entity({ tableName: "organization_members" })
export class OrganizationMember {
  [PrimaryKeyProp]?: ["organization", "user"];

  @ManyToOne(() => Organization, { primary: true, ref: true })
  organization!: Ref<Organization>;

  @ManyToOne(() => User, { primary: true, ref: true })
  user!: Ref<User>;

  @Property({ columnType: "text" })
  role!: MemberRole;

  /** When the person became a member. */
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();
}
