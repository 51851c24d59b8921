import type { BlogPostStatus } from "../../../graphql/schema.generated.ts";
import { Badge } from "../../../ui/badge.tsx";

const SHOWN: Record<BlogPostStatus, { label: string; color: string }> = {
  DRAFT: { label: "Draft", color: "yellow" },
  PUBLISHED: { label: "Published", color: "green" },
  ARCHIVED: { label: "Archived", color: "gray" },
};

/** The status of a post. */
export function StatusBadge({ status }: { status: BlogPostStatus }) {
  const { label, color } = SHOWN[status];
  return <Badge colorPalette={color}>{label}</Badge>;
}
