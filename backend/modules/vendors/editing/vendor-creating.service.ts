import { UniqueConstraintViolationException } from "@mikro-orm/core";
import { ref } from "@mikro-orm/postgresql";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { slugify } from "../../../shared/text.ts";
import { validate } from "../../../shared/validation.ts";
import { changesBetween } from "../../audit/changes-between.ts";
import { recordAct } from "../../audit/record-act.ts";
import { Organization } from "../../organizations/organization.entity.ts";
import { Vendor } from "../vendor.entity.ts";
import type { VendorInput } from "./vendor.inputs.ts";
import { vendorRules } from "./vendor.rules.ts";
import { AUDITED, categoriesOf, EDITS, fieldsOf, taken } from "./vendor-editing.service.ts";

/** The organization of this name, which is added without members if there is none. */
async function organizationOf({ em }: Context, name: string): Promise<Organization> {
  await em.execute("insert into organizations (name, slug) values (?, ?) on conflict (name) do nothing", [
    name,
    slugify(name),
  ]);
  return em.findOneOrFail(Organization, { name });
}

/**
 * Adds a vendor, unverified, of the organization of its name: until somebody claims it, it has no members. Returns its
 * id.
 * @throws InvalidInputError, ConflictError at the field at fault.
 */
export async function createVendor(context: Context, input: VendorInput): Promise<number> {
  const { em, limits } = context;
  const { categoryIds, ...words } = await validate(vendorRules, input);
  await limits.count(EDITS, String(personOf(context).id));
  try {
    return await em.transactional(async () => {
      if ((await em.count(Vendor, { name: words.name })) > 0) throw taken();
      const categories = await categoriesOf(context, categoryIds ?? []);
      const now = new Date();
      const vendor = em.create(Vendor, {
        ...fieldsOf(words),
        organization: ref(await organizationOf(context, words.name)),
        verified: false,
        rating: 0,
        reviewCount: 0,
        createdAt: now,
        updatedAt: now,
      });
      vendor.categories.set(categories);
      await em.flush();
      const changes = changesBetween(undefined, vendor, AUDITED);
      await recordAct(context, { action: "vendor.created", subject: vendor.id, changes });
      return vendor.id;
    });
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? taken() : error;
  }
}
