import { Category } from "../../modules/catalog/taxonomy/category.entity.ts";
import { Vendor } from "../../modules/catalog/vendors/vendor.entity.ts";
import { Organization } from "../../modules/marketplace/organizations/organization.entity.ts";
import { slugify } from "../../shared/text/text.ts";
import { allNamed, type Fields, type HasDatabase, named, type Reference, store, unique } from "./store.ts";

type VendorFields = Fields<Vendor, "organization" | "categories"> & {
  organization?: Reference;
  categories?: string[];
};

/** A vendor, by default of an organization of its own name; a verified one was checked; categories are names. */
export function createVendor(
  place: HasDatabase,
  { organization, categories = [], ...fields }: VendorFields = {},
): Promise<Vendor> {
  const name = String(fields.name ?? unique("Vendor"));
  return store(place, Vendor, async (em) => ({
    name,
    slug: slugify(name),
    organization: organization?.id ?? (await named(em, Organization, name)),
    categories: await allNamed(em, Category, categories, { kind: "solution" }),
    ...(fields.verified && checkedNow()),
    ...fields,
  }));
}

function checkedNow(): object {
  const now = new Date();
  const check = { claim: "Company registration", evidence: "Seen in the register.", checkedAt: now };
  return { verifiedAt: now, checks: [check] };
}
