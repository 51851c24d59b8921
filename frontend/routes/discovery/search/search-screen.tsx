import { chakra } from "@chakra-ui/react";
import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useNotedSearch } from "../../../features/record-views/use-noted-search.ts";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SearchDocument, useSearchSuspenseQuery } from "../../../features/search/search.generated.ts";
import { parseSearchAddress, searchVariables } from "../../../features/search/search-address.ts";
import { useProgress } from "../../../ui/behavior/progress-line.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";
import { SkipLink } from "../../../ui/layout/skip-link.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchResults } from "./search-results.tsx";

/** Preloads the search in the address. */
export const preload: Screen["preload"] = (start, { search }) =>
  start(SearchDocument, searchVariables(parseSearchAddress(search)));

/** Placeholder of the results. */
export const Loading = () => (
  <Page py={{ base: "6", md: "10" }} aria-busy>
    <SkeletonBar width="min(12rem, 60%)" height="10" mb="6" />
    <SkeletonBar height="12" mb="8" />
    <SkeletonBar height="80" />
  </Page>
);

/** The search over all public records. */
export function Component() {
  const [params] = useSearchParams();
  const query = params.toString();
  const address = useMemo(() => parseSearchAddress(new URLSearchParams(query)), [query]);
  const shown = useDeferredValue(address);
  useProgress(shown !== address);
  useNotedSearch(shown.text);
  const { search } = useSearchSuspenseQuery({ variables: searchVariables(shown) }).data;
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageMetadata
        title={shown.text ? `Search: ${shown.text}` : "Search"}
        description="Search solutions, vendors, opportunities, papers, trends and articles at once."
        path="/search"
        hidden
      />
      {shown.text && <SkipLink href="#results">Skip to results</SkipLink>}
      <PageHeading>Search</PageHeading>
      <SearchBox address={address} />
      <chakra.p mt="3" color="fg.muted" data-on-screen="">
        Looking for a solution? <TextLink to="/match">Describe what you need</TextLink> and see what fits.
      </chakra.p>
      {shown.text ? (
        <SearchResults address={address} shown={shown} found={search} />
      ) : (
        <chakra.p mt="4" color="fg.muted" maxWidth="prose">
          Type what you need, in your own words: “GPS vest for a youth academy”, a vendor's name, a topic.
        </chakra.p>
      )}
    </Page>
  );
}
