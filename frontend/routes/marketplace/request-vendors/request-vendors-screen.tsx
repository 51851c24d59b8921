import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { REQUESTS } from "../../../features/conversations/request-path.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { Breadcrumbs } from "../../../ui/layout/breadcrumbs.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { chosenIn, type Texts, textsIn } from "./request-address.ts";
import { RequestForm } from "./request-form.tsx";
import { useVendorsToAskSuspenseQuery, VendorsToAskDocument } from "./request-vendors.generated.ts";
import { VendorChoice } from "./vendor-choice.tsx";

/** Preloads the vendors in the address. */
export const preload: Screen["preload"] = async (start, { search }) => {
  const viewer = (await start(ViewerDocument, {}))?.viewer;
  if (viewer) await start(VendorsToAskDocument, { ids: chosenIn(search) });
};

/** Placeholder of the form. */
export const Loading = () => <RecordLoading noun="form" />;

function Request({ ids, prepared }: { ids: string[]; prepared: Texts }) {
  const { vendorsToAsk: vendors } = useVendorsToAskSuspenseQuery({ variables: { ids } }).data;
  return (
    <Page py={{ base: "6", md: "10" }}>
      <chakra.div maxWidth="3xl">
        <Breadcrumbs
          steps={[
            { to: "/messages", label: "Messages" },
            { to: REQUESTS, label: "Requests" },
          ]}
          here="New request"
        />
        <PageHeading mt="4">Ask Several Vendors</PageHeading>
        <chakra.p mt="2" mb="6" color="fg.muted" maxWidth="prose">
          Send the same questions to up to five vendors, each in a separate conversation. They won't see who
          else you asked, and you can compare their answers side by side.
        </chakra.p>
        <VendorChoice vendors={vendors} />
        <RequestForm vendors={vendors} prepared={prepared} />
      </chakra.div>
    </Page>
  );
}

/** The form that sends the same questions to several vendors. */
export function Component() {
  const [search] = useSearchParams();
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  return (
    <>
      <PageMetadata
        title="Ask Several Vendors"
        description="Send the same questions to several vendors and compare their answers."
        path="/requests/new"
        hidden
      />
      {viewer ? (
        <Request ids={chosenIn(search)} prepared={textsIn(search)} />
      ) : (
        <SignInPrompt>Sign in to ask vendors.</SignInPrompt>
      )}
    </>
  );
}
