import { parseAddress } from "../../features/listing/address.ts";
import { byCount, scaleOptions, withChosen } from "../../features/listing/facet-options.ts";
import { ListingLoading } from "../../features/listing/listing-loading.tsx";
import { ListingPage } from "../../features/listing/listing-page.tsx";
import { useListing } from "../../features/listing/use-listing.ts";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { VendorCard } from "../../features/vendors/vendor-card.tsx";
import { formatCount } from "../../ui/format.ts";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import {
  useMoreVendorsSuspenseQuery,
  useVendorsSuspenseQuery,
  VendorsDocument,
} from "./vendors.generated.ts";
import { toVariables, vendorsListing, verifiedLabels } from "./vendors-listing.ts";

const HEAD = {
  title: "Verified Vendors",
  lead: "Who builds sports technology, what they were checked for, and how users rate them.",
};

/** Asks for the list of an address. */
export const preload: Screen["preload"] = (start, { search }) =>
  start(VendorsDocument, toVariables(parseAddress(vendorsListing, search)));

/** Six placeholders while the list is on its way. */
export const Loading = () => <ListingLoading {...HEAD} noun="vendors" placeholders={6} />;

/** "All verified" only where it is true. */
function verifiedText(verified: number, total: number): string {
  if (total === 0) return "None verified";
  return verified === total ? "All verified" : `${formatCount(verified)} verified`;
}

/** The list of vendors: search, filters, order and cards. */
export function Component() {
  const state = useListing(vendorsListing);
  const { chosen } = state.address;
  const variables = toVariables(state.shown);
  const { vendors } = useVendorsSuspenseQuery({ variables }).data;
  const useMore = (after: string) =>
    useMoreVendorsSuspenseQuery({ variables: { ...variables, after } }).data.vendors;
  const { facets, verifiedCount, totalCount } = vendors;
  return (
    <>
      <PageMetadata
        title={HEAD.title}
        description="Vendors of sports technology with what was checked, their solutions, ratings from users and how to reach them."
        path="/vendors"
      />
      <ListingPage
        {...HEAD}
        label="Vendors"
        state={state}
        facets={[
          {
            name: "verified",
            legend: "Verification",
            options: scaleOptions(verifiedLabels, facets.verified),
          },
          {
            name: "category",
            legend: "Specialization",
            options: withChosen(facets.categories, chosen.category).toSorted(byCount),
          },
          {
            name: "country",
            legend: "Country",
            options: withChosen(facets.countries, chosen.country, String).toSorted(byCount),
          },
        ]}
        scope={verifiedText(verifiedCount, totalCount)}
        empty={{
          title: "No Vendors Found",
          text: "No vendor has these words in its name or description with these filters.",
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
