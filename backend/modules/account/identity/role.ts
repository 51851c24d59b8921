import { registerEnumType } from "type-graphql";
import type { Role } from "../../../shared/actor.ts";

/** The user roles by their GraphQL enum names. */
export const Roles = {
  ADMIN: "admin",
  USER: "user",
  STUDENT: "student",
  MENTOR: "mentor",
  INVESTOR: "investor",
} as const satisfies Record<Uppercase<Role>, Role>;

registerEnumType(Roles, {
  name: "Role",
  description: "A user's role.",
  valuesConfig: {
    ADMIN: { description: "Runs the platform." },
    INVESTOR: { description: "Looks for companies and market figures." },
    MENTOR: { description: "Supports students." },
    STUDENT: { description: "Looks for projects, research and mentors." },
    USER: { description: "A club or another business that looks for solutions." },
  },
});

/** Display names of the roles. */
export const ROLE_LABELS: Record<Role, string> = {
  admin: "Administrator",
  user: "Business User",
  student: "Student",
  mentor: "Mentor/Professor",
  investor: "Investor",
};
