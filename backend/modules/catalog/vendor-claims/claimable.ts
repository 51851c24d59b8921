import type { EntityManager } from "@mikro-orm/postgresql";
import type { Context } from "../../../shared/context.ts";
import { InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { Vendor } from "../vendors/vendor.entity.ts";
import { addressFits, domainsOf } from "./claim-address.policy.ts";

/**
 * Returns a vendor that can be claimed.
 * @throws NotFoundError if there is none with this id.
 */
export async function findClaimable({ em }: Context, id: string): Promise<Vendor> {
  const vendor = await em.findOne(Vendor, { id: parseId(id) ?? 0, status: "published" });
  if (!vendor) throw new NotFoundError("This vendor doesn't exist.");
  return vendor;
}

/** Returns the vendors of an organization, since anyone who joins it manages all of them. */
function vendorsOf(em: EntityManager, vendor: Vendor): Promise<Vendor[]> {
  return em.find(Vendor, { organization: vendor.organization.id }, { limit: 100 });
}

/** @throws InvalidInputError at `email` if the address doesn't prove that its owner belongs to the vendor. */
export async function assertFits(em: EntityManager, email: string, vendor: Vendor): Promise<void> {
  const vendors = await vendorsOf(em, vendor);
  if (vendors.every((one) => addressFits(email, one))) return;
  const domains = domainsOf(vendor);
  const message =
    domains.length > 0 && addressFits(email, vendor)
      ? "Its organization has other vendors. Ask the administrators instead"
      : domains.length > 0
        ? `Use an address at ${domains.join(" or ")}`
        : "This vendor has no domain of its own. Ask the administrators instead";
  throw new InvalidInputError(message, { email: message });
}
