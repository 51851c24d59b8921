import { EditorPage } from "../../../features/record/editor-page.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { parseRecordKey, vendorPath } from "../../../features/record/record-path.ts";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SolutionChoicesDocument } from "../../../features/solution-form/solution-form.generated.ts";
import { NewSolutionForm } from "./new-solution-form.tsx";
import { SolutionNewDocument, useSolutionNewSuspenseQuery } from "./solution-new.generated.ts";

/** Preloads the vendor and the choices of the form. */
export const preload: Screen["preload"] = async (start, { params }) => {
  const at = parseRecordKey(params.key ?? "");
  if (at) await Promise.all([start(SolutionNewDocument, { id: at.id }), start(SolutionChoicesDocument, {})]);
};

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="form" />;

function useVendor(id: string) {
  const { vendor, viewer } = useSolutionNewSuspenseQuery({ variables: { id } }).data;
  return vendor && { ...vendor, viewer };
}

/** The page on which a vendor's members add a solution. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/vendors", label: "Vendors", noun: "vendor", part: "/solutions/new" }}
    useRecord={useVendor}
  >
    {(vendor) => (
      <EditorPage
        title="Add a solution"
        of={{ to: vendorPath(vendor), label: vendor.name }}
        access={!vendor.viewer ? "sign in" : vendor.editedById ? "granted" : "refused"}
      >
        <NewSolutionForm vendor={vendor} viewerId={vendor.viewer?.id ?? ""} />
      </EditorPage>
    )}
  </RecordScreen>
);
