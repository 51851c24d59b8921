import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { OutboundError } from "./outbound-error.ts";
import { isPublicAddress } from "./public-address.ts";

/** An IP address that a host name resolves to. */
export interface Resolved {
  readonly address: string;
  readonly family: number;
}

/** Resolves a host name. */
export type Resolve = (name: string) => Promise<readonly Resolved[]>;

/** Resolves a host name with the system's resolver. */
export const resolveBySystem: Resolve = (name) => lookup(name, { all: true });

const PRIVATE = "This address is on a private network, which we don't fetch from.";

/** The name or IP address in a URL, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/** Top-level domains that don't exist on the public internet. */
const PRIVATE_ENDINGS =
  /\.(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|localdomain)$/i;

/** Whether a name can only refer to a local machine, such as `localhost`, without a DNS lookup. */
function isPrivateName(host: string): boolean {
  const name = host.replace(/\.$/, "");
  return !name.includes(".") || PRIVATE_ENDINGS.test(name);
}

/** Whether the operator allows this host, by name or by name and port, although it is private. */
export function isAllowedPrivately({ host, hostname }: URL, privateHosts: readonly string[]): boolean {
  return privateHosts.includes(host) || privateHosts.includes(hostname);
}

/** The web's ports, and the first port that isn't reserved for a well-known service such as mail or LDAP. */
const WEB_PORTS = new Set(["", "80", "443"]);
const FIRST_FREE_PORT = 1024;

/** Whether a URL has the well-known port of a service other than the web. */
const isForeignPort = ({ port }: URL) => !WEB_PORTS.has(port) && Number(port) < FIRST_FREE_PORT;

/**
 * Parses a URL that may be requested.
 * @throws OutboundError if it isn't https, contains a password, has another service's port, or names a
 * private IP address or a local machine.
 */
export function allowedUrl(address: string, privateHosts: readonly string[], base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url) throw new OutboundError("This isn't a web address.");
  if (url.username || url.password)
    throw new OutboundError("An address can't contain a username or password.");
  // The operator can allow a host with its port.
  if (isForeignPort(url) && !privateHosts.includes(url.host))
    throw new OutboundError("Use port 80, 443, or one above 1023.");
  if (url.protocol === "http:" && isAllowedPrivately(url, privateHosts)) return url;
  if (url.protocol !== "https:") throw new OutboundError("We only fetch from https:// addresses.");
  const host = hostOf(url);
  // IP addresses are never looked up, so they are checked here.
  const isPrivate = isIP(host) ? !isPublicAddress(host) : isPrivateName(host);
  if (isPrivate && !isAllowedPrivately(url, privateHosts)) throw new OutboundError(PRIVATE);
  return url;
}

/**
 * Creates a lookup function that returns only checked addresses. The connection uses one of them, so a second
 * DNS lookup with another result can't bypass the check.
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
