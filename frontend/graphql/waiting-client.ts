import type { ApolloCache, ApolloClient } from "@apollo/client";

/**
 * The parts of the GraphQL client that event handlers and effects use; each call waits until it has loaded.
 */
export type WaitingClient = Pick<ApolloClient, "query" | "mutate"> & {
  /** Fetches shown queries again. A failure leaves what is shown, and is returned instead of thrown. */
  refetchQueries: (options: { include: string[] }) => Promise<unknown>;
  cache: () => Promise<ApolloCache>;
};

/** Wraps a client that is still loading; calls wait for it. */
export function waitingClient(load: () => Promise<ApolloClient>): WaitingClient {
  return {
    query: (async (options: never) => (await load()).query(options)) as ApolloClient["query"],
    mutate: (async (options: ApolloClient.MutateOptions) =>
      (await load()).mutate(options)) as ApolloClient["mutate"],
    refetchQueries: async (options) => {
      try {
        await (await load()).refetchQueries(options);
      } catch (error) {
        return error;
      }
    },
    cache: async () => (await load()).cache,
  };
}
