import type { EntityManager, ObjectQuery } from "@mikro-orm/postgresql";
import type { Page } from "../../../shared/connection.ts";
import { countFacets, type FacetSource, withFacets } from "../../../shared/facets.ts";
import type { BlogPostPage } from "./blog-post.connection.ts";
import { BlogPost } from "./blog-post.entity.ts";
import type { Facet } from "./blog-post.filter.ts";

const SOURCES: Record<Facet, FacetSource> = {
  categories: { join: "join blog_categories v on v.id = t.category_id", value: "v.slug", label: "v.name" },
  tags: { join: "cross join unnest(t.tags) v(tag)", value: "v.tag" },
};

/** A page of posts with how many each value of each filter would give; counted when it is asked for. */
export function withPostFacets(
  em: EntityManager,
  page: Page<BlogPost>,
  where: (except?: Facet) => ObjectQuery<BlogPost>,
): BlogPostPage {
  return withFacets(
    page,
    () => countFacets(em, BlogPost, { where, sources: SOURCES }),
    ({ values }) => values,
  );
}
