import { caseFold } from "../../../shared/text/case-fold.ts";
import { isSharedHost } from "./shared-hosts.ts";

/** What a vendor says of how it is reached. */
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

/** A name with a dot that is no number: `localhost` and `10.0.0.1` belong to nobody. */
const isDomain = (host: string) => /^[^.]+(\.[^.]+)*\.[^.\d][^.]*$/.test(host);

/**
 * The domains at which a mail address shows that someone belongs to the vendor: the hosts of its website and of its
 * public address, without those that are shared by everybody.
 */
export function domainsOf({ website, contactEmail }: Reached): string[] {
  const hosts = [website ? hostOfSite(website) : "", contactEmail ? hostOfMail(contactEmail) : ""];
  return [...new Set(hosts)].filter((host) => isDomain(host) && !isSharedHost(host));
}

/**
 * Whether somebody who reads this address's mail may claim the vendor: it is the vendor's public address itself, or
 * it is at one of its domains or below. A domain above the vendor's own does not count: it may be a platform's or a
 * university's.
 */
export function addressFits(address: string, vendor: Reached): boolean {
  if (vendor.contactEmail && caseFold(address) === caseFold(vendor.contactEmail)) return true;
  const host = hostOfMail(address);
  return domainsOf(vendor).some((domain) => host === domain || host.endsWith(`.${domain}`));
}
