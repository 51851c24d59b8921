import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { addressPath } from "../../../features/listing/address.ts";
import { blogPostsListing } from "../../../features/listing/lists/blog-posts.generated.ts";
import type { ListingState } from "../../../features/listing/use-listing.ts";
import { pill } from "../../../ui/controls/pill-styles.ts";
import { formatCount } from "../../../ui/display/format.ts";
import type { BlogQuery } from "./blog.generated.ts";

/** The maximum number of category buttons. */
const MAX_CATEGORIES = 5;

const List = chakra("ul", { base: { display: "flex", flexWrap: "wrap", gap: "2", listStyleType: "none" } });
const Choice = chakra(Link, { base: pill });

type Props = {
  state: ListingState<keyof typeof blogPostsListing.filters, keyof typeof blogPostsListing.sorts>;
  categories: BlogQuery["blogCategories"];
  counts: BlogQuery["blogPosts"]["facets"]["categories"];
};

/** Buttons for all articles and the first categories, with their counts for the current search. */
export function CategoryButtons({ state, categories, counts }: Props) {
  const { address } = state;
  const [chosen] = address.chosen.category;
  const shown = categories.filter(({ slug }, index) => index < MAX_CATEGORIES || slug === chosen);
  const countOf = (slug: string) => counts.find(({ value }) => value === slug)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const pathOf = (category: string[]) =>
    addressPath(blogPostsListing, { ...address, chosen: { ...address.chosen, category }, page: 1 });
  return (
    <nav aria-label="Categories">
      <List>
        <li>
          <Choice to={pathOf([])} preventScrollReset aria-current={!chosen}>
            All Articles <span>{formatCount(all)}</span>
          </Choice>
        </li>
        {shown.map(({ id, name, slug }) => (
          <li key={id}>
            <Choice to={pathOf([slug])} preventScrollReset aria-current={slug === chosen}>
              {name} <span>{formatCount(countOf(slug))}</span>
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}
