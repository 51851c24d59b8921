import type { ApolloCache } from "@apollo/client";

/** Makes a mutation evict lists that it outdates, so that they are fetched again when next shown. */
export function evictQueries(...fields: string[]): (cache: ApolloCache) => void {
  return (cache) => {
    for (const fieldName of fields) cache.evict({ id: "ROOT_QUERY", fieldName });
    cache.gc();
  };
}
