import { chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { parseRecordKey, vendorPath } from "../../../features/record/record-path.ts";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { Breadcrumbs } from "../../../ui/layout/breadcrumbs.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";
import { Claiming } from "./claiming.tsx";
import { Managing } from "./managing.tsx";
import type { ClaimedVendor } from "./shown-vendor.ts";
import {
  useVendorToClaimSuspenseQuery,
  VendorClaimingDocument,
  VendorToClaimDocument,
} from "./vendor-claim.generated.ts";

/** Preloads the vendor and, for signed-in users, the state of their claim. */
export const preload: Screen["preload"] = async (start, { params }) => {
  const at = parseRecordKey(params.key ?? "");
  if (!at) return;
  const data = await start(VendorToClaimDocument, { id: at.id });
  if (data?.viewer && data.vendor) await start(VendorClaimingDocument, { vendorId: at.id });
};

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="vendor" />;

type Found = ClaimedVendor & { viewerId: string | undefined };

function useVendor(id: string): Found | null {
  const { vendor, viewer } = useVendorToClaimSuspenseQuery({ variables: { id } }).data;
  return vendor && { ...vendor, viewerId: viewer?.id };
}

function ClaimPage({ vendor }: { vendor: Found }) {
  if (!vendor.viewerId) return <SignInPrompt>{`Sign in to claim ${vendor.name}.`}</SignInPrompt>;
  return (
    <Page py={{ base: "6", md: "8" }}>
      <Breadcrumbs
        steps={[
          { to: "/", label: "Home" },
          { to: "/vendors", label: "Vendors" },
          { to: vendorPath(vendor), label: vendor.name },
        ]}
        here="Claim"
      />
      <PageHeading mt="6">Claim {vendor.name}</PageHeading>
      <chakra.p mt="3" mb="8" color="fg.muted" maxWidth="prose">
        Once you claim a vendor, you can edit its page and solutions, reply to reviews and invite colleagues.
      </chakra.p>
      <Suspense fallback={<SkeletonBar height="16rem" borderRadius="xl" aria-busy />}>
        {vendor.editedById && vendor.claimed ? (
          <Managing vendor={vendor} organizationId={vendor.editedById} />
        ) : (
          <Claiming vendor={vendor} viewerId={vendor.viewerId ?? ""} />
        )}
      </Suspense>
    </Page>
  );
}

/** The page for claiming a vendor's page. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/vendors", label: "Vendors", noun: "vendor", part: "/claim" }}
    useRecord={useVendor}
  >
    {(vendor) => (
      <>
        <PageMetadata
          title={`Claim ${vendor.name}`}
          description={`Manage the page of ${vendor.name} on SportsTech Hub.`}
          hidden
        />
        <ClaimPage vendor={vendor} />
      </>
    )}
  </RecordScreen>
);
