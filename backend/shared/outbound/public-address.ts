import ip from "ipaddr.js";

/** The range of global IPv6 addresses; everything else is private, local, mapped, or not assigned. */
const GLOBAL_IPV6 = ip.parseCIDR("2000::/3");

/**
 * Whether an IP address is on the public internet: not local, private, carrier-grade NAT or multicast, and not
 * an IPv6 address that embeds an IPv4 address, which could be any of these.
 */
export function isPublicAddress(address: string): boolean {
  if (!ip.isValid(address) || address.includes("%")) return false;
  const parsed = ip.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(GLOBAL_IPV6);
}
