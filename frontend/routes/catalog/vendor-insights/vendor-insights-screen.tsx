import { Suspense } from "react";
import { EditorPage } from "../../../features/record/editor-page.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { parseRecordKey, vendorPath } from "../../../features/record/record-path.ts";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";
import { Insights } from "./insights.tsx";
import {
  useVendorOfInsightsSuspenseQuery,
  VendorInsightsDocument,
  VendorOfInsightsDocument,
} from "./vendor-insights.generated.ts";

/** Preloads the vendor and, for signed-in people, its figures. */
export const preload: Screen["preload"] = async (start, { params }) => {
  const at = parseRecordKey(params.key ?? "");
  if (!at) return;
  const data = await start(VendorOfInsightsDocument, { id: at.id });
  if (data?.viewer) await start(VendorInsightsDocument, { id: at.id });
};

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="insights" />;

function useVendor(id: string) {
  const { vendor, viewer } = useVendorOfInsightsSuspenseQuery({ variables: { id } }).data;
  return vendor && { ...vendor, viewer };
}

/** What buyers do with a vendor, for its members. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/vendors", label: "Vendors", noun: "vendor", part: "/insights" }}
    useRecord={useVendor}
  >
    {(vendor) => (
      <EditorPage
        title={`${vendor.name} Insights`}
        of={{ to: vendorPath(vendor), label: vendor.name }}
        access={!vendor.viewer ? "sign in" : vendor.editedById ? "granted" : "refused"}
      >
        <Suspense fallback={<SkeletonBar height="32rem" borderRadius="xl" aria-busy />}>
          <Insights vendorId={vendor.id} />
        </Suspense>
      </EditorPage>
    )}
  </RecordScreen>
);
