import { isAdministrator } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { findMemberships } from "../../../marketplace/organizations/membership.service.ts";
import type { Vendor } from "../vendor.entity.ts";
import type { FactSource } from "./company-facts.ts";
import { FACT_FIELDS, type FactName } from "./fact-fields.ts";

/** As whom the actor states facts about a vendor: an administrator who doesn't belong to it acts as one. */
async function sourceOf(context: Context, { organization }: Vendor): Promise<FactSource> {
  const isMember = (await findMemberships(context)).has(organization.id);
  return isAdministrator(context.actor) && !isMember ? "administrator" : "member";
}

/** Notes that the actor states or confirms these facts now. */
export async function confirm(context: Context, vendor: Vendor, fields: readonly FactName[]): Promise<void> {
  await context.em.execute(
    `update vendor_facts set source = ?, confirmed_at = now() where vendor_id = ? and field = any(?::text[])`,
    [await sourceOf(context, vendor), vendor.id, `{${fields.join(",")}}`],
  );
}

/** Notes the words that the actor has read a fact from. */
export async function noteWords(
  { em }: Context,
  vendor: Vendor,
  field: FactName,
  words: string,
): Promise<void> {
  await em.execute("update vendor_facts set read_from = ? where vendor_id = ? and field = ?", [
    words.slice(0, 5000),
    vendor.id,
    field,
  ]);
}

/**
 * Notes that the actor states the facts that an edit has changed, which a trigger has noted already without
 * knowing who made it.
 * @param before the vendor before the edit; undefined for a new one.
 */
export async function stateFacts(context: Context, vendor: Vendor, before?: object): Promise<void> {
  const known = (before ?? {}) as Readonly<Record<string, unknown>>;
  const changed = FACT_FIELDS.filter(
    (name) => JSON.stringify(known[name] ?? null) !== JSON.stringify(vendor[name] ?? null),
  );
  if (changed.length > 0) await confirm(context, vendor, changed);
}
