import type { ReactNode } from "react";
import { PageHero } from "../../ui/page-hero.tsx";
import type { Filters } from "./address.ts";
import type { SelectFilter } from "./filter-select.tsx";
import { type BodyProps, ListingBody } from "./listing-body.tsx";
import { SearchForm } from "./search-form.tsx";

type Props<F extends Filters, Sort extends string, Node> = BodyProps<F, Sort, Node> & {
  title: string;
  lead: string;
  /** The ways to the section's other parts. */
  nav?: ReactNode;
  select?: SelectFilter<F>;
};

/** A section's list: head with search, filters, count and order, and its cards. */
export function ListingPage<F extends Filters, Sort extends string, Node extends { id: string }>({
  title,
  lead,
  nav,
  select,
  ...body
}: Props<F, Sort, Node>) {
  return (
    <>
      <PageHero title={title} lead={lead}>
        {nav}
        <SearchForm state={body.state} noun={body.label.toLowerCase()} select={select} />
      </PageHero>
      <ListingBody {...body} />
    </>
  );
}
