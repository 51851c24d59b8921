import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Entrance } from "../../../features/entrance/entrance.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { type Challenge, CodeForm } from "./code-form.tsx";
import { DemoAccountsDocument } from "./login.generated.ts";
import { PasswordForm } from "./password-form.tsx";

export { EntranceLoading as Loading } from "../../../features/entrance/entrance-loading.tsx";

/** Preloads the demo accounts. */
export const preload: Screen["preload"] = (start) => start(DemoAccountsDocument, {});

/** The texts of the second step, by the source of its code. */
const WORDS = {
  APP: {
    title: "Two-Factor Authentication",
    intro: "Enter the code from your authenticator app, or one of your recovery codes.",
  },
  MAIL: {
    title: "Check Your Email",
    intro:
      "Someone tried a lot of passwords for your account. To make sure it's you, we sent a code to your email address. It's valid for 10 minutes.",
  },
} as const;

/**
 * Signs in with a password, then a code with two-factor authentication or after others guessed at the
 * password.
 */
export function Component() {
  const [search] = useSearchParams();
  const [challenge, setChallenge] = useState<Challenge>();
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
        <Entrance {...WORDS[challenge.method]}>
          <CodeForm challenge={challenge} onBack={() => setChallenge(undefined)} />
        </Entrance>
      )}
    </>
  );
}
