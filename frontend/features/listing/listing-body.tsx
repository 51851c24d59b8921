import type { ReactNode } from "react";
import { formatCounted } from "../../ui/display/format.ts";
import { ChosenFilters } from "./controls/chosen-filters.tsx";
import { FacetColumn } from "./controls/facet-column.tsx";
import type { FacetAnswer } from "./controls/facet-options.ts";
import type { SelectFilter } from "./controls/filter-select.tsx";
import { ListingColumns } from "./listing-columns.tsx";
import type { ListPage } from "./result-pages.tsx";
import { type EmptyList, Results } from "./results.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { singular } from "./singular.ts";
import type { ListingState } from "./use-listing.ts";

/** The props of a list's body. */
export type BodyProps<Name extends string, Sort extends string, Node> = {
  state: ListingState<Name, Sort>;
  /** The plural noun of its items, such as "Solutions". */
  label: string;
  facets: FacetAnswer;
  /** The filter shown next to the search. */
  select?: SelectFilter<Name>;
  /** Additional single-value filters, above the facets. */
  selects?: readonly SelectFilter<Name>[];
  /** The scope of the count, such as "all categories". */
  scope: ReactNode;
  /** Actions on the whole list. */
  actions?: ReactNode;
  page: ListPage<Node> & { totalCount: number; totalCountIsExact: boolean };
  useMore: (after: string) => ListPage<Node>;
  empty: EmptyList;
  /** Content below the results or the empty state. */
  below?: ReactNode;
  columns?: 2 | 3;
  /** The number of items per page in the query. */
  pageSize?: number;
  /**
   * The estimated height of a card in rem; cards far below are laid out only when they come near the
   * viewport.
   */
  cardHeight?: number;
  children: (node: Node, from: string) => ReactNode;
};

/** A list's filters, count, sort order and cards. */
export function ListingBody<Name extends string, Sort extends string, Node extends { id: string }>(
  props: BodyProps<Name, Sort, Node>,
) {
  const { state, label, select, selects = [], facets, scope, actions, page, ...results } = props;
  const noun = label.toLowerCase();
  const one = page.totalCount === 1;
  const count = formatCounted(page.totalCount, page.totalCountIsExact);
  return (
    <ListingColumns>
      <FacetColumn
        state={state}
        facets={facets}
        selects={selects}
        besideSearch={select?.name}
        noun={noun}
        found={`${count} ${one ? singular(noun) : noun}`}
      />
      <section id="results" tabIndex={-1} aria-label="Results">
        <ResultsBar
          state={state}
          found={one ? `1 ${singular(noun)} found` : `${count} ${label} Found`}
          scope={scope}
          actions={actions}
        />
        <ChosenFilters state={state} facets={facets} selects={select ? [select, ...selects] : selects} />
        <Results {...results} state={state} label={label} page={page} />
      </section>
    </ListingColumns>
  );
}
