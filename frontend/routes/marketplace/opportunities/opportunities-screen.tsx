import { CalendarDays, Megaphone } from "lucide-react";
import { addressPath, parseAddress } from "../../../features/listing/address.ts";
import { listVariables } from "../../../features/listing/list-variables.ts";
import { ListingLoading } from "../../../features/listing/listing-loading.tsx";
import { ListingPage } from "../../../features/listing/listing-page.tsx";
import { opportunitiesListing } from "../../../features/listing/lists/opportunities.generated.ts";
import { useListing } from "../../../features/listing/use-listing.ts";
import { OpportunityCard } from "../../../features/opportunities/opportunity-card.tsx";
import { newPostingPath } from "../../../features/postings/posting-paths.ts";
import { opportunityPath } from "../../../features/record/record-path.ts";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { ButtonAnchor, ButtonLink } from "../../../ui/controls/button.tsx";
import { capitalize } from "../../../ui/display/format.ts";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import {
  OpportunitiesDocument,
  useMoreOpportunitiesSuspenseQuery,
  useOpportunitiesSuspenseQuery,
} from "./opportunities.generated.ts";

const HEAD = {
  title: "Business Opportunities",
  lead: "Tenders, research calls and partnerships in sports, open for applications.",
};

/** Preloads the list for a URL. */
export const preload: Screen["preload"] = (start, { search }) =>
  start(
    OpportunitiesDocument,
    listVariables(opportunitiesListing, parseAddress(opportunitiesListing, search)),
  );

/** Four placeholders while the list loads. */
export const Loading = () => <ListingLoading {...HEAD} noun="opportunities" placeholders={4} columns={2} />;

/** The list of opportunities: search, filters, order and cards. */
export function Component() {
  const state = useListing(opportunitiesListing);
  const variables = listVariables(opportunitiesListing, state.shown);
  const { opportunities } = useOpportunitiesSuspenseQuery({ variables }).data;
  const useMore = (after: string) =>
    useMoreOpportunitiesSuspenseQuery({ variables: { ...variables, after } }).data.opportunities;
  const { facets } = opportunities;
  const { type } = state.shown.chosen;
  return (
    <>
      <PageMetadata
        title={HEAD.title}
        description="Open tenders, research calls and partnerships in sports technology, with budgets, deadlines and how to apply."
        path={addressPath(opportunitiesListing, { chosen: { type } })}
      />
      <ListingPage
        {...HEAD}
        pathOf={opportunityPath}
        label="Opportunities"
        state={state}
        cardHeight={16.75}
        columns={2}
        select={{ name: "type", all: "All Types" }}
        selects={[
          { name: "due", all: "Any due date" },
          { name: "posted", all: "Posted any time" },
        ]}
        facets={facets}
        scope={type[0] ? capitalize(type[0]) : "Showing all types"}
        actions={
          <>
            <ButtonAnchor href="/opportunities.ics" variant="ghost">
              <CalendarDays size={16} aria-hidden />
              Deadlines as a calendar
            </ButtonAnchor>
            <ButtonLink to={newPostingPath("OPPORTUNITY")} variant="ghost">
              <Megaphone size={16} aria-hidden />
              Post an opportunity
            </ButtonLink>
          </>
        }
        empty={{
          title: "No Opportunities Found",
          text: "Try different words or fewer filters. New opportunities are posted every week.",
          action: "Clear Filters",
        }}
        page={opportunities}
        useMore={useMore}
      >
        {(opportunity, from) => <OpportunityCard opportunity={opportunity} from={from} />}
      </ListingPage>
    </>
  );
}
