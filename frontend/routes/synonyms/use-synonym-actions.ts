import { notifyFailure } from "../../features/failures/notify-failure.ts";
import { toast } from "../../ui/toast-store.ts";
import { focusHeading } from "./focus-heading.ts";
import { FORGET } from "./forget.ts";
import {
  type Synonym_SynonymFragment,
  useDecideSynonymMutation,
  useRemoveSynonymMutation,
} from "./synonyms.generated.ts";

/** The actions on a synonym as it was read; what somebody else changed meanwhile is shown. */
export function useSynonymActions({ id, term, version }: Synonym_SynonymFragment) {
  const [decide, deciding] = useDecideSynonymMutation(FORGET);
  const [remove, removing] = useRemoveSynonymMutation(FORGET);
  const run = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      toast({ title: done });
      focusHeading();
    } catch (error) {
      notifyFailure(error);
      await deciding.client.refetchQueries({ include: ["SearchSynonyms"] });
    }
  };
  return {
    busy: deciding.loading || removing.loading,
    decide: (accept: boolean) =>
      run(
        () => decide({ variables: { id, accept, version } }),
        accept ? `Search now uses “${term}”` : `“${term}” was rejected`,
      ),
    remove: () => run(() => remove({ variables: { id, version } }), `“${term}” was removed`),
  };
}
