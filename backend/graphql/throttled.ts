import type { ApolloServerPlugin } from "@apollo/server";
import type { RequestContext } from "../shared/request-context.ts";

/** Answers a refusal by a limit with the status and header that clients and proxies know (security.md A19). */
export const throttled: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }) {
        const errors = body.kind === "single" ? body.singleResult.errors : undefined;
        const refusal = errors?.find(({ extensions }) => extensions?.code === "TOO_MANY_REQUESTS");
        if (!refusal) return;
        http.status = 429;
        http.headers.set("retry-after", String(refusal.extensions?.retryAfter));
      },
    };
  },
};
