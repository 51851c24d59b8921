import { ApolloClient, ApolloLink, HttpLink, type NormalizedCacheObject } from "@apollo/client";
import type { Freshness } from "../../graphql/freshness.ts";
import { createCache } from "./cache.ts";

/** An Apollo client that records the freshness of answers, masks fragments and retries nothing. */
export function createClient(link: ApolloLink, freshness: Freshness): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([freshness.link(), link]),
    cache: createCache(),
    dataMasking: true,
  });
}

/** The browser's client, restored from the data that came with the page; `watch` sees every operation. */
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
