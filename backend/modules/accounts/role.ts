import { registerEnumType } from "type-graphql";
import type { Role } from "../../shared/actor.ts";

/** The roles of specification section 6, as the schema names them. */
export const Roles = {
  ADMIN: "admin",
  USER: "user",
  STUDENT: "student",
  MENTOR: "mentor",
  INVESTOR: "investor",
} as const satisfies Record<Uppercase<Role>, Role>;

registerEnumType(Roles, { name: "Role", description: "What somebody uses the hub as." });

/** How a role is called on a screen (specification section 6). */
export const ROLE_LABELS: Record<Role, string> = {
  admin: "Administrator",
  user: "Business User",
  student: "Student",
  mentor: "Mentor/Professor",
  investor: "Investor",
};
