import type { ReactNode } from "react";
import { formatCount } from "../../ui/format.ts";
import { FacetColumn } from "./facet-column.tsx";
import type { FacetAnswer } from "./facet-options.ts";
import type { SelectFilter } from "./filter-select.tsx";
import { ListingColumns } from "./listing-columns.tsx";
import type { ListPage } from "./result-pages.tsx";
import { type EmptyList, Results } from "./results.tsx";
import { ResultsBar } from "./results-bar.tsx";
import type { ListingState } from "./use-listing.ts";

/** What a list shows below its search. */
export type BodyProps<Name extends string, Sort extends string, Node> = {
  state: ListingState<Name, Sort>;
  /** What the list is of, such as "Solutions". */
  label: string;
  facets: FacetAnswer;
  /** The filter beside the search. */
  select?: SelectFilter<Name>;
  /** Further filters of one value, above the facets. */
  selects?: readonly SelectFilter<Name>[];
  /** What the count is of, such as "all categories". */
  scope: ReactNode;
  /** What can be done with the whole list. */
  actions?: ReactNode;
  page: ListPage<Node> & { totalCount: number };
  useMore: (after: string) => ListPage<Node>;
  empty: EmptyList;
  columns?: 2 | 3;
  children: (node: Node, from: string) => ReactNode;
};

/** A list's filters, count, order and cards. */
export function ListingBody<Name extends string, Sort extends string, Node extends { id: string }>(
  props: BodyProps<Name, Sort, Node>,
) {
  const { state, label, select, selects = [], facets, scope, actions, page, ...results } = props;
  const noun = label.toLowerCase();
  return (
    <ListingColumns>
      <FacetColumn state={state} facets={facets} selects={selects} besideSearch={select?.name} noun={noun} />
      <section aria-label="Results">
        <ResultsBar
          state={state}
          found={`${formatCount(page.totalCount)} ${label} Found`}
          scope={scope}
          actions={actions}
        />
        <Results {...results} state={state} label={label} page={page} />
      </section>
    </ListingColumns>
  );
}
