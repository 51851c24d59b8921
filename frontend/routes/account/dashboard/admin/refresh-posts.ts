import type { ApolloCache } from "@apollo/client";

/** Mutation options that refetch this panel's lists now, and the blog's lists when they are next shown. */
export const refreshPosts = {
  refetchQueries: ["ManagedPosts"],
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
