import { useSearchParams } from "react-router-dom";
import { LinkAction } from "../../../features/link-action/link-action.tsx";
import { useUnsubscribeFromNewsletterMutation } from "./newsletter-unsubscribe.generated.ts";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

/** Unsubscribes from the newsletter, from the link in an email. */
export function Component() {
  const [search] = useSearchParams();
  const [unsubscribe] = useUnsubscribeFromNewsletterMutation();
  const key = search.get("key") ?? "";
  return (
    <LinkAction
      title="Unsubscribe"
      text="Confirm to stop receiving the newsletter."
      action="Unsubscribe"
      path="/newsletter/unsubscribe"
      next={{ to: "/blog", label: "Back to Blog" }}
      run={async () => (await unsubscribe({ variables: { key } })).data?.unsubscribeFromNewsletter.message}
    />
  );
}
