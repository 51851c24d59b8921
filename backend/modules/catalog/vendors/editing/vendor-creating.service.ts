import { UniqueConstraintViolationException } from "@mikro-orm/core";
import { ref } from "@mikro-orm/postgresql";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { slugify } from "../../../../shared/text/text.ts";
import { changesBetween } from "../../../administration/audit/changes-between.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { Organization } from "../../../marketplace/organizations/organization.entity.ts";
import { stateFacts } from "../facts/state-facts.ts";
import { Vendor } from "../vendor.entity.ts";
import type { VendorInput } from "./vendor.inputs.ts";
import { vendorRules } from "./vendor.rules.ts";
import { AUDITED, categoriesOf, duplicateNameError, EDITS, fieldsOf } from "./vendor-editing.service.ts";

/** Returns the organization with this name, creating it without members if there is none. */
async function organizationOf({ em }: Context, name: string): Promise<Organization> {
  await em.execute("insert into organizations (name, slug) values (?, ?) on conflict do nothing", [
    name,
    slugify(name),
  ]);
  const [found] = await em.execute<{ id: number }[]>(
    "select id from organizations where name_key = fold_text(?) order by name = ?::citext desc, kept_apart limit 1",
    [name, name],
  );
  return em.findOneOrFail(Organization, { id: found?.id ?? 0 });
}

/**
 * Adds an unverified vendor of which only the name is known. Returns its id, or that of the existing vendor
 * with this name.
 */
export async function vendorNamed(context: Context, name: string): Promise<number> {
  const { em } = context;
  const organization = await organizationOf(context, name);
  const [made] = await em.execute<{ id: number }[]>(
    "insert into vendors (name, slug, organization_id) values (?, ?, ?) on conflict do nothing returning id",
    [name, slugify(name), organization.id],
  );
  if (!made) {
    const found = "select id from vendors where name_key = fold_text(?) order by kept_apart limit 1";
    return (await em.execute<{ id: number }[]>(found, [name]))[0]?.id ?? 0;
  }
  await recordAuditEvent(context, {
    action: "vendor.created",
    subject: made.id,
    changes: { name: { after: name } },
  });
  return made.id;
}

/**
 * Adds an unverified vendor. Returns its id.
 * @param of its organization, for a vendor that nobody sees until an administrator publishes it; by default,
 * the organization with its name, which has no members until someone claims it.
 * @throws InvalidInputError, ConflictError at the invalid field.
 */
export async function createVendor(context: Context, input: VendorInput, of?: Organization): Promise<number> {
  const { em, limits } = context;
  const { categoryIds, ...words } = await validate(vendorRules, input);
  await limits.count(EDITS, String(personOf(context).id));
  try {
    return await em.transactional(async () => {
      if ((await em.count(Vendor, { name: words.name })) > 0) throw duplicateNameError();
      const categories = await categoriesOf(context, categoryIds ?? []);
      const now = new Date();
      const vendor = em.create(Vendor, {
        ...fieldsOf(words),
        organization: ref(of ?? (await organizationOf(context, words.name))),
        ...(of && { status: "withdrawn", withdrawnByAdministrator: true }),
        verified: false,
        rating: 0,
        reviewCount: 0,
        createdAt: now,
        updatedAt: now,
      });
      vendor.categories.set(categories);
      await em.flush();
      await stateFacts(context, vendor);
      const changes = changesBetween(undefined, vendor, AUDITED);
      await recordAuditEvent(context, { action: "vendor.created", subject: vendor.id, changes });
      return vendor.id;
    });
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? duplicateNameError() : error;
  }
}
