import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { DeleteAccountForm } from "./delete-account-form.tsx";
import { useDataExport } from "./use-data-export.ts";

const Row = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    py: "4",
    "& + &": { borderTopWidth: "1px", borderColor: "line" },
  },
});

/** Exports the user's data, and deletes the account. */
export function DangerZone({ username }: { username: string }) {
  const { download, busy } = useDataExport();
  const [deleting, setDeleting] = useState(false);
  return (
    <Panel title="Danger Zone">
      <Row>
        <div>
          <chakra.p fontWeight="medium">Export your data</chakra.p>
          <chakra.p fontSize="sm" color="fg.muted">
            Everything the hub keeps about you, as a JSON file.
          </chakra.p>
        </div>
        <Button disabled={busy} onClick={download}>
          Export My Data
        </Button>
      </Row>
      <Row>
        <div>
          <chakra.p fontWeight="medium">Delete your account</chakra.p>
          <chakra.p fontSize="sm" color="fg.muted">
            You have 14 days to change your mind.
          </chakra.p>
        </div>
        {!deleting && (
          <Button color="danger" borderColor="danger" onClick={() => setDeleting(true)}>
            Delete Account
          </Button>
        )}
      </Row>
      {deleting && <DeleteAccountForm username={username} onCancel={() => setDeleting(false)} />}
    </Panel>
  );
}
