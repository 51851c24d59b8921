import { ApolloClient, ApolloLink, HttpLink, type NormalizedCacheObject } from "@apollo/client";
import type { Freshness } from "../../graphql/freshness.ts";
import { createCache } from "./cache.ts";

/** One client: freshness noted, fields masked, nothing retried. */
export function createClient(link: ApolloLink, freshness: Freshness, ssrMode = false): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([freshness.link(), link]),
    cache: createCache(),
    dataMasking: true,
    ssrMode,
  });
}

/** A browser's client, started with what the server had already fetched; `watch` sees what passes. */
export function createBrowserClient(
  freshness: Freshness,
  state: NormalizedCacheObject,
  watch: ApolloLink,
): ApolloClient {
  const link = new HttpLink({ uri: "/graphql", credentials: "same-origin" });
  const client = createClient(watch.concat(link), freshness);
  client.cache.restore(state);
  return client;
}
