import ip from "ipaddr.js";

/** Where global IPv6 addresses begin; everything else is private, local, mapped, or not assigned. */
const GLOBAL_IPV6 = ip.parseCIDR("2000::/3");

/**
 * Whether an IP address is on the public internet: not on this machine, in a private network, a provider's own, a
 * group's, or one that leads back to an IPv4 address, which could be any of these.
 */
export function isPublicAddress(address: string): boolean {
  if (!ip.isValid(address) || address.includes("%")) return false;
  const parsed = ip.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(GLOBAL_IPV6);
}
