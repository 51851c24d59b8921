import { useSearchParams } from "react-router-dom";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHero } from "../../../ui/layout/page-hero.tsx";
import { PageLoading } from "../../../ui/layout/page-loading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import {
  ListYourCompanyDocument,
  OwnListingsDocument,
  useListYourCompanySuspenseQuery,
  useOwnListingsSuspenseQuery,
} from "./list-your-company.generated.ts";
import { ListingEditor } from "./listing-editor.tsx";
import { OwnListings } from "./own-listings.tsx";
import { isStep, type Step } from "./steps-bar.tsx";

/** Preloads the choices of the form, and what a signed-in person has begun. */
export const preload: Screen["preload"] = async (start) => {
  const [viewer] = await Promise.all([start(ViewerDocument, {}), start(ListYourCompanyDocument, {})]);
  if (viewer?.viewer) await start(OwnListingsDocument, {});
};

/** Placeholder of the page. */
export const Loading = PageLoading;

type Place = { step: Step | undefined; listingId: string | null };

function ForVisitors({ step }: Place) {
  const choices = useListYourCompanySuspenseQuery({ variables: {} }).data;
  return <ListingEditor step={step} viewerId={undefined} server={undefined} choices={choices} />;
}

function ForMembers({ step, listingId, viewerId }: Place & { viewerId: string }) {
  const choices = useListYourCompanySuspenseQuery({ variables: {} }).data;
  const { ownVendorListings, vendorListingDraft } = useOwnListingsSuspenseQuery({ variables: {} }).data;
  const listing = ownVendorListings.find(({ id }) => id === listingId);
  return (
    <>
      {!step && <OwnListings listings={ownVendorListings} />}
      <ListingEditor
        key={listing ? `${listing.id} ${listing.readVersion}` : "new"}
        listing={listing}
        step={step}
        viewerId={viewerId}
        server={listing ? undefined : vendorListingDraft}
        choices={choices}
      />
    </>
  );
}

/** The page on which a company lists itself: a search, three steps, and what became of it. */
export function Component() {
  const [search] = useSearchParams();
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  const step = search.get("step");
  const place = { step: isStep(step) ? step : undefined, listingId: search.get("listing") };
  return (
    <>
      <PageMetadata
        title="List Your Company"
        description="Add your sports technology company and its first solution to the catalog: free, in three short steps, reviewed by people."
        path="/list-your-company"
      />
      <PageHero
        title="List Your Company"
        lead="Show clubs, federations and investors what you make. It's free and takes a few minutes."
      />
      <Page py={{ base: "8", md: "12" }}>
        {viewer ? <ForMembers {...place} viewerId={viewer.id} /> : <ForVisitors {...place} />}
      </Page>
    </>
  );
}
