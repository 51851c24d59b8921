import type { RequestHandler } from "express";
import type { Config } from "../../config.ts";
import { InvalidInputError } from "../../shared/errors.ts";

/** Names that a machine uses for itself. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Rejects requests for hosts other than ours, regardless of the port: a page of another site that had its
 * name resolved to this machine could otherwise read the responses.
 */
export function knownHosts({
  publicUrl,
  host,
  allowedHosts,
}: Pick<Config, "publicUrl" | "host" | "allowedHosts">): RequestHandler {
  const own = [new URL(publicUrl).hostname, ...(host ? [nameOf(host) ?? host] : []), ...allowedHosts];
  const names = new Set([...LOOPBACK, ...own.map((name) => name.toLowerCase())]);
  return (request, _response, next) => {
    const name = nameOf(request.headers.host ?? "");
    if (name === undefined || !names.has(name)) {
      throw new InvalidInputError(
        "This host isn't served here. Add it to PUBLIC_URL or ALLOWED_HOSTS in the server's settings.",
      );
    }
    next();
  };
}

/** Returns the name in a Host header, in lower case; undefined if it is invalid. */
function nameOf(host: string): string | undefined {
  if (!/^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host) || !URL.canParse(`http://${host}`))
    return undefined;
  return new URL(`http://${host}`).hostname;
}
