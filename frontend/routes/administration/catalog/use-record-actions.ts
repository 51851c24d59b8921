import { outOfDate } from "../../../features/catalog/out-of-date.ts";
import { useRun } from "../../../features/failures/use-run.ts";
import { focusHeading } from "../../../ui/behavior/focus-heading.ts";
import {
  type CatalogRow_RecordFragment,
  usePublishCatalogSolutionMutation,
  useRemoveCatalogRecordMutation,
  useWithdrawCatalogSolutionMutation,
} from "./catalog.generated.ts";

/** Returns the actions on a record as loaded; on a conflict, the concurrent change is displayed. */
export function useRecordActions({ id, kind, label, version }: CatalogRow_RecordFragment) {
  const options = { update: outOfDate(kind), refetchQueries: ["CatalogTable"], awaitRefetchQueries: true };
  const [remove, removing] = useRemoveCatalogRecordMutation(options);
  const [publish, publishing] = usePublishCatalogSolutionMutation(options);
  const [withdraw, withdrawing] = useWithdrawCatalogSolutionMutation(options);
  const run = useRun("CatalogTable");
  const runAway = (act: () => Promise<unknown>, done: string) => run(() => act().then(focusHeading), done);
  return {
    busy: removing.loading || publishing.loading || withdrawing.loading,
    remove: () => runAway(() => remove({ variables: { kind, id, version } }), `“${label}” was removed`),
    publish: () => runAway(() => publish({ variables: { id, version } }), `“${label}” is published`),
    withdraw: () => runAway(() => withdraw({ variables: { id, version } }), `“${label}” was withdrawn`),
  };
}
