import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { OutboundError } from "./outbound-error.ts";
import { isPublicAddress } from "./public-address.ts";

/** An IP address that a name stands for. */
export interface Resolved {
  readonly address: string;
  readonly family: number;
}

/** Looks a name up. */
export type Resolve = (name: string) => Promise<readonly Resolved[]>;

/** Looks a name up as the system does. */
export const resolveBySystem: Resolve = (name) => lookup(name, { all: true });

const PRIVATE = "This address is on a private network, which we don't fetch from.";

/** The name or IP address in a URL, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/** Endings that the public internet has no names with. */
const PRIVATE_ENDINGS =
  /\.(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|localdomain)$/i;

/** Whether a name can only mean a machine nearby, such as `localhost`, without a look-up. */
function isPrivateName(host: string): boolean {
  const name = host.replace(/\.$/, "");
  return !name.includes(".") || PRIVATE_ENDINGS.test(name);
}

/** Whether the operator allows this host, by name or by name and port, although it is private. */
export function isAllowedPrivately({ host, hostname }: URL, privateHosts: readonly string[]): boolean {
  return privateHosts.includes(host) || privateHosts.includes(hostname);
}

/** The ports of the web, and the first that isn't reserved for a service of its own, such as mail or a directory. */
const WEB_PORTS = new Set(["", "80", "443"]);
const FIRST_FREE_PORT = 1024;

/** Whether something other than a web server is asked by its well-known port. */
const isForeignPort = ({ port }: URL) => !WEB_PORTS.has(port) && Number(port) < FIRST_FREE_PORT;

/**
 * An address that may be asked.
 * @throws OutboundError for one that isn't https, holds a password, has a port of another service, or names a private IP address or a machine nearby.
 */
export function allowedUrl(address: string, privateHosts: readonly string[], base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url) throw new OutboundError("This isn't a web address.");
  if (url.username || url.password)
    throw new OutboundError("An address can't contain a username or password.");
  // Whoever operates the hub can name a host with its port.
  if (isForeignPort(url) && !privateHosts.includes(url.host))
    throw new OutboundError("Use port 80, 443, or one above 1023.");
  if (url.protocol === "http:" && isAllowedPrivately(url, privateHosts)) return url;
  if (url.protocol !== "https:") throw new OutboundError("We only fetch from https:// addresses.");
  const host = hostOf(url);
  // An IP address is never looked up, so that it is checked here.
  const isPrivate = isIP(host) ? !isPublicAddress(host) : isPrivateName(host);
  if (isPrivate && !isAllowedPrivately(url, privateHosts)) throw new OutboundError(PRIVATE);
  return url;
}

/**
 * Looks up the name of a connection, and hands over only addresses that were checked: the connection goes to one of
 * them, so that a second look-up with another answer changes nothing.
 */
export function guardedLookup(url: URL, privateHosts: readonly string[], resolve: Resolve): LookupFunction {
  return (name, { all }, callback) => {
    const checked = async () => {
      const found = await resolve(name);
      const isFree = isAllowedPrivately(url, privateHosts);
      if (!isFree && !found.every(({ address }) => isPublicAddress(address)))
        throw new OutboundError(PRIVATE);
      const [first] = found;
      if (!first) throw new OutboundError(`${name} has no address.`);
      return { found, first };
    };
    checked().then(
      ({ found, first }) => (all ? callback(null, [...found]) : callback(null, first.address, first.family)),
      (error) => callback(error, ""),
    );
  };
}
