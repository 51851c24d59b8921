import { useRun } from "../../../features/failures/use-run.ts";
import { useSyncDataMutation } from "../../../features/sync/sync.generated.ts";
import { SYNC_STARTED } from "../../../features/sync/sync-changes.ts";
import { FORGET } from "./forget.ts";
import {
  type SyncSource_SourceFragment,
  useRemoveSyncSourceMutation,
  useSetSyncSourceEnabledMutation,
} from "./sync-screen.generated.ts";

/** Returns the actions on a source as loaded; on a conflict, the concurrent change is displayed. */
export function useSourceActions(
  { id, name, version, enabled }: SyncSource_SourceFragment,
  onStart: (run: string) => void,
) {
  const [enable, enabling] = useSetSyncSourceEnabledMutation(FORGET);
  const [remove, removing] = useRemoveSyncSourceMutation(FORGET);
  const [sync, syncing] = useSyncDataMutation(SYNC_STARTED);
  const run = useRun("SyncSources");
  return {
    busy: enabling.loading || removing.loading || syncing.loading,
    toggle: () =>
      run(
        () => enable({ variables: { id, enabled: !enabled, version } }),
        `“${name}” was ${enabled ? "disabled" : "enabled"}`,
      ),
    remove: () => run(() => remove({ variables: { id, version } }), `“${name}” was removed`),
    sync: () =>
      run(async () => {
        const { data } = await sync({ variables: { sourceId: id } });
        if (data) onStart(data.syncData.id);
      }),
  };
}
