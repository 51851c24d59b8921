import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { notifyFailure } from "../../../../../features/failures/notify-failure.ts";
import { leaveFor } from "../../../../../features/providers/pending-sign-in.ts";
import { useClient } from "../../../../../graphql/source.ts";
import { toast } from "../../../../../ui/behavior/toast-store.ts";
import { Button } from "../../../../../ui/controls/button.tsx";
import { Dotted } from "../../../../../ui/display/dotted.tsx";
import { formatMoment } from "../../../../../ui/display/format.ts";
import { ListRow, RowNote } from "../../../../../ui/layout/list-row.tsx";
import { Panel } from "../../../../../ui/layout/panel.tsx";
import { ConfirmPasswordForm } from "../confirm-password-form.tsx";
import {
  useBeginIdentityMutation,
  useDeleteIdentityMutation,
  useViewerIdentitiesQuery,
} from "./identities-panel.generated.ts";

type Props = { username: string; twoFactorEnabled: boolean };

/** The providers that one can sign in with, and what links and unlinks them; nothing if there are none. */
export function IdentitiesPanel({ username, twoFactorEnabled }: Props) {
  const { data } = useViewerIdentitiesQuery({ variables: {} });
  const [begin] = useBeginIdentityMutation();
  const [unlink, { loading }] = useDeleteIdentityMutation();
  const [linking, setLinking] = useState<string>();
  const client = useClient();
  if (!data || data.signInProviders.length + data.viewerIdentities.length === 0) return null;

  const known = data.signInProviders.map(({ id }) => id);
  // A provider that the operator took away still shows what is linked to it.
  const former = data.viewerIdentities.filter(({ provider }) => !known.includes(provider));
  const providers = [
    ...data.signInProviders,
    ...former.map(({ provider }) => ({ id: provider, name: provider })),
  ];
  const link = async (provider: string, password: string, code: string) => {
    const begun = (await begin({ variables: { provider, password, code: code || null } })).data
      ?.beginIdentity;
    if (begun) leaveFor(begun.url, { provider, binding: begun.binding, isLink: true, search: "" });
  };
  const onUnlink = async (id: string, name: string) => {
    if (!window.confirm(`Unlink ${name}? You won't be able to sign in with it.`)) return;
    try {
      const done = await unlink({ variables: { id } });
      await client.refetchQueries({ include: ["ViewerIdentities", "ViewerSessions"] });
      toast({ title: "Success", description: done.data?.deleteIdentity.message ?? "" });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Panel title="Linked Accounts" intro="Sign in with an account that you have elsewhere.">
      <chakra.ul listStyleType="none" aria-label="Linked accounts">
        {providers.map(({ id, name }) => {
          const identity = data.viewerIdentities.find(({ provider }) => provider === id);
          const used = identity?.lastUsedAt && `last used ${formatMoment(identity.lastUsedAt)}`;
          return (
            <ListRow key={id}>
              <chakra.div minWidth="0">
                <chakra.p fontWeight="medium">{name}</chakra.p>
                <RowNote>
                  {identity ? (
                    <Dotted parts={[identity.email ?? "linked", used || "never used"]} />
                  ) : (
                    "Not linked"
                  )}
                </RowNote>
              </chakra.div>
              {identity ? (
                <Button
                  aria-label={`Unlink ${name}`}
                  disabled={loading}
                  onClick={() => onUnlink(identity.id, name)}
                >
                  Unlink
                </Button>
              ) : (
                linking !== id && (
                  <Button aria-label={`Link ${name}`} onClick={() => setLinking(id)}>
                    Link
                  </Button>
                )
              )}
              {linking === id && (
                <chakra.div width="full">
                  <ConfirmPasswordForm
                    username={username}
                    action="Continue"
                    busyLabel="Continuing..."
                    withCode={twoFactorEnabled}
                    submit={(password, code) => link(id, password, code)}
                    onCancel={() => setLinking(undefined)}
                  />
                </chakra.div>
              )}
            </ListRow>
          );
        })}
      </chakra.ul>
    </Panel>
  );
}
