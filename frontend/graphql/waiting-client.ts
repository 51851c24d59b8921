import type { ApolloCache, ApolloClient } from "@apollo/client";

/** What acts and effects use of the client of GraphQL; each call waits until it is there. */
export type WaitingClient = Pick<ApolloClient, "query" | "mutate"> & {
  refetchQueries: (options: { include: string[] }) => Promise<unknown>;
  cache: () => Promise<ApolloCache>;
};

/** A client whose calls wait for the one that is loaded. */
export function waitingClient(load: () => Promise<ApolloClient>): WaitingClient {
  return {
    query: (async (options: never) => (await load()).query(options)) as ApolloClient["query"],
    mutate: (async (options: ApolloClient.MutateOptions) =>
      (await load()).mutate(options)) as ApolloClient["mutate"],
    refetchQueries: async (options) => (await load()).refetchQueries(options),
    cache: async () => (await load()).cache,
  };
}
