import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { notifyFailure } from "../../../../../features/failures/notify-failure.ts";
import { useClient } from "../../../../../graphql/source.ts";
import { toast } from "../../../../../ui/behavior/toast-store.ts";
import { Button } from "../../../../../ui/controls/button.tsx";
import { Dotted } from "../../../../../ui/display/dotted.tsx";
import { formatDate, formatMoment } from "../../../../../ui/display/format.ts";
import { ListRow, RowActions, RowNote } from "../../../../../ui/layout/list-row.tsx";
import { type Passkey_PasskeyFragment, useDeletePasskeyMutation } from "./passkeys-panel.generated.ts";
import { RenamePasskeyForm } from "./rename-passkey-form.tsx";

/** One passkey, with what renames and removes it. */
export function PasskeyRow({ passkey }: { passkey: Passkey_PasskeyFragment }) {
  const { id, name, backedUp, createdAt, lastUsedAt } = passkey;
  const [renaming, setRenaming] = useState(false);
  const [remove, { loading }] = useDeletePasskeyMutation();
  const client = useClient();
  const onRemove = async () => {
    if (!window.confirm(`Remove “${name}”? You won't be able to sign in with it.`)) return;
    try {
      const { data } = await remove({ variables: { id } });
      await client.refetchQueries({ include: ["ViewerPasskeys", "ViewerSessions"] });
      toast({ title: "Success", description: data?.deletePasskey.message ?? "" });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const facts = [
    backedUp ? "synced" : "on one device",
    `added ${formatDate(createdAt)}`,
    lastUsedAt ? `last used ${formatMoment(lastUsedAt)}` : "never used",
  ];
  if (renaming)
    return (
      <ListRow>
        <RenamePasskeyForm passkey={passkey} onDone={() => setRenaming(false)} />
      </ListRow>
    );
  return (
    <ListRow>
      <chakra.div minWidth="0">
        <chakra.p fontWeight="medium" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <RowNote>
          <Dotted parts={facts} />
        </RowNote>
      </chakra.div>
      <RowActions>
        <Button aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
          Rename
        </Button>
        <Button aria-label={`Remove ${name}`} disabled={loading} onClick={onRemove}>
          Remove
        </Button>
      </RowActions>
    </ListRow>
  );
}
