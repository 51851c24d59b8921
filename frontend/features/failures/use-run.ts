import { useClient } from "../../graphql/source.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { notifyFailure } from "./notify-failure.ts";

/**
 * Runs an action and shows a notification of its success or failure; then refetches these queries, since
 * others may have changed the data.
 */
export function useRun(...again: string[]): (act: () => Promise<unknown>, done?: string) => Promise<void> {
  const client = useClient();
  return async (act, done) => {
    try {
      await act();
      if (done) toast({ title: done });
    } catch (error) {
      notifyFailure(error);
      await client.refetchQueries({ include: again });
    }
  };
}
