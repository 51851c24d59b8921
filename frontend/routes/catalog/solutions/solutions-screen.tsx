import { addressPath, parseAddress } from "../../../features/listing/address.ts";
import { ElsewhereLink, ElsewhereSection, elsewhereText } from "../../../features/listing/elsewhere.tsx";
import { listVariables } from "../../../features/listing/list-variables.ts";
import { ListingLoading } from "../../../features/listing/listing-loading.tsx";
import { ListingPage } from "../../../features/listing/listing-page.tsx";
import { solutionsListing } from "../../../features/listing/lists/solutions.generated.ts";
import { useListing } from "../../../features/listing/use-listing.ts";
import { solutionPath } from "../../../features/record/record-path.ts";
import { useNotedSearch } from "../../../features/record-views/use-noted-search.ts";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { ClosestSolutions } from "../../../features/search/closest-solutions.tsx";
import { searchPath } from "../../../features/search/search-address.ts";
import { SolutionCard } from "../../../features/solutions/solution-card.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import {
  SolutionsDocument,
  useMoreSolutionsSuspenseQuery,
  useSolutionsSuspenseQuery,
} from "./solutions.generated.ts";

const HEAD = {
  title: "Technology Solutions",
  lead: "What clubs, academies and federations use, side by side.",
};

/** Preloads the list for a URL. */
export const preload: Screen["preload"] = (start, { search }) =>
  start(SolutionsDocument, listVariables(solutionsListing, parseAddress(solutionsListing, search)));

/** Six placeholders while the list loads. */
export const Loading = () => <ListingLoading {...HEAD} noun="solutions" placeholders={6} />;

/** The list of solutions: search, filters, order and cards. */
export function Component() {
  const state = useListing(solutionsListing);
  const { shown } = state;
  useNotedSearch(shown.search);
  const variables = listVariables(solutionsListing, shown);
  const { data } = useSolutionsSuspenseQuery({ variables });
  const useMore = (after: string) =>
    useMoreSolutionsSuspenseQuery({ variables: { ...variables, after } }).data.solutions;
  const { facets, elsewhere } = data.solutions;
  const nameOf = (slug: string) => data.categories.find((category) => category.slug === slug)?.name ?? slug;
  const [category] = shown.chosen.category;
  const mentions = elsewhereText(elsewhere, shown.search, "features, tags or integrations");
  return (
    <>
      <PageMetadata
        title={HEAD.title}
        description="Search and compare sports technology solutions by category, sport, level and price, with ratings and verified vendors."
        path={addressPath(solutionsListing, { chosen: { category: category ? [category] : [] } })}
      />
      <ListingPage
        {...HEAD}
        pathOf={solutionPath}
        label="Solutions"
        state={state}
        cardHeight={17}
        select={{ name: "category", all: "All Categories", labelOf: nameOf }}
        facets={facets}
        scope={
          <>
            {category ? nameOf(category) : "Showing all categories"}
            {elsewhere.totalCount > 0 && (
              <>
                {" · "}
                <ElsewhereLink>{mentions}</ElsewhereLink>
              </>
            )}
          </>
        }
        empty={{
          title: "No Solutions Found",
          text: "Try adjusting your search criteria or explore different categories.",
          action: "Clear Filters",
          below: shown.search && elsewhere.totalCount === 0 && <ClosestSolutions text={shown.search} />,
        }}
        below={
          <ElsewhereSection
            found={elsewhere}
            heading={mentions}
            columns={3}
            all={
              <TextLink to={searchPath({ text: shown.search, kind: "SOLUTION" })}>
                Search everything that solutions say
              </TextLink>
            }
          >
            {(solution) => (
              <SolutionCard
                solution={solution}
                from={addressPath(solutionsListing, shown).slice(solutionsListing.path.length)}
              />
            )}
          </ElsewhereSection>
        }
        page={data.solutions}
        useMore={useMore}
      >
        {(solution, from) => <SolutionCard solution={solution} from={from} />}
      </ListingPage>
    </>
  );
}
