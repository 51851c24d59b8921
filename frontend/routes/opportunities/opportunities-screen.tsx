import { CalendarDays } from "lucide-react";
import { addressPath, parseAddress } from "../../features/listing/address.ts";
import { byCount, scaleOptions, withChosen } from "../../features/listing/facet-options.ts";
import { ListingLoading } from "../../features/listing/listing-loading.tsx";
import { ListingPage } from "../../features/listing/listing-page.tsx";
import { useListing } from "../../features/listing/use-listing.ts";
import { OpportunityCard } from "../../features/opportunities/opportunity-card.tsx";
import { budgetBandLabels, dueLabels, postedLabels } from "../../features/opportunities/vocabulary.ts";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { levelLabels } from "../../features/solutions/vocabulary.ts";
import { ButtonAnchor } from "../../ui/button.tsx";
import { capitalize } from "../../ui/format.ts";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import {
  OpportunitiesDocument,
  useMoreOpportunitiesSuspenseQuery,
  useOpportunitiesSuspenseQuery,
} from "./opportunities.generated.ts";
import { opportunitiesListing, toVariables } from "./opportunities-listing.ts";

const HEAD = {
  title: "Business Opportunities",
  lead: "Tenders, research calls and partnerships in sport that one can apply for now.",
};

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Asks for the list of an address. */
export const preload: Screen["preload"] = (start, { search }) =>
  start(OpportunitiesDocument, toVariables(parseAddress(opportunitiesListing, search)));

/** Four placeholders while the list is on its way. */
export const Loading = () => <ListingLoading {...HEAD} noun="opportunities" placeholders={4} columns={2} />;

/** The list of opportunities: search, filters, order and cards. */
export function Component() {
  const state = useListing(opportunitiesListing);
  const { chosen } = state.address;
  const variables = toVariables(state.shown);
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
        label="Opportunities"
        state={state}
        columns={2}
        select={{
          name: "type",
          label: "Type",
          all: "All Types",
          choices: withChosen(facets.types, chosen.type).map(({ value, label }) => ({
            value,
            label: capitalize(label),
          })),
        }}
        selects={[
          { name: "due", label: "Due date", all: "Any due date", choices: choicesOf(dueLabels) },
          { name: "posted", label: "Posted", all: "Posted any time", choices: choicesOf(postedLabels) },
        ]}
        facets={[
          {
            name: "category",
            legend: "Category",
            options: withChosen(facets.categories, chosen.category).toSorted(byCount),
          },
          { name: "budget", legend: "Budget", options: scaleOptions(budgetBandLabels, facets.budgetBands) },
          { name: "level", legend: "Level", options: scaleOptions(levelLabels, facets.levels) },
          {
            name: "sport",
            legend: "Sport",
            options: withChosen(facets.sports, chosen.sport).toSorted(byCount),
          },
        ]}
        scope={type[0] ? capitalize(type[0]) : "Showing all types"}
        actions={
          <ButtonAnchor href="/opportunities.ics" variant="ghost">
            <CalendarDays size={16} aria-hidden />
            Deadlines as a calendar
          </ButtonAnchor>
        }
        empty={{
          title: "No Opportunities Found",
          text: "Try other words or fewer filters: new opportunities are posted every week.",
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
