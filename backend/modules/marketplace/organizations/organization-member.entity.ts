import { PrimaryKeyProp, type Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { User } from "../../account/identity/user.entity.ts";
import type { MemberRole } from "./member-role.ts";
import { Organization } from "./organization.entity.ts";

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
