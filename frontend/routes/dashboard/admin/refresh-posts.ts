import type { ApolloCache } from "@apollo/client";

/** After a change of posts: the lists of this panel are asked for again, those of the blog when they are next shown. */
export const refreshPosts = {
  refetchQueries: ["ManagedPosts", "BlogTotals"],
  awaitRefetchQueries: true,
  update: (cache: ApolloCache) => {
    for (const fieldName of [
      "blogPosts",
      "blogPost",
      "blogStatistics",
      "blogCategories",
      "relatedBlogPosts",
    ]) {
      cache.evict({ id: "ROOT_QUERY", fieldName });
    }
  },
};
