import { chakra } from "@chakra-ui/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Entrance } from "../../../features/entrance/entrance.tsx";
import { serverErrors } from "../../../features/forms/server-errors.ts";
import { takePending } from "../../../features/providers/pending-sign-in.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import type { Challenge } from "./code-form.tsx";
import { useCompleteProviderSignInMutation, useCreateIdentityMutation } from "./login.generated.ts";
import { useCompleteSignIn } from "./use-complete-sign-in.ts";

type Props = { provider: string; onChallenge: (challenge: Challenge) => void };

const ELSEWHERE = "This sign-in wasn't started in this tab, or it's over. Please start over.";

/** Completes a sign-in, or the linking of an account, with the answer that a provider put into the address. */
export function ProviderReturn({ provider, onChallenge }: Props) {
  const { search: answer } = useLocation();
  const navigate = useNavigate();
  const [completeSignIn] = useCompleteProviderSignInMutation();
  const [link] = useCreateIdentityMutation();
  const [failure, setFailure] = useState<string>();
  const [back, setBack] = useState("/login");
  const welcome = useCompleteSignIn();
  const latest = useRef(welcome);
  useLayoutEffect(() => {
    latest.current = welcome;
  });

  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer counts once, and leaves the address at once
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const pending = takePending(provider);
    const finish = async () => {
      if (!pending) return setFailure(ELSEWHERE);
      if (pending.isLink) setBack("/profile?tab=settings");
      // The address goes on with what the sign-in screen had, so that one gets to where one wanted to go.
      await navigate({ search: pending.search }, { replace: true });
      const variables = { provider, answer, binding: pending.binding };
      if (pending.isLink) {
        await link({ variables });
        await navigate("/profile?tab=settings", { replace: true });
        return toast({ title: "Success", description: "You can sign in with this account from now on." });
      }
      const done = (await completeSignIn({ variables })).data?.completeProviderSignIn;
      if (done?.secondFactor) onChallenge(done.secondFactor);
      else if (done) await latest.current(done);
    };
    finish().catch((error: unknown) => setFailure(serverErrors(error).message));
  }, []);

  return (
    <Entrance
      title={failure ? "That Didn't Work" : "One Moment"}
      intro={<chakra.span role="status">{failure ?? "We're checking your sign-in."}</chakra.span>}
    >
      {failure && (
        <ButtonLink to={back} size="md">
          Go Back
        </ButtonLink>
      )}
    </Entrance>
  );
}
