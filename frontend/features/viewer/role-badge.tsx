import {
  BriefcaseBusiness,
  GraduationCap,
  Landmark,
  type LucideIcon,
  Shield,
  User,
  Users,
} from "lucide-react";
import type { Role } from "../../graphql/schema.generated.ts";
import { Badge } from "../../ui/display/badge.tsx";

const ROLE_STYLES: Record<Role, { palette: string; Icon: LucideIcon }> = {
  ADMIN: { palette: "red", Icon: Shield },
  USER: { palette: "blue", Icon: BriefcaseBusiness },
  STUDENT: { palette: "green", Icon: GraduationCap },
  MENTOR: { palette: "purple", Icon: Users },
  INVESTOR: { palette: "yellow", Icon: Landmark },
};

/** A badge with a role, in the role's color. */
export function RoleBadge({ role, label }: { role: Role; label: string }) {
  const { palette, Icon } = ROLE_STYLES[role] ?? { palette: "gray", Icon: User };
  return (
    <Badge colorPalette={palette}>
      <Icon size={13} strokeWidth={2} aria-hidden />
      {label}
    </Badge>
  );
}
