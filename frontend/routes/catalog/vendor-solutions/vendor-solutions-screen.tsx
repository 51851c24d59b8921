import { chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import { EditorPage } from "../../../features/record/editor-page.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import {
  newSolutionPath,
  parseRecordKey,
  vendorImportPath,
  vendorInsightsPath,
  vendorPath,
} from "../../../features/record/record-path.ts";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import { Inviting } from "../../../features/reviews/inviting.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";
import { EditableList } from "./editable-list.tsx";
import {
  EditableSolutionsDocument,
  useVendorSolutionsSuspenseQuery,
  VendorSolutionsDocument,
} from "./vendor-solutions.generated.ts";

/** Preloads the vendor and, for its members, their solutions. */
export const preload: Screen["preload"] = async (start, { params, search }) => {
  const at = parseRecordKey(params.key ?? "");
  if (!at) return;
  const data = await start(VendorSolutionsDocument, { id: at.id });
  if (data?.vendor?.editedById)
    await start(EditableSolutionsDocument, { id: at.id, after: search.get("after") });
};

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="solutions" />;

function useVendor(id: string) {
  const { vendor, viewer } = useVendorSolutionsSuspenseQuery({ variables: { id } }).data;
  return vendor && { ...vendor, viewer };
}

/** The page on which a vendor's members manage its solutions. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/vendors", label: "Vendors", noun: "vendor", part: "/solutions" }}
    useRecord={useVendor}
  >
    {(vendor) => (
      <EditorPage
        title={`${vendor.name} Solutions`}
        of={{ to: vendorPath(vendor), label: vendor.name }}
        access={!vendor.viewer ? "sign in" : vendor.editedById ? "granted" : "refused"}
        actions={
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <ButtonLink to={vendorInsightsPath(vendor)} size="md">
              Insights
            </ButtonLink>
            <ButtonLink to={vendorImportPath(vendor)} size="md">
              Import a file
            </ButtonLink>
            <ButtonLink to={newSolutionPath(vendor)} variant="primary" size="md">
              Add a solution
            </ButtonLink>
          </chakra.div>
        }
      >
        <Suspense fallback={<SkeletonBar height="16rem" borderRadius="xl" aria-busy />}>
          <EditableList vendorId={vendor.id} />
        </Suspense>
        <Suspense fallback={<SkeletonBar height="16rem" borderRadius="xl" aria-busy />}>
          <chakra.div mt="10" maxWidth="2xl">
            <Inviting vendorId={vendor.id} />
          </chakra.div>
        </Suspense>
      </EditorPage>
    )}
  </RecordScreen>
);
