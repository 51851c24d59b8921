import type { ApolloCache } from "@apollo/client";
import { evictQueries } from "../../graphql/evict-queries.ts";
import type { ApplicationKind } from "../../graphql/schema.generated.ts";

/** What an application is for. */
export type AppliedFor = { kind: ApplicationKind; id: string };

/** Evicts the lists of applications from the cache; the applications themselves are up to date. */
export const forgetApplications = evictQueries(
  "viewerApplications",
  "receivedApplications",
  "viewerPartnerships",
  "myPostings",
  "fittingOpportunities",
);

/** Shows the viewer's application where they apply and evicts the lists; `undefined` if it was deleted. */
export function showApplication(
  cache: ApolloCache,
  { kind, id }: AppliedFor,
  application: string | undefined,
): void {
  cache.modify({
    id: "ROOT_QUERY",
    fields: {
      applying: (shown: unknown, { storeFieldName, toReference }) =>
        storeFieldName.includes(`"${kind}"`) && storeFieldName.includes(`"${id}"`)
          ? {
              ...(shown as object),
              application:
                application === undefined
                  ? null
                  : toReference({ __typename: "Application", id: application }),
            }
          : shown,
    },
  });
  forgetApplications(cache);
}
