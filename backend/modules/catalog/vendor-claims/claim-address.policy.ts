import { caseFold } from "../../../shared/text/case-fold.ts";
import { isSharedHost } from "./shared-hosts.ts";

/** The public contact details of a vendor. */
export interface Reached {
  readonly website?: string | null | undefined;
  readonly contactEmail?: string | null | undefined;
}

const hostOfMail = (address: string) =>
  caseFold(address.slice(address.lastIndexOf("@") + 1)).replace(/\.$/, "");

function hostOfSite(website: string): string {
  if (!URL.canParse(website)) return "";
  return new URL(website).hostname.replace(/\.$/, "").replace(/^www\./, "");
}

/** Whether a host has a dot and isn't numeric: `localhost` and `10.0.0.1` have no owner. */
const isDomain = (host: string) => /^[^.]+(\.[^.]+)*\.[^.\d][^.]*$/.test(host);

/**
 * Returns the domains at which an email address proves that someone belongs to the vendor: the hosts of its
 * website and of its public address, except shared ones.
 */
export function domainsOf({ website, contactEmail }: Reached): string[] {
  const hosts = [website ? hostOfSite(website) : "", contactEmail ? hostOfMail(contactEmail) : ""];
  return [...new Set(hosts)].filter((host) => isDomain(host) && !isSharedHost(host));
}

/**
 * Whether the owner of this email address may claim the vendor: it is the vendor's public address itself, or
 * at one of its domains or their subdomains. A parent of the vendor's own domain does not count, since it may
 * belong to a platform or a university.
 */
export function addressFits(address: string, vendor: Reached): boolean {
  if (vendor.contactEmail && caseFold(address) === caseFold(vendor.contactEmail)) return true;
  const host = hostOfMail(address);
  return domainsOf(vendor).some((domain) => host === domain || host.endsWith(`.${domain}`));
}
