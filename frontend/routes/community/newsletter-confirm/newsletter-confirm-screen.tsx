import { useSearchParams } from "react-router-dom";
import { LinkAction } from "../../../features/link-action/link-action.tsx";
import { useConfirmNewsletterMutation } from "./newsletter-confirm.generated.ts";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

/** Confirms a subscription, from the link in the email. */
export function Component() {
  const [search] = useSearchParams();
  const [confirm] = useConfirmNewsletterMutation();
  const token = search.get("token") ?? "";
  return (
    <LinkAction
      title="Confirm your subscription"
      text="Confirm to receive the newsletter at the address this link was sent to."
      action="Subscribe"
      path="/newsletter/confirm"
      next={{ to: "/blog", label: "Back to Blog" }}
      run={async () => (await confirm({ variables: { token } })).data?.confirmNewsletter.message}
    />
  );
}
