import { UniqueConstraintViolationException } from "@mikro-orm/core";
import type { InferType } from "yup";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import {
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
} from "../../../../shared/errors.ts";
import { fieldsWith, namesWith } from "../../../../shared/fields/field.rules.ts";
import { storedFields } from "../../../../shared/fields/stored.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { lockRow } from "../../../../shared/rows/lock-row.ts";
import { parseId, parseIds } from "../../../../shared/schema/ids.ts";
import { withoutLeftOut } from "../../../../shared/schema/kept-fields.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../../shared/schema/versioned.ts";
import { slugify } from "../../../../shared/text/text.ts";
import { changesBetween } from "../../../administration/audit/changes-between.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { findMemberships } from "../../../marketplace/organizations/membership.service.ts";
import { mayEdit } from "../../../marketplace/organizations/organization.policy.ts";
import { Category } from "../../taxonomy/category.entity.ts";
import { stateFacts } from "../facts/state-facts.ts";
import { Vendor } from "../vendor.entity.ts";
import { vendorFields } from "../vendor.fields.ts";
import type { VendorInput } from "./vendor.inputs.ts";
import { vendorRules } from "./vendor.rules.ts";
import { isWhatWasChecked } from "./verification.policy.ts";

/** The limit of vendor edits per account. */
export const EDITS: Limit = {
  name: "vendor-edits",
  times: 100,
  seconds: 3600,
  message: "You've changed a lot of pages.",
};

/** The fields of an edit that the audit trail records; never email addresses. */
export const AUDITED = [...namesWith(vendorFields, "audited"), "verified"] as const;

/**
 * Returns a vendor that the actor may edit, locked until the transaction ends.
 * @throws NotFoundError if there is none; ForbiddenError for anyone but its members and administrators.
 */
export async function lockEditable(context: Context, id: string | number): Promise<Vendor> {
  const vendor = await lockRow(context.em, Vendor, parseId(id) ?? 0);
  if (!vendor) throw new NotFoundError("This vendor doesn't exist.");
  const owned = { organizationId: vendor.organization.id };
  if (!mayEdit(context.actor, await findMemberships(context), owned))
    throw new ForbiddenError("Only members of the vendor's organization can edit its page.");
  return vendor;
}

/**
 * Returns the categories with these ids.
 * @throws InvalidInputError at `categoryIds` if one doesn't exist.
 */
export async function categoriesOf({ em }: Context, ids: readonly string[]): Promise<Category[]> {
  const wanted = parseIds([...new Set(ids)]);
  const found = await em.find(Category, { id: { $in: wanted }, kind: "solution" });
  const message = "Choose from the list of specializations";
  if (found.length !== new Set(ids).size) throw new InvalidInputError(message, { categoryIds: message });
  return found;
}

/** Returns the error for a name that another vendor has. */
export function duplicateNameError(): ConflictError {
  const message = "Another vendor has this name";
  return new ConflictError(message, { name: message });
}

type Stored = ReturnType<typeof storedFields<typeof vendorFields>>;
/** The stored fields as the entity has them; the schema has checked the choices. */
type FieldsOfVendor = Omit<Stored, "stage" | "headcountBand" | "revenueBand" | "certifications"> &
  Pick<Vendor, "stage" | "headcountBand" | "revenueBand" | "certifications">;

/** Returns the stored fields for validated input; lists have each item once. */
export function fieldsOf(words: Omit<InferType<typeof vendorRules>, "categoryIds">) {
  const stored = storedFields(vendorFields, words);
  const lists = fieldsWith(vendorFields, "input").flatMap(({ name, field }) => {
    const list: unknown = stored[name as keyof Stored];
    return field.type === "text[]" && Array.isArray(list) ? [[name, [...new Set(list)]]] : [];
  });
  return {
    ...(stored as FieldsOfVendor),
    ...(Object.fromEntries(lists) as object),
    slug: slugify(words.name),
  };
}

/** Returns those of the stored fields that an edit changes; a list is left as it is also where it is null. */
function changedFields(words: Omit<InferType<typeof vendorRules>, "categoryIds">, input: VendorInput) {
  const given = Object.fromEntries(
    Object.entries(input).filter(([name, value]) => value !== null || !isList(name)),
  );
  return withoutLeftOut(fieldsOf(words), given, namesWith(vendorFields, "input"));
}

const isList = (name: string): boolean =>
  name in vendorFields && vendorFields[name as keyof typeof vendorFields].type === "text[]";

/**
 * Edits a vendor's page; a new name or website ends its verification. Returns its id.
 * @throws InvalidInputError, ConflictError at the invalid field, or at `version` if it was edited in the
 * meantime; NotFoundError and ForbiddenError as `lockEditable`.
 */
export async function updateVendor(
  context: Context,
  id: string,
  input: VendorInput,
  version: number,
): Promise<number> {
  const { em, limits } = context;
  const { categoryIds, ...words } = await validate(vendorRules, input);
  await limits.count(EDITS, String(personOf(context).id));
  try {
    return await em.transactional(async () => {
      const vendor = await lockEditable(context, id);
      assertSameVersion(vendor, version, "page");
      const namesakes = await em.count(Vendor, { name: words.name, id: { $ne: vendor.id } });
      if (namesakes > 0) throw duplicateNameError();
      const categories = await categoriesOf(context, categoryIds ?? []);
      const before = { ...vendor };
      Object.assign(vendor, changedFields(words, input));
      if (vendor.verified && !isWhatWasChecked(before, vendor))
        Object.assign(vendor, { verified: false, verifiedAt: null, verificationEndedAt: new Date() });
      await em.populate(vendor, ["categories"]);
      vendor.categories.set(categories);
      await storeEdit(context, vendor, before);
      return vendor.id;
    });
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? duplicateNameError() : error;
  }
}

/**
 * Stores what was changed of a vendor, with who states its facts and what the audit trail says.
 * @param before the vendor as it was.
 */
export async function storeEdit(context: Context, vendor: Vendor, before: Readonly<Vendor>): Promise<void> {
  markEdited(vendor);
  await context.em.flush();
  await stateFacts(context, vendor, before);
  await recordAuditEvent(context, {
    action: "vendor.updated",
    subject: vendor.id,
    changes: changesBetween(before, vendor, AUDITED),
  });
}
