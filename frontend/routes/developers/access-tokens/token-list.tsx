import { chakra } from "@chakra-ui/react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import {
  useAccessTokensSuspenseQuery,
  useRevokeAccessTokenMutation,
  useRevokeAllAccessTokensMutation,
} from "./access-tokens.generated.ts";
import { AGAIN } from "./again.ts";
import { TokenRow } from "./token-row.tsx";

/** The viewer's tokens, with buttons to revoke them. */
export function TokenList() {
  const { viewerAccessTokens: tokens } = useAccessTokensSuspenseQuery({ variables: {} }).data;
  const [revoke, one] = useRevokeAccessTokenMutation(AGAIN);
  const [revokeAll, all] = useRevokeAllAccessTokensMutation(AGAIN);
  const busy = one.loading || all.loading;
  const run = async (question: string, act: () => Promise<string | undefined>) => {
    if (!window.confirm(question)) return;
    try {
      toast({ title: (await act()) ?? "" });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Panel
      title="Your tokens"
      intro="Resetting your password or deactivating your account ends all of them."
      action={
        tokens.length > 1 && (
          <Button
            disabled={busy}
            onClick={() =>
              run(
                "Revoke all tokens? Programs that use them will stop working.",
                async () => (await revokeAll()).data?.revokeAllAccessTokens.message,
              )
            }
          >
            Revoke All
          </Button>
        )
      }
    >
      {tokens.length === 0 ? (
        <chakra.p color="fg.muted">You have no access tokens.</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" aria-label="Access tokens">
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              busy={busy}
              onRevoke={() =>
                run(
                  `Revoke “${token.name}”? Programs that use it will stop working.`,
                  async () => (await revoke({ variables: { id: token.id } })).data?.revokeAccessToken.message,
                )
              }
            />
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}
