import { outOfDate } from "../../features/catalog/out-of-date.ts";
import { notifyFailure } from "../../features/failures/notify-failure.ts";
import { toast } from "../../ui/toast-store.ts";
import {
  type CatalogRow_RecordFragment,
  usePublishCatalogSolutionMutation,
  useRemoveCatalogRecordMutation,
  useWithdrawCatalogSolutionMutation,
} from "./catalog.generated.ts";

/** The actions on a record as it was read; what somebody else changed meanwhile is shown. */
export function useRecordActions({ id, kind, label, version }: CatalogRow_RecordFragment) {
  const options = { update: outOfDate(kind), refetchQueries: ["CatalogTable"], awaitRefetchQueries: true };
  const [remove, removing] = useRemoveCatalogRecordMutation(options);
  const [publish, publishing] = usePublishCatalogSolutionMutation(options);
  const [withdraw, withdrawing] = useWithdrawCatalogSolutionMutation(options);
  const run = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      toast({ title: done });
      // The button that had the focus may have gone.
      document.querySelector<HTMLElement>("h1")?.focus();
    } catch (error) {
      notifyFailure(error);
      await removing.client.refetchQueries({ include: ["CatalogTable"] });
    }
  };
  return {
    busy: removing.loading || publishing.loading || withdrawing.loading,
    remove: () => run(() => remove({ variables: { kind, id, version } }), `“${label}” was removed`),
    publish: () => run(() => publish({ variables: { id, version } }), `“${label}” is published`),
    withdraw: () => run(() => withdraw({ variables: { id, version } }), `“${label}” was withdrawn`),
  };
}
