import { type ReactNode, useContext } from "react";
import { SiteContext } from "../../ui/behavior/site-context.ts";
import { JsonLd } from "../../ui/layout/json-ld.tsx";
import { PageHero } from "../../ui/layout/page-hero.tsx";
import { SkipLink } from "../../ui/layout/skip-link.tsx";
import { SearchForm } from "./controls/search-form.tsx";
import { type BodyProps, ListingBody } from "./listing-body.tsx";

type Props<Name extends string, Sort extends string, Node> = BodyProps<Name, Sort, Node> & {
  title: string;
  lead: string;
  /** Links to the section's other parts. */
  nav?: ReactNode;
  /** Returns the path of an item's page, for search engines; without it, they see no list. */
  pathOf?: (node: Node) => string;
};

/** The page of a list: header with search, filters, count, sort order and cards. */
export function ListingPage<Name extends string, Sort extends string, Node extends { id: string }>({
  title,
  lead,
  nav,
  pathOf,
  ...body
}: Props<Name, Sort, Node>) {
  const { publicUrl } = useContext(SiteContext);
  return (
    <>
      {pathOf && body.page.edges.length > 0 && (
        <JsonLd
          data={{
            "@type": "ItemList",
            name: title,
            itemListElement: body.page.edges.map(({ node }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              url: `${publicUrl}${pathOf(node)}`,
            })),
          }}
        />
      )}
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
