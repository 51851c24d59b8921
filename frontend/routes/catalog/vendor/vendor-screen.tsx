import { preloadRecord } from "../../../features/record/preload-record.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import { useVendorSuspenseQuery, VendorDocument } from "./vendor.generated.ts";
import { VendorPage } from "./vendor-page.tsx";

/** Preloads the vendor at an address. */
export const preload = preloadRecord(VendorDocument);

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="vendor" />;

function useVendor(id: string) {
  const { vendor, solutions } = useVendorSuspenseQuery({ variables: { id } }).data;
  return vendor && { ...vendor, solutions: solutions.nodes };
}

/** A vendor's page. */
export const Component = () => (
  <RecordScreen section={{ path: "/vendors", label: "Vendors", noun: "vendor" }} useRecord={useVendor}>
    {(vendor) => <VendorPage vendor={vendor} />}
  </RecordScreen>
);
