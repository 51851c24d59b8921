import { Bell } from "lucide-react";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { CountMark } from "./count-mark.tsx";
import { NOTIFICATIONS, shortCount } from "./notifications-path.ts";

/** The dashboard's link to the notifications, with the number of unread ones. */
export function NotificationsButton({ unread }: { unread: number }) {
  return (
    <ButtonLink
      to={NOTIFICATIONS}
      size="md"
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : "Notifications"}
    >
      <Bell size={18} strokeWidth={1.75} aria-hidden />
      Notifications
      {unread > 0 && <CountMark aria-hidden>{shortCount(unread)}</CountMark>}
    </ButtonLink>
  );
}
