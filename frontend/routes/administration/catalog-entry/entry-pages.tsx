import type { CatalogForm } from "../../../../backend/modules/administration/catalog-editor/forms/form.rules.ts";
import type { CatalogKey } from "../../../../backend/modules/administration/catalog-editor/kinds/kinds.rules.ts";
import { NotFound } from "../../../features/failures/not-found.tsx";
import type { CatalogKind } from "../../../graphql/schema.generated.ts";
import { useCatalogEntrySuspenseQuery } from "./catalog-entry.generated.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryFrame } from "./entry-frame.tsx";

type Props = { kind: string; form: CatalogForm };

/** The page of a new record. */
export const NewEntry = ({ kind, form }: Props) => (
  <EntryFrame kind={kind as CatalogKey} title={`Add ${form.noun}`}>
    <EntryForm kind={kind} form={form} />
  </EntryFrame>
);

/** The page of an existing record. */
export function EditEntry({ kind, form, id }: Props & { id: string }) {
  const variables = { kind: kind.toUpperCase() as CatalogKind, id };
  const entry = useCatalogEntrySuspenseQuery({ variables }).data.catalogEntry;
  if (!entry)
    return (
      <NotFound
        title="Not found"
        text={`This ${form.noun} doesn't exist. Someone may have removed it.`}
        back={{ to: `/admin/catalog?kind=${kind}`, label: "Go to the catalog" }}
      />
    );
  return (
    <EntryFrame kind={kind as CatalogKey} title={`Edit ${entry.label}`}>
      <EntryForm key={entry.id} kind={kind} form={form} entry={entry} />
    </EntryFrame>
  );
}
