import { chakra } from "@chakra-ui/react";
import { parseAddress } from "../../../features/listing/address.ts";
import { listVariables } from "../../../features/listing/list-variables.ts";
import { ListingLoading } from "../../../features/listing/listing-loading.tsx";
import { ListingPage } from "../../../features/listing/listing-page.tsx";
import { vendorsListing } from "../../../features/listing/lists/vendors.generated.ts";
import { useListing } from "../../../features/listing/use-listing.ts";
import { vendorPath } from "../../../features/record/record-path.ts";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { VendorCard } from "../../../features/vendors/vendor-card.tsx";
import { formatCounted } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import {
  useMoreVendorsSuspenseQuery,
  useVendorsSuspenseQuery,
  VendorsDocument,
} from "./vendors.generated.ts";

const HEAD = {
  title: "Verified Vendors",
  lead: "Who builds sports technology, what we checked about them, and how users rate them.",
};

/** Preloads the list for a URL. */
export const preload: Screen["preload"] = (start, { search }) =>
  start(VendorsDocument, listVariables(vendorsListing, parseAddress(vendorsListing, search)));

/** Six placeholders while the list loads. */
export const Loading = () => <ListingLoading {...HEAD} noun="vendors" placeholders={6} />;

/** Returns "All verified" only if that is certain. */
function verifiedText(verified: number, total: number, isExact: boolean): string {
  if (total === 0) return "None verified";
  return verified === total && isExact ? "All verified" : `${formatCounted(verified, isExact)} verified`;
}

const Invitation = chakra("p", { base: { mt: "3", color: "fg.muted" } });

const ListYourCompany = () => (
  <Invitation>
    Make sports tech? <TextLink to="/list-your-company">List your company</TextLink>
  </Invitation>
);

/** The list of vendors: search, filters, order and cards. */
export function Component() {
  const state = useListing(vendorsListing);
  const variables = listVariables(vendorsListing, state.shown);
  const { vendors } = useVendorsSuspenseQuery({ variables }).data;
  const useMore = (after: string) =>
    useMoreVendorsSuspenseQuery({ variables: { ...variables, after } }).data.vendors;
  const { facets, verifiedCount, totalCount, totalCountIsExact } = vendors;
  return (
    <>
      <PageMetadata
        title={HEAD.title}
        description="Sports technology vendors: what we checked, their solutions, user ratings and how to reach them."
        path="/vendors"
      />
      <ListingPage
        {...HEAD}
        pathOf={vendorPath}
        nav={<ListYourCompany />}
        label="Vendors"
        state={state}
        cardHeight={18}
        facets={facets}
        selects={[
          { name: "founded", all: "Founded any year" },
          { name: "minFunding", all: "Any funding" },
          { name: "round", all: "Any latest round" },
        ]}
        scope={verifiedText(verifiedCount, totalCount, totalCountIsExact)}
        empty={{
          title: "No Vendors Found",
          text: "No vendors match your search and filters.",
          action: "Clear Search",
        }}
        page={vendors}
        useMore={useMore}
      >
        {(vendor, from) => <VendorCard vendor={vendor} from={from} />}
      </ListingPage>
    </>
  );
}
