import { ApolloClient, ApolloLink, type NormalizedCacheObject } from "@apollo/client";
import type { PageData } from "../../graphql/page-data.ts";
import { createCache } from "../apollo/cache.ts";
import { withTypeNames } from "./execute.ts";

/** For components that could change something: on the server none does, so that all pages share it. */
export const idleClient = new ApolloClient({ link: ApolloLink.empty(), cache: createCache() });

/** Empty between two pages: it is only written to and taken as a whole, so that nothing needs to be watched. */
const cache = createCache({ resultCaching: false });

/** What the browser's cache starts with: the page's data, each record once. */
export function clientState(data: PageData): NormalizedCacheObject {
  try {
    for (const { document, variables, data: result } of data.answers) {
      if (result) cache.writeQuery({ query: withTypeNames(document), variables, data: result });
    }
    return cache.extract();
  } finally {
    // Also after a failure: the next page is somebody else's.
    void cache.reset();
  }
}
