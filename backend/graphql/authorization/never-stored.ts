import type { ApolloServerPlugin } from "@apollo/server";
import type { RequestContext } from "../../shared/request-context.ts";

/** Tells browsers and proxies not to store responses of /graphql. */
export const neverStored: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { http } }) {
        if (!http.headers.has("cache-control")) http.headers.set("cache-control", "no-store");
      },
    };
  },
};
