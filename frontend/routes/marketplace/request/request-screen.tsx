import { useParams } from "react-router-dom";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { useVendorRequestSuspenseQuery, VendorRequestDocument } from "./request.generated.ts";
import { RequestPage } from "./request-page.tsx";

/** Preloads the request and its answers. */
export const preload: Screen["preload"] = async (start, { params: { id = "" } }) => {
  const viewer = (await start(ViewerDocument, {}))?.viewer;
  if (viewer) await start(VendorRequestDocument, { id });
};

/** Placeholder of the request. */
export const Loading = () => <RecordLoading noun="request" />;

function ViewerRequest({ id }: { id: string }) {
  const { vendorRequest, vendorReplies } = useVendorRequestSuspenseQuery({ variables: { id } }).data;
  if (vendorRequest) return <RequestPage request={vendorRequest} replies={vendorReplies} />;
  return (
    <NotFound
      title="Request Not Found"
      text="This request doesn't exist, or you don't have access to it."
      back={{ to: "/requests", label: "Back to Requests" }}
    />
  );
}

/** One of the viewer's requests to several vendors. */
export function Component() {
  const { id = "" } = useParams();
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  if (viewer) return <ViewerRequest id={id} />;
  return (
    <>
      <PageMetadata title="Request" description="A request to several vendors." hidden />
      <SignInPrompt>Sign in to read your messages.</SignInPrompt>
    </>
  );
}
