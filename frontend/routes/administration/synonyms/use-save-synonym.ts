import { useClient } from "../../../graphql/source.ts";
import { FORGET } from "./forget.ts";
import { inputOf, type SynonymValues, valuesOf } from "./synonym-values.ts";
import {
  SearchSynonymsDocument,
  useAddSynonymMutation,
  useEditSynonymMutation,
} from "./synonyms.generated.ts";

/** Returns a function that adds a synonym, or updates the one with this id. */
export function useSaveSynonym(id: string | undefined) {
  const [add] = useAddSynonymMutation(FORGET);
  const client = useClient();
  const [edit] = useEditSynonymMutation(FORGET);
  return {
    save: (values: SynonymValues) => {
      const input = inputOf(values);
      if (id === undefined) return add({ variables: { input } });
      return edit({ variables: { id, input, version: Number(values.version) } });
    },
    /** Loads the synonym's current version. */
    read: async (): Promise<SynonymValues | undefined> => {
      const { data } = await client.query({
        query: SearchSynonymsDocument,
        variables: { filter: { ids: [id ?? ""] } },
        fetchPolicy: "network-only",
      });
      const [found] = data?.searchSynonyms.nodes ?? [];
      return found && valuesOf(found);
    },
  };
}
