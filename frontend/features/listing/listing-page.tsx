import type { ReactNode } from "react";
import { PageHero } from "../../ui/layout/page-hero.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { SearchForm } from "./controls/search-form.tsx";
import { type BodyProps, ListingBody } from "./listing-body.tsx";

type Props<Name extends string, Sort extends string, Node> = BodyProps<Name, Sort, Node> & {
  title: string;
  lead: string;
  /** Links to the section's other parts. */
  nav?: ReactNode;
};

/** The page of a list: header with search, filters, count, sort order and cards. */
export function ListingPage<Name extends string, Sort extends string, Node extends { id: string }>({
  title,
  lead,
  nav,
  ...body
}: Props<Name, Sort, Node>) {
  return (
    <>
      <SkipLink href="#results">Skip to results</SkipLink>
      <SkipLink href="#filters">Skip to filters</SkipLink>
      <PageHero title={title} lead={lead}>
        {nav}
        <SearchForm
          state={body.state}
          noun={body.label.toLowerCase()}
          select={body.select}
          facets={body.facets}
        />
      </PageHero>
      <ListingBody {...body} />
    </>
  );
}
