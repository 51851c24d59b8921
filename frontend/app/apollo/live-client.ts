import { ErrorLink } from "@apollo/client/link/error";
import { getSuspenseCache } from "@apollo/client/react/internal";
import { asapScheduler, observeOn } from "rxjs";
import { ViewerDocument } from "../../features/viewer/viewer.generated.ts";
import { keyOf, operationName } from "../../graphql/operation-key.ts";
import type { FoundAnswer } from "../../graphql/page-answers.ts";
import { isRefusal } from "../../graphql/refusals.ts";
import type { LiveClient, Source, Watched } from "../../graphql/source.ts";
import { createBrowserClient } from "./create-client.ts";

/**
 * Creates the GraphQL client, its cache filled with the page's responses. `onSessionEnd` is called when the
 * server refuses a signed-in user's operation because the session was ended elsewhere or has expired.
 */
export function createLiveClient({ answers, freshness }: Source, onSessionEnd: () => void): LiveClient {
  const sessionEnd = new ErrorLink(({ error }) => {
    if (!isRefusal(error)) return;
    const refused = error.errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
    if (refused && client.readQuery({ query: ViewerDocument })?.viewer) onSessionEnd();
  });
  const client = createBrowserClient(freshness, sessionEnd);
  const { cache } = client;
  const references = getSuspenseCache(client);
  const filled = new WeakSet<FoundAnswer>();
  const fill = (answer: FoundAnswer | undefined) => {
    if (!answer || filled.has(answer)) return;
    filled.add(answer);
    cache.writeQuery(answer);
  };
  for (const answer of answers.found) fill(answer);

  return {
    client,
    ask: async (query, variables) => {
      fill(answers.find(query, variables));
      return (await client.query({ query, variables })).data;
    },
    query: ({ document: query, variables, fetchPolicy }, attempt) => {
      fill(answers.find(query, variables));
      const key = keyOf(operationName(query), variables);
      return references.getQueryRef([query, key, attempt], () =>
        client.watchQuery({
          query,
          variables,
          fetchPolicy,
          errorPolicy: "none",
          notifyOnNetworkStatusChange: false,
        }),
      );
    },
    fragment: (fragment, from) => {
      const id = cache.identify(from as Parameters<typeof cache.identify>[0]) ?? null;
      return references.getFragmentRef([fragment, "", id], client, { fragment, from: id });
    },
    watch: ({ document: query, variables, fetchPolicy }) => {
      fill(answers.find(query, variables));
      const observable = client.watchQuery({ query, variables, fetchPolicy });
      let latest: ReturnType<Watched["read"]> = observable.getCurrentResult();
      return {
        read: () => latest,
        subscribe: (notify) => {
          // Like Apollo's own hook: not while another component renders.
          const subscription = observable.pipe(observeOn(asapScheduler)).subscribe((result) => {
            const isSame =
              result.data === latest.data &&
              result.loading === latest.loading &&
              result.error === latest.error;
            if (isSame) return;
            latest = result;
            notify();
          });
          // A component that remounts immediately reuses the pending request.
          return () => void setTimeout(() => subscription.unsubscribe());
        },
      };
    },
  };
}
