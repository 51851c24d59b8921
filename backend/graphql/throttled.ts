import type { ApolloServerPlugin } from "@apollo/server";
import { HTTP_STATUS } from "../shared/errors.ts";
import type { RequestContext } from "../shared/request-context.ts";

/** Responds to exceeded rate limits with status 429 and Retry-After, which clients and proxies understand. */
export const throttled: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }) {
        const errors = body.kind === "single" ? body.singleResult.errors : undefined;
        const refusal = errors?.find(({ extensions }) => extensions?.code === "TOO_MANY_REQUESTS");
        if (!refusal) return;
        http.status = HTTP_STATUS.TOO_MANY_REQUESTS;
        http.headers.set("retry-after", String(refusal.extensions?.retryAfter));
      },
    };
  },
};
