import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { Entrance } from "../../../features/entrance/entrance.tsx";
import { SignInProvidersDocument } from "../../../features/providers/provider-buttons.generated.ts";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { type Challenge, CodeForm } from "./code-form.tsx";
import { DemoAccountsDocument } from "./login.generated.ts";
import { PasswordForm } from "./password-form.tsx";
import { ProviderReturn } from "./provider-return.tsx";

export { EntranceLoading as Loading } from "../../../features/entrance/entrance-loading.tsx";

/** Preloads the demo accounts and the providers, unless one comes back from a provider. */
export const preload: Screen["preload"] = async (start, { params }) => {
  if (params.provider) return;
  await Promise.all([start(DemoAccountsDocument, {}), start(SignInProvidersDocument, {})]);
};

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
 * password; or with the answer of a provider, at its own address.
 */
export function Component() {
  const [search] = useSearchParams();
  const [challenge, setChallenge] = useState<Challenge>();
  const { provider } = useParams();
  const query = search.toString();
  return (
    <>
      <PageMetadata
        title="Sign In"
        description="Sign in to SportsTech Hub to see your dashboard and your profile."
        path="/login"
        hidden={provider !== undefined}
      />
      {challenge === undefined && provider !== undefined && (
        <ProviderReturn provider={provider} onChallenge={setChallenge} />
      )}
      {challenge === undefined && provider === undefined && (
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
      )}
      {challenge && (
        <Entrance {...WORDS[challenge.method]}>
          <CodeForm challenge={challenge} onBack={() => setChallenge(undefined)} />
        </Entrance>
      )}
    </>
  );
}
