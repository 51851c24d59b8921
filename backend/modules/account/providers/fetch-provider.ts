import { buffer } from "node:stream/consumers";
import type { CustomFetch } from "openid-client";
import { safeFetch } from "../../../shared/outbound/safe-fetch.ts";

/** How long a provider may take to answer, in seconds. */
export const TIME_LIMIT = 10;
/** The maximum size of an answer, in bytes. */
const SIZE_LIMIT = 5 * 1024 ** 2;

/**
 * Asks a provider as everything outside is asked. It names the addresses of its keys and tokens itself; those on a
 * private network are asked only if the operator allowed their host, as the settings do with the issuer's.
 */
export const fetchProvider =
  (issuer: URL, privateHosts: readonly string[]): CustomFetch =>
  (url, { method, headers, body }) =>
    safeFetch(
      {
        url,
        headers,
        ...(method === "POST" && { body: String(body ?? "") }),
        // A redirect would take the access token along.
        followsRedirects: false,
        timeLimit: TIME_LIMIT * 1000,
        sizeLimit: SIZE_LIMIT,
        privateHosts: [issuer.host, ...privateHosts],
      },
      async (answer) => {
        const content = await buffer(answer.body);
        const type = answer.headers["content-type"];
        return new Response(content.length > 0 ? content : null, {
          status: answer.status,
          headers: type ? { "content-type": type } : {},
        });
      },
    );
