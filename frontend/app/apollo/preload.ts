import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { Preload } from "../../features/routing/screen-route.tsx";

/** How long a navigation waits for its data; after that, the screen's loading state shows. */
const PATIENCE = 150;

/** Preloading with the client in use then. What arrives in time spares the visitor the placeholders. */
export function createPreload(clientInUse: () => ApolloClient): Preload {
  return async (query, variables) => {
    const asked = clientInUse()
      .query({
        query: query as TypedDocumentNode<unknown, OperationVariables>,
        variables: variables as OperationVariables,
      })
      .then(
        () => {},
        () => {},
      );
    await Promise.race([asked, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);
  };
}
