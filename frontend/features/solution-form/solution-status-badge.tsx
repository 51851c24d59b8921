import type { SolutionStatus } from "../../graphql/schema.generated.ts";
import { Badge } from "../../ui/display/badge.tsx";

const STATUS: Record<SolutionStatus, { label: string; hue: string }> = {
  DRAFT: { label: "Draft", hue: "orange" },
  PUBLISHED: { label: "Published", hue: "green" },
  WITHDRAWN: { label: "Withdrawn", hue: "gray" },
};

/** A badge for whether a solution is public. */
export const SolutionStatusBadge = ({ status }: { status: SolutionStatus }) => (
  <Badge colorPalette={STATUS[status].hue}>{STATUS[status].label}</Badge>
);
