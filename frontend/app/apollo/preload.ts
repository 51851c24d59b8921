import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { Preload } from "../../features/routing/screen-route.tsx";

/** How long a navigation waits for its data before the loading state shows, in milliseconds. */
const PRELOAD_TIMEOUT_MS = 150;

const preloadWith =
  (client: ApolloClient): Preload =>
  async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const result = await client
      .query({
        query: query as TypedDocumentNode<Data, OperationVariables>,
        variables: variables as OperationVariables,
      })
      .catch(() => undefined);
    return result?.data;
  };

/** Preloads with the client in use at the time, for at most `PRELOAD_TIMEOUT_MS`. */
export function createPreload(clientInUse: () => ApolloClient): Preload {
  return async (query, variables) => {
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, PRELOAD_TIMEOUT_MS));
    return Promise.race([preloadWith(clientInUse())(query, variables), timeout]);
  };
}
