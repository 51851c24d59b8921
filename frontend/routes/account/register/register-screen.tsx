import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { Entrance } from "../../../features/entrance/entrance.tsx";
import { SignInProvidersDocument } from "../../../features/providers/provider-buttons.generated.ts";
import { ProviderButtons } from "../../../features/providers/provider-buttons.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { AccountInvitationDocument, useAccountInvitationSuspenseQuery } from "./register.generated.ts";
import { RegistrationForm } from "./registration-form.tsx";

export { EntranceLoading as Loading } from "../../../features/entrance/entrance-loading.tsx";

/** Preloads the invitation that the address names, otherwise the providers. */
export const preload: Screen["preload"] = async (start, { search }) => {
  const token = search.get("invitation");
  if (token) await start(AccountInvitationDocument, { token });
  else await start(SignInProvidersDocument, {});
};

/** The form with what an invitation says, or why there is none. */
function InvitedForm({ token }: { token: string }) {
  const { accountInvitation } = useAccountInvitationSuspenseQuery({ variables: { token } }).data;
  return (
    <>
      <chakra.p role="status" mb="5">
        {accountInvitation
          ? "You're invited. Choose a username and a password to begin."
          : "This invitation was used or withdrawn, or it has expired. You can sign up without it."}
      </chakra.p>
      <RegistrationForm invited={accountInvitation ? { ...accountInvitation, token } : undefined} />
    </>
  );
}

/** The registration screen. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get("invitation");
  search.delete("invitation");
  const query = search.toString();
  return (
    <>
      <PageMetadata
        title="Create Account"
        description="Create a SportsTech Hub account as a business user, student, mentor or investor."
        path="/register"
      />
      <Entrance
        title="Create Account"
        intro={
          <>
            Already have an account? <TextLink to={query ? `/login?${query}` : "/login"}>Sign in</TextLink>
            <br />
            Do you make sports technology? <TextLink to="/list-your-company">List your company</TextLink>
          </>
        }
      >
        {token ? <InvitedForm token={token} /> : <RegistrationForm />}
        {!token && <ProviderButtons />}
      </Entrance>
    </>
  );
}
