import { useClient } from "../../../graphql/source.ts";
import { FORGET } from "./forget.ts";
import { inputOf, type SourceValues, valuesOf } from "./source-values.ts";
import {
  SyncSourcesDocument,
  useAddSyncSourceMutation,
  useEditSyncSourceMutation,
} from "./sync-screen.generated.ts";

/** Returns a function that adds a source, or updates the one with this id. */
export function useSaveSource(id: string | undefined) {
  const [add] = useAddSyncSourceMutation(FORGET);
  const client = useClient();
  const [edit] = useEditSyncSourceMutation(FORGET);
  return {
    save: (values: SourceValues) => {
      const input = inputOf(values);
      if (id === undefined) return add({ variables: { input } });
      return edit({ variables: { id, input, version: Number(values.version) } });
    },
    /** Loads the source's current version. */
    read: async (): Promise<SourceValues | undefined> => {
      const { data } = await client.query({ query: SyncSourcesDocument, fetchPolicy: "network-only" });
      const found = data?.syncSources.find((source) => source.id === id);
      return found && valuesOf(found);
    },
  };
}
