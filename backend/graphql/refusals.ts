import type { ApolloServerPlugin } from "@apollo/server";
import { HTTP_STATUS } from "../shared/errors.ts";
import type { RequestContext } from "../shared/request-context.ts";

/** The HTTP statuses for codes of temporary refusals, understood by clients and proxies. */
const STATUSES: Readonly<Record<string, number>> = {
  TOO_MANY_REQUESTS: HTTP_STATUS.TOO_MANY_REQUESTS,
  UNAVAILABLE: HTTP_STATUS.UNAVAILABLE,
};

/** Responds with 429 to exceeded rate limits and 503 while the database is unavailable, with Retry-After. */
export const refusals: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }) {
        const errors = body.kind === "single" ? (body.singleResult.errors ?? []) : [];
        for (const { extensions } of errors) {
          const status = STATUSES[String(extensions?.code)];
          if (!status) continue;
          http.status = status;
          if (extensions?.retryAfter) http.headers.set("retry-after", String(extensions.retryAfter));
          return;
        }
      },
    };
  },
};
