import type { CatalogForm } from "../../../../backend/modules/administration/catalog-editor/forms/form.rules.ts";
import { outOfDate } from "../../../features/catalog/out-of-date.ts";
import type { CatalogKind } from "../../../graphql/schema.generated.ts";
import { useClient } from "../../../graphql/source.ts";
import {
  CatalogEntryDocument,
  useCreateCatalogRecordMutation,
  useUpdateCatalogRecordMutation,
} from "./catalog-entry.generated.ts";
import { type EntryValues, sentOf, valuesOf } from "./entry-values.ts";

/** Returns a function that adds a record, or updates the one with this id. */
export function useSaveEntry(kind: CatalogKind, form: CatalogForm, id: string | undefined) {
  const options = { update: outOfDate(kind) };
  const [create] = useCreateCatalogRecordMutation(options);
  const client = useClient();
  const [update] = useUpdateCatalogRecordMutation(options);
  return {
    save: (values: EntryValues): Promise<unknown> => {
      const sent = sentOf(values);
      if (id === undefined) return create({ variables: { kind, values: sent } });
      return update({ variables: { kind, id, values: sent, version: Number(values.version) } });
    },
    /** Loads the record's current version. */
    read: async (): Promise<EntryValues | undefined> => {
      const variables = { kind, id: id ?? "" };
      const { data } = await client.query({
        query: CatalogEntryDocument,
        variables,
        fetchPolicy: "network-only",
      });
      return data?.catalogEntry ? valuesOf(form, data.catalogEntry) : undefined;
    },
  };
}
