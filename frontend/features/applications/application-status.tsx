import type { ApplicationStatus } from "../../graphql/schema.generated.ts";
import { Badge } from "../../ui/display/badge.tsx";

/** The label and hue of each status. */
export const STATUSES: Record<ApplicationStatus, { label: string; hue: string }> = {
  DRAFT: { label: "Draft", hue: "gray" },
  SUBMITTED: { label: "Submitted", hue: "blue" },
  IN_REVIEW: { label: "In review", hue: "yellow" },
  SHORTLISTED: { label: "Shortlisted", hue: "purple" },
  ACCEPTED: { label: "Accepted", hue: "green" },
  DECLINED: { label: "Declined", hue: "red" },
  WITHDRAWN: { label: "Withdrawn", hue: "gray" },
};

/** The status of an application. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  const { label, hue } = STATUSES[status];
  return <Badge colorPalette={hue}>{label}</Badge>;
}
