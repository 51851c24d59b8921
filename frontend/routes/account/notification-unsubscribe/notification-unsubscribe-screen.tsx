import { useSearchParams } from "react-router-dom";
import { LinkAction } from "../../../features/link-action/link-action.tsx";
import { useStopNotificationMailsMutation } from "./notification-unsubscribe.generated.ts";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

/** Unsubscribes from the emails of a notification type, from the link in one of them. */
export function Component() {
  const [search] = useSearchParams();
  const [stop] = useStopNotificationMailsMutation();
  const key = search.get("key") ?? "";
  return (
    <LinkAction
      title="Stop Notification Emails"
      text="Confirm to stop emails of this type. The notifications themselves stay on SportsTech Hub."
      action="Stop Emails"
      path="/notifications/unsubscribe"
      next={{ to: "/profile?tab=notifications", label: "Notification Preferences" }}
      run={async () => (await stop({ variables: { key } })).data?.stopNotificationMails.message}
    />
  );
}
