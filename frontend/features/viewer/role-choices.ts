import type { Role } from "../../graphql/schema.generated.ts";
import type { Choice } from "../../ui/controls/select-field.tsx";

const LABELS: Record<Role, string> = {
  ADMIN: "Administrator",
  USER: "Business User",
  STUDENT: "Student",
  MENTOR: "Mentor/Professor",
  INVESTOR: "Investor",
};

/** All roles, as options of a select. */
export const ROLE_CHOICES: readonly Choice[] = Object.entries(LABELS).map(([value, label]) => ({
  value,
  label,
}));

/** Returns the role with this name; undefined for any other text. */
export const roleNamed = (text: string): Role | undefined => (text in LABELS ? (text as Role) : undefined);
