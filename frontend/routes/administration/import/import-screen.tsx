import {
  ImportKindsDocument,
  ImportRunReportDocument,
  ImportRunsDocument,
  ImportUploadDocument,
} from "../../../features/imports/imports.generated.ts";
import { ForAdministrators, preloadForAdministrators } from "../../../features/viewer/for-administrators.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { viewIn } from "./import-address.ts";
import { Importer } from "./importer.tsx";

/** Preloads the importer for the address, for administrators. */
export const preload = preloadForAdministrators(async (start, { search }) => {
  const { upload, kind, records, encoding, header, run, after } = viewIn(search);
  await Promise.all([
    start(ImportKindsDocument, {}),
    start(ImportRunsDocument, { after }),
    upload && start(ImportUploadDocument, { id: upload, kind, records, encoding, header }),
    run && start(ImportRunReportDocument, { id: run }),
  ]);
});

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
        <Importer />
      </ForAdministrators>
    </>
  );
}
