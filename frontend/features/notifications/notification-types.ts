import {
  Bell,
  Briefcase,
  FileText,
  Flag,
  Inbox,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Search,
  ShieldCheck,
  Star,
} from "lucide-react";
import type { NotificationType } from "../../graphql/schema.generated.ts";

/** The label and icon of each type of notification. */
export const TYPES: Record<NotificationType, { label: string; Icon: LucideIcon }> = {
  APPLICATION_STATUS: { label: "Your applications", Icon: FileText },
  APPLICATION_RECEIVED: { label: "Applications received", Icon: Inbox },
  MESSAGE: { label: "Messages", Icon: MessagesSquare },
  REVIEW: { label: "Reviews", Icon: Star },
  CLAIM: { label: "Vendor claims", Icon: Flag },
  SEARCH_MATCH: { label: "Saved searches and briefs", Icon: Search },
  MODERATION: { label: "Moderation", Icon: ShieldCheck },
  POSTING: { label: "Your postings", Icon: Briefcase },
  ALERT: { label: "Alerts", Icon: Bell },
  NEWS: { label: "News and offers", Icon: Megaphone },
};
