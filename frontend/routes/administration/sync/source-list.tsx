import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { SyncProgress } from "../../../features/sync/sync-progress.tsx";
import { useClient } from "../../../graphql/source.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { SourceDialog } from "./source-dialog.tsx";
import { SourceRow } from "./source-row.tsx";
import { useSyncSourcesSuspenseQuery } from "./sync-screen.generated.ts";

/** The sources, and the sync started from this page. */
export function SourceList() {
  const { data } = useSyncSourcesSuspenseQuery({ variables: {} });
  const { importKinds: kinds } = data;
  const client = useClient();
  const [adding, setAdding] = useState(false);
  const [run, setRun] = useState<string>();
  const onEnd = () => void client.refetchQueries({ include: ["SyncSources", "SyncHistory"] });
  return (
    <>
      {run && (
        <Panel title="Sync">
          <SyncProgress key={run} id={run} onEnd={onEnd} />
        </Panel>
      )}
      <Panel
        title="Sources"
        intro="Files and addresses whose rows are imported by each sync. A sync can be undone like any import."
        action={
          <Button variant="primary" onClick={() => setAdding(true)}>
            Add source
          </Button>
        }
      >
        {data.syncSources.length === 0 ? (
          <chakra.p color="fg.muted">There are no sources yet.</chakra.p>
        ) : (
          <chakra.ul listStyleType="none" aria-label="Sources">
            {data.syncSources.map((source) => (
              <SourceRow key={source.id} source={source} kinds={kinds} onStart={setRun} />
            ))}
          </chakra.ul>
        )}
      </Panel>
      {adding && <SourceDialog kinds={kinds} onClose={() => setAdding(false)} />}
    </>
  );
}
