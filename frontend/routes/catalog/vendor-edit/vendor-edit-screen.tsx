import { EditorPage } from "../../../features/record/editor-page.tsx";
import { preloadRecord } from "../../../features/record/preload-record.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { vendorPath } from "../../../features/record/record-path.ts";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import { onDemand } from "../../../ui/behavior/on-demand.tsx";
import { LookedFor } from "./looked-for.tsx";
import { useVendorEditSuspenseQuery, VendorEditDocument } from "./vendor-edit.generated.ts";
import { VendorForm } from "./vendor-form.tsx";
import { VendorPictures } from "./vendor-pictures.tsx";

const Funding = onDemand<{ vendorId: string }>(async () => (await import("./funding-form.tsx")).FundingForm);

const SuggestedFacts = onDemand<{ vendorId: string }>(
  async () => (await import("./suggested-facts.tsx")).SuggestedFacts,
);

const TeamEditor = onDemand<{ vendorId: string }>(
  async () => (await import("../../../features/vendor-team/team-editor.tsx")).TeamEditor,
);

/** Preloads the vendor at an address. */
export const preload = preloadRecord(VendorEditDocument);

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="vendor" />;

function useVendor(id: string) {
  const { vendor, viewer, categories } = useVendorEditSuspenseQuery({ variables: { id } }).data;
  return vendor && { ...vendor, vendor, viewer, all: categories };
}

/** The page on which a vendor's members edit its page. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/vendors", label: "Vendors", noun: "vendor", part: "/edit" }}
    useRecord={useVendor}
  >
    {({ vendor, viewer, all, editedById }) => (
      <EditorPage
        title={`Edit ${vendor.name}`}
        of={{ to: vendorPath(vendor), label: vendor.name }}
        access={!viewer ? "sign in" : editedById ? "granted" : "refused"}
      >
        <VendorPictures vendor={vendor} />
        <SuggestedFacts vendorId={vendor.id} />
        <VendorForm key={vendor.id} vendor={vendor} categories={all} viewerId={viewer?.id ?? ""} />
        <Funding vendorId={vendor.id} />
        <TeamEditor vendorId={vendor.id} />
        <LookedFor vendorId={vendor.id} />
      </EditorPage>
    )}
  </RecordScreen>
);
