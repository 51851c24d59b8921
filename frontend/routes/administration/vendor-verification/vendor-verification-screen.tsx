import { preloadRecord } from "../../../features/record/preload-record.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { vendorPath } from "../../../features/record/record-path.ts";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { Breadcrumbs } from "../../../ui/layout/breadcrumbs.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import {
  useVendorVerificationSuspenseQuery,
  VendorVerificationDocument,
} from "./vendor-verification.generated.ts";
import { VerificationDesk } from "./verification-desk.tsx";

/** Preloads the vendor at an address. */
export const preload = preloadRecord(VendorVerificationDocument);

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="vendor" />;

function useVendor(id: string) {
  const { vendor, viewer } = useVendorVerificationSuspenseQuery({ variables: { id } }).data;
  return vendor && { ...vendor, vendor, viewer };
}

type Shown = NonNullable<ReturnType<typeof useVendor>>;

function Screened({ vendor, viewer }: Shown) {
  if (!viewer) return <SignInPrompt>{`Sign in to verify ${vendor.name}.`}</SignInPrompt>;
  return (
    <Page py={{ base: "6", md: "8" }}>
      <Breadcrumbs
        steps={[
          { to: "/", label: "Home" },
          { to: "/vendors", label: "Vendors" },
          { to: vendorPath(vendor), label: vendor.name },
        ]}
        here="Verification"
      />
      <PageHeading mt="6" mb="8" overflowWrap="anywhere">
        Verification of {vendor.name}
      </PageHeading>
      {viewer.role === "ADMIN" ? (
        <VerificationDesk key={vendor.id} vendor={vendor} viewerId={viewer.id} />
      ) : (
        <p>
          Only administrators can verify vendors.{" "}
          <TextLink to={`${vendorPath(vendor)}#checks`}>What we checked</TextLink>
        </p>
      )}
    </Page>
  );
}

/** The page on which administrators record how they verified a vendor. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/vendors", label: "Vendors", noun: "vendor", part: "/verification" }}
    useRecord={useVendor}
  >
    {(shown) => (
      <>
        <PageMetadata
          title={`Verification of ${shown.vendor.name}`}
          description={`What was checked about ${shown.vendor.name}.`}
          hidden
        />
        <Screened {...shown} />
      </>
    )}
  </RecordScreen>
);
