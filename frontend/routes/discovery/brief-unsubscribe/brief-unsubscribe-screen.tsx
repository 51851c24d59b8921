import { useSearchParams } from "react-router-dom";
import { LinkAction } from "../../../features/link-action/link-action.tsx";
import { useStopBriefAlertsMutation } from "./brief-unsubscribe.generated.ts";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

/** Unsubscribes from the emails of a saved brief, from the link in one of them. */
export function Component() {
  const [search] = useSearchParams();
  const [stop] = useStopBriefAlertsMutation();
  const key = search.get("key") ?? "";
  return (
    <LinkAction
      title="Stop Brief Emails"
      text="Confirm to stop emails about this brief. The brief stays in your profile."
      action="Stop Emails"
      path="/briefs/unsubscribe"
      next={{ to: "/profile?tab=briefs", label: "Your Briefs" }}
      run={async () => (await stop({ variables: { key } })).data?.stopBriefAlerts.message}
    />
  );
}
