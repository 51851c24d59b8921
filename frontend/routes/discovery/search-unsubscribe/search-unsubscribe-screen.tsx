import { useSearchParams } from "react-router-dom";
import { LinkAction } from "../../../features/link-action/link-action.tsx";
import { useStopSearchAlertsMutation } from "./search-unsubscribe.generated.ts";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

/** Unsubscribes from the emails of a saved search, from the link in one of them. */
export function Component() {
  const [search] = useSearchParams();
  const [stop] = useStopSearchAlertsMutation();
  const key = search.get("key") ?? "";
  return (
    <LinkAction
      title="Stop Search Emails"
      text="Confirm to stop emails about this saved search. The search stays in your profile."
      action="Stop Emails"
      path="/searches/unsubscribe"
      next={{ to: "/profile?tab=searches", label: "Your Searches" }}
      run={async () => (await stop({ variables: { key } })).data?.stopSearchAlerts.message}
    />
  );
}
