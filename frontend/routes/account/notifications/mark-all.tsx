import { CheckCheck } from "lucide-react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { TYPES } from "../../../features/notifications/notification-types.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useMarkNotificationsReadMutation } from "./notifications.generated.ts";
import type { NotificationsView } from "./notifications-address.ts";

type Props = {
  view: NotificationsView;
  unread: number;
  /** The latest notification on the screen; later ones stay unread. */
  upTo: number | undefined;
};

/** Marks the listed notifications as read, including further pages. */
export function MarkAll({ view: { type }, unread, upTo }: Props) {
  const [mark, { loading }] = useMarkNotificationsReadMutation();
  if (unread === 0 || upTo === undefined) return null;
  const onClick = async () => {
    try {
      const { data } = await mark({ variables: { types: type ? [type] : null, upTo } });
      const count = data?.markNotificationsRead.count ?? 0;
      toast({
        title: count === 1 ? "1 notification marked as read" : `${count} notifications marked as read`,
      });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Button disabled={loading} onClick={onClick}>
      <CheckCheck size={16} aria-hidden />
      {type ? `Mark all as read: ${TYPES[type].label}` : "Mark all as read"}
    </Button>
  );
}
