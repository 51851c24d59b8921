import { chakra } from "@chakra-ui/react";
import { Importer } from "../../../features/imports/importer.tsx";
import { preloadImporter } from "../../../features/imports/preload-importer.ts";
import { EditorPage } from "../../../features/record/editor-page.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { parseRecordKey, vendorPath, vendorSolutionsPath } from "../../../features/record/record-path.ts";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { useVendorImportSuspenseQuery, VendorImportDocument } from "./vendor-import.generated.ts";

/** Preloads the vendor and, for its members, the importer. */
export const preload: Screen["preload"] = async (start, { params, search }) => {
  const at = parseRecordKey(params.key ?? "");
  if (!at) return;
  const organization = (await start(VendorImportDocument, { id: at.id }))?.vendor?.editedById;
  if (organization) await preloadImporter(start, search, organization);
};

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="import" />;

function useVendor(id: string) {
  const { vendor, viewer } = useVendorImportSuspenseQuery({ variables: { id } }).data;
  return vendor && { ...vendor, viewer };
}

/** The page on which a vendor's members import their catalog from a file. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/vendors", label: "Vendors", noun: "vendor", part: "/import" }}
    useRecord={useVendor}
  >
    {(vendor) => (
      <EditorPage
        title={`Import ${vendor.name} Solutions`}
        of={{ to: vendorPath(vendor), label: vendor.name }}
        access={!vendor.viewer ? "sign in" : vendor.editedById ? "granted" : "refused"}
        actions={
          <ButtonLink to={vendorSolutionsPath(vendor)} size="md">
            Solutions
          </ButtonLink>
        }
      >
        <chakra.p maxWidth="prose" color="fg.muted">
          Each row of the file becomes a solution of one of your organization's vendors. Its pictures are
          addresses, or files in a ZIP beside the rows. New solutions are public when their vendor is. Those
          that your team has edited here stay as they are.
        </chakra.p>
        <Importer organization={vendor.editedById ?? undefined} />
      </EditorPage>
    )}
  </RecordScreen>
);
