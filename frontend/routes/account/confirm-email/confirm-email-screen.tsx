import { useSearchParams } from "react-router-dom";
import { LinkAction } from "../../../features/link-action/link-action.tsx";
import { useSession } from "../../../features/viewer/session-context.ts";
import { useConfirmEmailChangeMutation } from "./confirm-email.generated.ts";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

/** Confirms a new email address, from the link sent to it. */
export function Component() {
  const [search] = useSearchParams();
  const [confirm] = useConfirmEmailChangeMutation();
  const session = useSession();
  const token = search.get("token") ?? "";
  return (
    <LinkAction
      title="Confirm your email address"
      text="The address this link was sent to will become your account's email address. We'll stop emailing the old one."
      action="Use This Address"
      path="/confirm-email"
      next={{ to: "/profile?tab=settings", label: "Go to Your Settings" }}
      run={async () => {
        const { data } = await confirm({ variables: { token } });
        // The browser's cache may hold the account with its old address.
        await session.renew();
        return data?.confirmEmailChange.message;
      }}
    />
  );
}
