import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Entrance } from "../../features/entrance/entrance.tsx";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { CodeForm } from "./code-form.tsx";
import { DemoAccountsDocument } from "./login.generated.ts";
import { PasswordForm } from "./password-form.tsx";

export { EntranceLoading as Loading } from "../../features/entrance/entrance-loading.tsx";

/** Preloads the demo accounts. */
export const preload: Screen["preload"] = (start) => start(DemoAccountsDocument, {});

/** Sign in: username and password, then the second factor if it is on. */
export function Component() {
  const [search] = useSearchParams();
  const [challenge, setChallenge] = useState<string>();
  const query = search.toString();
  return (
    <>
      <PageMetadata
        title="Sign In"
        description="Sign in to SportsTech Hub to see your dashboard and your profile."
        path="/login"
      />
      {challenge === undefined ? (
        <Entrance
          title="Sign In"
          intro={
            <>
              No account yet? <TextLink to={query ? `/register?${query}` : "/register"}>Create one</TextLink>
            </>
          }
        >
          <PasswordForm onChallenge={setChallenge} />
        </Entrance>
      ) : (
        <Entrance
          title="Two-Factor Authentication"
          intro="Enter the code from your authenticator app, or one of your recovery codes."
        >
          <CodeForm challenge={challenge} onBack={() => setChallenge(undefined)} />
        </Entrance>
      )}
    </>
  );
}
