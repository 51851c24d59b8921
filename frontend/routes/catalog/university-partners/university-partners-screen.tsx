import { parseAddress } from "../../../features/listing/address.ts";
import { listVariables } from "../../../features/listing/list-variables.ts";
import { ListingLoading } from "../../../features/listing/listing-loading.tsx";
import { ListingPage } from "../../../features/listing/listing-page.tsx";
import { universityPartnersListing } from "../../../features/listing/lists/university-partners.generated.ts";
import { useListing } from "../../../features/listing/use-listing.ts";
import { partnerPath } from "../../../features/record/record-path.ts";
import { PartnerCard } from "../../../features/research/partner-card.tsx";
import { ResearchNav } from "../../../features/research/research-nav.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import {
  UniversityPartnersDocument,
  useMoreUniversityPartnersSuspenseQuery,
  useUniversityPartnersSuspenseQuery,
} from "./university-partners.generated.ts";

const HEAD = {
  title: "University Partners",
  lead: "Universities that share data, laboratories, students and studies through the hub.",
};

/** Preloads the list for a URL. */
export const preload: Screen["preload"] = (start, { search }) =>
  start(
    UniversityPartnersDocument,
    listVariables(universityPartnersListing, parseAddress(universityPartnersListing, search)),
  );

/** Placeholders while the list loads. */
export const Loading = () => (
  <ListingLoading {...HEAD} noun="university partners" placeholders={6} columns={2} />
);

/** The list of university partners: search, filters, order and cards. */
export function Component() {
  const state = useListing(universityPartnersListing);
  const variables = listVariables(universityPartnersListing, state.shown);
  const { universityPartners } = useUniversityPartnersSuspenseQuery({ variables }).data;
  const useMore = (after: string) =>
    useMoreUniversityPartnersSuspenseQuery({ variables: { ...variables, after } }).data.universityPartners;
  const { facets } = universityPartners;
  return (
    <>
      <PageMetadata
        title={HEAD.title}
        description="Universities in the SportsTech Hub research network: what they offer, their papers and how to reach them."
        path="/research/partners"
      />
      <ListingPage
        {...HEAD}
        pathOf={partnerPath}
        label="Partners"
        nav={<ResearchNav />}
        state={state}
        columns={2}
        select={{ name: "type", all: "All Collaborations" }}
        facets={facets}
        scope="In the research network"
        empty={{
          title: "No Partners Found",
          text: "No universities match your search and filters.",
          action: "Clear Filters",
        }}
        page={universityPartners}
        useMore={useMore}
      >
        {(partner, from) => <PartnerCard partner={partner} from={from} />}
      </ListingPage>
    </>
  );
}
