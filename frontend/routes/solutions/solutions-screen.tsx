import { useDeferredValue } from "react";
import { type Screen } from "../../features/routing/screen-route.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { useProgress } from "../../ui/progress-line.tsx";
import { addressPath, emptyAddress, parseAddress, toVariables } from "./address.ts";
import { FacetColumn } from "./facet-column.tsx";
import { withChosen } from "./facet-options.ts";
import { Hero } from "./hero.tsx";
import { Results } from "./results.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { SearchForm } from "./search-form.tsx";
import { SolutionsDocument, useSolutionsSuspenseQuery } from "./solutions.generated.ts";
import { SolutionsColumns } from "./solutions-columns.tsx";
import { useAddress } from "./use-address.ts";

export { SolutionsLoading as Loading } from "./solutions-loading.tsx";

/** Asks for the list of an address. */
export const preload: Screen["preload"] = (start, { search }) =>
  start(SolutionsDocument, toVariables(parseAddress(search)));

/** The list of solutions: search, filters, order and cards. */
export function Component() {
  const [address, change] = useAddress();
  // The controls follow at once; the list stays until the new one is there.
  const shown = useDeferredValue(address);
  const busy = shown !== address;
  useProgress(busy);
  const { data } = useSolutionsSuspenseQuery({ variables: toVariables(shown) });
  const { facets, totalCount } = data.solutions;
  const nameOf = (slug: string) => data.categories.find((category) => category.slug === slug)?.name ?? slug;
  const chosen = address.category ? [address.category] : [];
  const categories = withChosen(facets.categories, chosen, nameOf);
  return (
    <>
      <PageMetadata
        title="Technology Solutions"
        description="Search and compare sports technology solutions by category, sport, level and price, with ratings and verified vendors."
        path={addressPath({ ...emptyAddress, category: shown.category })}
      />
      <Hero>
        <SearchForm address={address} categories={categories} change={change} />
      </Hero>
      <SolutionsColumns>
        <FacetColumn address={address} facets={facets} change={change} />
        <section aria-label="Results">
          <ResultsBar
            address={address}
            totalCount={totalCount}
            category={shown.category ? nameOf(shown.category) : undefined}
            change={change}
          />
          <Results address={shown} solutions={data.solutions} busy={busy} change={change} />
        </section>
      </SolutionsColumns>
    </>
  );
}
