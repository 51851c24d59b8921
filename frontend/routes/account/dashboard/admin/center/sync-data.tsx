import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { serverErrors } from "../../../../../features/forms/server-errors.ts";
import {
  type SyncRun_RunFragment,
  useSyncDataMutation,
} from "../../../../../features/sync/sync.generated.ts";
import { SYNC_STARTED } from "../../../../../features/sync/sync-changes.ts";
import { SyncProgress } from "../../../../../features/sync/sync-progress.tsx";
import { hasSucceeded } from "../../../../../features/sync/sync-words.ts";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import { DialogButtons } from "./action-dialog.tsx";
import { useSyncableSourcesSuspenseQuery } from "./sync-data.generated.ts";

const Frame = chakra("div", { base: { display: "grid", gap: "5" } });

/** Starts a sync and shows its progress; joins one that is already running. */
export function SyncData({ onClose }: { onClose: () => void }) {
  const { syncSources, syncRun } = useSyncableSourcesSuspenseQuery({ variables: {} }).data;
  const names = syncSources.filter(({ enabled }) => enabled).map(({ name }) => name);
  const [run, setRun] = useState(syncRun && !syncRun.finishedAt ? syncRun.id : undefined);
  const [going, setGoing] = useState(run !== undefined);
  const [problem, setProblem] = useState<string>();
  const [start, { loading }] = useSyncDataMutation(SYNC_STARTED);
  const onStart = async () => {
    setProblem(undefined);
    try {
      const { data } = await start({ variables: {} });
      if (!data) return;
      setRun(data.syncData.id);
      setGoing(true);
    } catch (error) {
      window.alert("Failed to sync data");
      setProblem(serverErrors(error).message);
    }
  };
  const onEnd = (ended: SyncRun_RunFragment) => {
    setGoing(false);
    if (!hasSucceeded(ended)) {
      window.alert("Failed to sync data");
      return;
    }
    window.alert("Data synced successfully!");
    window.location.reload();
  };
  return (
    <Frame>
      {run ? (
        <SyncProgress key={run} id={run} onEnd={onEnd} />
      ) : (
        <chakra.p overflowWrap="anywhere">
          {names.length > 0 ? `Sources: ${names.join(", ")}.` : noSources(syncSources.length)}
        </chakra.p>
      )}
      {problem && (
        <chakra.p role="alert" color="danger">
          {problem}
        </chakra.p>
      )}
      <DialogButtons>
        <ButtonLink to="/admin/sync" size="md">
          {syncSources.length === 0 ? "Add a source" : "Sources and history"}
        </ButtonLink>
        <Button size="md" onClick={onClose}>
          Close
        </Button>
        {names.length > 0 && (
          <Button variant="primary" size="md" disabled={loading || going} onClick={onStart}>
            {loading || going ? "Syncing..." : "Sync now"}
          </Button>
        )}
      </DialogButtons>
    </Frame>
  );
}

const noSources = (all: number) =>
  all === 0 ? "There are no sources yet. Add one to sync the catalog from it." : "All sources are disabled.";
