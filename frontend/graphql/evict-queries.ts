import type { ApolloCache } from "@apollo/client";

/** What a mutation does with lists that it makes out of date: whoever shows one next reads it again. */
export function evictQueries(...fields: string[]): (cache: ApolloCache) => void {
  return (cache) => {
    for (const fieldName of fields) cache.evict({ id: "ROOT_QUERY", fieldName });
    cache.gc();
  };
}
