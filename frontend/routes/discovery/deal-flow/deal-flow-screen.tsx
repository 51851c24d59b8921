import { chakra } from "@chakra-ui/react";
import { parseAddress } from "../../../features/listing/address.ts";
import { ListingLoading } from "../../../features/listing/listing-loading.tsx";
import { ListingPage } from "../../../features/listing/listing-page.tsx";
import { useListing } from "../../../features/listing/use-listing.ts";
import { BandBadge } from "../../../features/matching/band-badge.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { VendorCard } from "../../../features/vendors/vendor-card.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { useUntilComplete } from "../../../graphql/use-until-complete.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { DealsDocument, type DealsQuery, useDealsSuspenseQuery } from "./deals.generated.ts";
import { dealsListing, dealVariables } from "./deals-listing.ts";

const HEAD = {
  title: "Deal Flow",
  lead: "Vendors that fit your profile, your briefs and what you've saved, by the facts of their companies.",
};

/** Preloads the vendors for a URL. */
export const preload: Screen["preload"] = async (start, { search }) => {
  if ((await start(ViewerDocument, {}))?.viewer)
    await start(DealsDocument, dealVariables(parseAddress(dealsListing, search)));
};

/** Six placeholders while the vendors load. */
export const Loading = () => <ListingLoading {...HEAD} noun="vendors" placeholders={6} />;

const Deal = chakra("div", {
  base: { display: "flex", flexDirection: "column", gap: "2", height: "full", "& > article": { flex: "1" } },
});
const Why = chakra("p", { base: { color: "fg.muted", fontSize: "sm", overflowWrap: "anywhere" } });
const Nav = chakra("p", { base: { mt: "3", color: "fg.muted" } });

type Deals = DealsQuery["fittingVendors"];

/** What was read to find the vendors, and how many of them are shown. */
function scopeOf({ basedOn, results, totalCount }: Deals): string {
  if (basedOn.length === 0) return "Nothing is known yet of what you look for";
  if (results.length < totalCount)
    return `The first ${results.length} are shown. Narrow them down to see others.`;
  const [first, ...others] = basedOn;
  return `Based on: ${first}${others.length > 0 ? ` and ${others.length} more` : ""}`;
}

const NOTHING_MORE = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

function DealList() {
  const state = useListing(dealsListing);
  const { fittingVendors } = useDealsSuspenseQuery({ variables: dealVariables(state.shown) }).data;
  useUntilComplete("Deals", fittingVendors.isComplete);
  const { facets, results, totalCount } = fittingVendors;
  const edges = results.map((result) => ({ node: { ...result, id: result.vendor.id } }));
  return (
    <ListingPage
      {...HEAD}
      nav={
        <Nav>
          <TextLink to="/match">Save a brief</TextLink> ·{" "}
          <TextLink to="/watch-list">Your watch list</TextLink>
        </Nav>
      }
      label="Vendors"
      state={state}
      cardHeight={22}
      facets={facets}
      selects={[
        { name: "founded", all: "Founded any year" },
        { name: "minFunding", all: "Any funding" },
        { name: "round", all: "Any latest round" },
      ]}
      scope={scopeOf(fittingVendors)}
      empty={{
        title: "No Vendors Found",
        text: "No vendors match your search and filters.",
        action: "Clear Search",
      }}
      page={{ ...NOTHING_MORE, edges, totalCount, totalCountIsExact: true }}
      pageSize={totalCount}
      useMore={() => NOTHING_MORE}
    >
      {({ score, evidence, vendor }, from) => (
        <Deal>
          <VendorCard vendor={vendor} from={from} />
          <Why>
            <BandBadge band={score} /> {evidence[0] && `“${evidence[0].quote}”`}
          </Why>
        </Deal>
      )}
    </ListingPage>
  );
}

/** The vendors that fit the viewer, filtered and sorted like the list of vendors. */
export function Component() {
  const { viewer } = useViewer();
  return (
    <>
      <PageMetadata title={HEAD.title} description={HEAD.lead} path="/deal-flow" hidden />
      {viewer ? (
        <DealList />
      ) : (
        <SignInPrompt>Sign in to see which vendors fit what you look for</SignInPrompt>
      )}
    </>
  );
}
