import type { BlogPostStatus } from "../../../../graphql/schema.generated.ts";
import { Badge } from "../../../../ui/display/badge.tsx";

const STATUS_STYLES: Record<BlogPostStatus, { label: string; color: string }> = {
  DRAFT: { label: "Draft", color: "yellow" },
  PUBLISHED: { label: "Published", color: "green" },
  ARCHIVED: { label: "Archived", color: "gray" },
};

/** The status of a post. */
export function StatusBadge({ status }: { status: BlogPostStatus }) {
  const { label, color } = STATUS_STYLES[status];
  return <Badge colorPalette={color}>{label}</Badge>;
}
