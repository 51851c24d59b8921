import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { Preload } from "../../features/routing/screen-route.tsx";

/** How long a navigation waits for its data; after that, the screen's loading state shows. */
const PATIENCE = 150;

/** Asks with a client. It never fails: the screen itself meets the failure. */
export const askWith =
  (client: ApolloClient): Preload =>
  async (query, variables) => {
    await client
      .query({
        query: query as TypedDocumentNode<unknown, OperationVariables>,
        variables: variables as OperationVariables,
      })
      .catch(() => undefined);
  };

/** Preloading with the client in use then. What arrives in time spares the visitor the placeholders. */
export function createPreload(clientInUse: () => ApolloClient): Preload {
  return async (query, variables) => {
    const asked = askWith(clientInUse())(query, variables);
    await Promise.race([asked, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);
  };
}
