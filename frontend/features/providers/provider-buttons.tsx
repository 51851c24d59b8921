import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "../../ui/controls/button.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { leaveFor } from "./pending-sign-in.ts";
import { useBeginProviderSignInMutation, useSignInProvidersQuery } from "./provider-buttons.generated.ts";

/** A button for each provider that one can sign in with; none unless the operator has set some up. */
export function ProviderButtons() {
  const { data } = useSignInProvidersQuery({ variables: {} });
  const [begin] = useBeginProviderSignInMutation();
  const [busy, setBusy] = useState(false);
  const [search] = useSearchParams();
  if (!data || data.signInProviders.length === 0) return null;
  const onClick = async (provider: string) => {
    setBusy(true);
    try {
      const begun = (await begin({ variables: { provider } })).data?.beginProviderSignIn;
      if (begun)
        leaveFor(begun.url, { provider, binding: begun.binding, isLink: false, search: search.toString() });
    } catch (error) {
      notifyFailure(error);
    } finally {
      // Also after it went well: whoever stops the browser, or comes back to the page as it was, may choose again.
      setBusy(false);
    }
  };
  return (
    <chakra.ul listStyleType="none" display="grid" gap="3" mt="5" aria-label="Other ways to sign in">
      {data.signInProviders.map(({ id, name }) => (
        <li key={id}>
          <Button size="md" width="full" disabled={busy} onClick={() => onClick(id)}>
            Continue with {name}
          </Button>
        </li>
      ))}
    </chakra.ul>
  );
}
