import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { OperationTypeNode } from "graphql";
import type { Freshness } from "../../graphql/freshness.ts";
import { busyLink, fetchUnlessBusy } from "./busy-link.ts";
import { createCache } from "./cache.ts";
import { freshnessLink } from "./freshness-link.ts";

/** An Apollo client that records when responses arrive and masks fragments. */
export function createClient(link: ApolloLink, freshness: Freshness): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([freshnessLink(freshness), link]),
    cache: createCache(),
    dataMasking: true,
  });
}

/**
 * Sends the hash of a query's document, which the server knows from its own list; a server that doesn't know
 * it, such as one of another release, gets the document, too. Mutations are sent at once and whole: hashing
 * takes a moment in which the page may be closed.
 */
function byHash(): ApolloLink {
  const sha256 = async (text: string) => {
    const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  const isQuery = ({ operationType }: ApolloLink.Operation) => operationType === OperationTypeNode.QUERY;
  return ApolloLink.split(isQuery, new PersistedQueryLink({ sha256 }));
}

/** Creates the browser's client; `watch` observes every operation. */
export function createBrowserClient(freshness: Freshness, watch: ApolloLink): ApolloClient {
  const link = new HttpLink({ uri: "/graphql", credentials: "same-origin", fetch: fetchUnlessBusy });
  // Browsers provide hashing only on https and localhost.
  const links = window.isSecureContext ? [watch, busyLink(), byHash(), link] : [watch, busyLink(), link];
  return createClient(ApolloLink.from(links), freshness);
}
