import type { MaybeMasked, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { Preload } from "../../features/routing/screen-route.tsx";
import type { Source } from "../../graphql/source.ts";

/** How long a navigation waits for its data before it shows the loading state, in milliseconds. */
const PRELOAD_TIMEOUT_MS = 150;

const preloadFrom =
  ({ answers, live, load }: Source): Preload =>
  async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const answer = live ? undefined : answers.find(query, variables);
    if (answer) return answer.data as MaybeMasked<Data>;
    const { ask } = live ?? (await load());
    return (await ask(query, variables)) as MaybeMasked<Data>;
  };

/** Preloads from the current source, for at most `PRELOAD_TIMEOUT_MS`. */
export function createPreload(sourceInUse: () => Source): Preload {
  return async (query, variables) => {
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, PRELOAD_TIMEOUT_MS));
    const loaded = preloadFrom(sourceInUse())(query, variables).catch(() => undefined);
    return Promise.race([loaded, timeout]);
  };
}
