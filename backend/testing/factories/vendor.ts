import { Vendor } from "../../modules/vendors/vendor.entity.ts";
import { slugify } from "../../shared/text.ts";
import { type Fields, type HasDatabase, organizationNamed, type Reference, store, unique } from "./store.ts";

/** A vendor, by default of an organization of its own name. */
export function createVendor(
  place: HasDatabase,
  { organization, ...fields }: Fields<Vendor, "organization"> & { organization?: Reference } = {},
): Promise<Vendor> {
  const name = String(fields.name ?? unique("Vendor"));
  return store(place, Vendor, async (em) => ({
    name,
    slug: slugify(name),
    organization: organization?.id ?? (await organizationNamed(em, name)),
    ...fields,
  }));
}
