import { useRun } from "../../../features/failures/use-run.ts";
import { focusHeading } from "../../../ui/behavior/focus-heading.ts";
import { FORGET } from "./forget.ts";
import {
  type Synonym_SynonymFragment,
  useDecideSynonymMutation,
  useRemoveSynonymMutation,
} from "./synonyms.generated.ts";

/** Returns the actions on a synonym as loaded; on a conflict, the concurrent change is displayed. */
export function useSynonymActions({ id, term, version }: Synonym_SynonymFragment) {
  const [decide, deciding] = useDecideSynonymMutation(FORGET);
  const [remove, removing] = useRemoveSynonymMutation(FORGET);
  const run = useRun("SearchSynonyms");
  const runAway = (act: () => Promise<unknown>, done: string) => run(() => act().then(focusHeading), done);
  return {
    busy: deciding.loading || removing.loading,
    decide: (accept: boolean) =>
      runAway(
        () => decide({ variables: { id, accept, version } }),
        accept ? `Search now uses “${term}”` : `“${term}” was rejected`,
      ),
    remove: () => runAway(() => remove({ variables: { id, version } }), `“${term}” was removed`),
  };
}
