import ip from "ipaddr.js";

/** The length of the prefix assigned to one subscriber, in bits. */
const PREFIX = 64;

/**
 * Returns the network by which an IP address is counted: an IPv4 address itself, also when mapped into IPv6,
 * or the /64 of an IPv6 address, since a single subscriber can use all of it.
 */
export function networkOf(address: string): string {
  if (!ip.isValid(address)) return address;
  const parsed = ip.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const bytes = parsed.toByteArray().fill(0, PREFIX / 8);
  return `${ip.fromByteArray(bytes)}/${PREFIX}`;
}
