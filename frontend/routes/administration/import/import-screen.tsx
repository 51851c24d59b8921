import { chakra } from "@chakra-ui/react";
import { Importer } from "../../../features/imports/importer.tsx";
import { preloadImporter } from "../../../features/imports/preload-importer.ts";
import { ForAdministrators, preloadForAdministrators } from "../../../features/viewer/for-administrators.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";

/** Preloads the importer for the address, for administrators. */
export const preload = preloadForAdministrators((start, { search }) => preloadImporter(start, search));

/** Placeholder of the importer. */
export { PageLoading as Loading } from "../../../ui/layout/page-loading.tsx";

/** The page on which administrators import files into the catalog. */
export function Component() {
  return (
    <>
      <PageMetadata
        title="Import Data"
        description="Turn files into catalog records."
        path="/admin/import"
        hidden
      />
      <ForAdministrators prompt="Sign in to import data." refusal="Only administrators can import data.">
        <Page py={{ base: "6", md: "10" }}>
          <PageHeading>Import Data</PageHeading>
          <chakra.div display="flex" flexWrap="wrap" gap="2" mt="4">
            <ButtonLink to="/admin/sync">Sync sources</ButtonLink>
            <ButtonLink to="/admin/duplicates">Duplicates</ButtonLink>
          </chakra.div>
          <Importer />
        </Page>
      </ForAdministrators>
    </>
  );
}
