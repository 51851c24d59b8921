import { ForAdministrators, preloadForAdministrators } from "../../../features/viewer/for-administrators.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { CatalogTableDocument } from "./catalog.generated.ts";
import { viewIn } from "./catalog-address.ts";
import { CatalogPage } from "./catalog-page.tsx";

/** Preloads the catalog's table for the address, for administrators. */
export const preload = preloadForAdministrators(async (start, { search }) => {
  await start(CatalogTableDocument, viewIn(search));
});

/** Placeholder of the table. */
export { PageLoading as Loading } from "../../../ui/layout/page-loading.tsx";

/** The page on which administrators find every record of the catalog to edit it. */
export function Component() {
  return (
    <>
      <PageMetadata
        title="Catalog"
        description="Edit every record in the catalog."
        path="/admin/catalog"
        hidden
      />
      <ForAdministrators
        prompt="Sign in to edit the catalog."
        refusal="Only administrators can edit the catalog."
      >
        <CatalogPage />
      </ForAdministrators>
    </>
  );
}
