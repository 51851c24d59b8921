import { useParams } from "react-router-dom";
import { formOf } from "../../../../backend/modules/administration/catalog-editor/forms/forms.rules.ts";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { ForAdministrators, preloadForAdministrators } from "../../../features/viewer/for-administrators.tsx";
import type { CatalogKind } from "../../../graphql/schema.generated.ts";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import {
  CatalogChoicesDocument,
  CatalogEntryDocument,
  CatalogVendorChoicesDocument,
} from "./catalog-entry.generated.ts";
import { EntryFrame } from "./entry-frame.tsx";
import { EditEntry, NewEntry } from "./entry-pages.tsx";
import { NewVendorForm } from "./new-vendor-form.tsx";

/** Preloads the record at an address and the choices of its form, for administrators. */
export const preload = preloadForAdministrators(async (start, { params }) => {
  const { kind = "", id = "" } = params;
  if (kind === "vendors") await start(CatalogVendorChoicesDocument, {});
  if (!formOf(kind)) return;
  const variables = { kind: kind.toUpperCase() as CatalogKind };
  await Promise.all([
    start(CatalogChoicesDocument, variables),
    ...(id === "new" ? [] : [start(CatalogEntryDocument, { ...variables, id })]),
  ]);
});

/** Placeholder of the form. */
export { PageLoading as Loading } from "../../../ui/layout/page-loading.tsx";

function Editor({ kind, id }: { kind: string; id: string }) {
  const form = formOf(kind);
  if (kind === "vendors" && id === "new")
    return (
      <EntryFrame kind="vendors" title="Add vendor">
        <NewVendorForm />
      </EntryFrame>
    );
  if (!form)
    return (
      <NotFound
        title="Nothing to edit here"
        text="There's no catalog record at this address."
        back={{ to: "/admin/catalog", label: "Go to the catalog" }}
      />
    );
  return id === "new" ? <NewEntry kind={kind} form={form} /> : <EditEntry kind={kind} form={form} id={id} />;
}

/** The page on which administrators add or edit a record of the catalog. */
export function Component() {
  const { kind = "", id = "" } = useParams();
  return (
    <>
      <PageMetadata title="Catalog" description="Edit a catalog record." hidden />
      <ForAdministrators
        prompt="Sign in to edit the catalog."
        refusal="Only administrators can edit the catalog."
      >
        <Editor kind={kind} id={id} />
      </ForAdministrators>
    </>
  );
}
