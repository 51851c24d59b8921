import { ref } from "@mikro-orm/core";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import { lockRow } from "../../../shared/rows/lock-row.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { withoutLeftOut } from "../../../shared/schema/kept-fields.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../shared/schema/versioned.ts";
import { User } from "../../account/identity/user.entity.ts";
import { Vendor } from "../../catalog/vendors/vendor.entity.ts";
import { findMemberships } from "../organizations/membership.service.ts";
import { Organization } from "../organizations/organization.entity.ts";
import { isOfOwner } from "../organizations/organization.policy.ts";
import type { PipelineStage } from "./pipeline-stage.ts";
import { watchRules } from "./watch.rules.ts";
import { WatchedVendor } from "./watched-vendor.entity.ts";

/** The maximum number of vendors on a list. */
const MAX_WATCHED = 500;

/** The limit of changes of watch lists per account. */
const CHANGES: Limit = {
  name: "watch-lists",
  times: 300,
  seconds: 600,
  message: "You've changed your watch lists a lot.",
};

const MISSING = "This vendor is no longer on the list.";

/**
 * Puts a vendor on the actor's own watch list, or on that of an organization they belong to; idempotent.
 * Returns the entry's id.
 * @throws NotFoundError for a vendor or an organization that isn't there for them; ConflictError at the limit
 * of 500; TooManyRequestsError.
 */
export async function watchVendor(
  context: Context,
  vendorId: string,
  organizationId: string | null | undefined,
): Promise<number> {
  const { em, limits } = context;
  const person = personOf(context);
  await limits.count(CHANGES, String(person.id));
  const vendor = await em.findOne(Vendor, { id: parseId(vendorId) ?? 0, status: "published" });
  if (!vendor) throw new NotFoundError("This vendor doesn't exist.");
  const organization = organizationId == null ? null : (parseId(organizationId) ?? 0);
  if (organization !== null && !(await findMemberships(context)).has(organization))
    throw new NotFoundError("This organization doesn't exist.");
  const owner = organization === null ? { user: person.id } : { organization };
  const known = await em.findOne(WatchedVendor, { ...owner, vendor: vendor.id });
  if (known) return known.id;
  if ((await em.count(WatchedVendor, owner)) >= MAX_WATCHED)
    throw new ConflictError(`A watch list holds at most ${MAX_WATCHED} vendors.`);
  const entry = em.create(WatchedVendor, {
    vendor: ref(vendor),
    user: organization === null ? ref(User, person.id) : null,
    organization: organization === null ? null : ref(Organization, organization),
    addedBy: ref(User, person.id),
  });
  await em.flush();
  return entry.id;
}

/**
 * Returns an entry of the actor's lists, locked until the transaction ends.
 * @throws NotFoundError for others.
 */
async function lockOwn(context: Context, id: string): Promise<WatchedVendor> {
  await context.limits.count(CHANGES, String(personOf(context).id));
  const entry = await lockRow(context.em, WatchedVendor, parseId(id) ?? 0);
  const owned = { userId: entry?.user?.id, organizationId: entry?.organization?.id };
  if (!entry || !isOfOwner(context.actor, await findMemberships(context), owned))
    throw new NotFoundError(MISSING);
  return entry;
}

/** What somebody keeps about a watched vendor. */
export interface WatchWords {
  readonly stage: PipelineStage;
  readonly note?: string | null | undefined;
  readonly tags: string[];
}

/**
 * Changes stage, note and tags of an entry. Returns its id.
 * @throws InvalidInputError at the field; ConflictError at `version` if a colleague changed it in the
 * meantime; NotFoundError for others; TooManyRequestsError.
 */
export async function editWatched(
  context: Context,
  id: string,
  input: WatchWords,
  version: number,
): Promise<number> {
  const { note, tags } = await validate(watchRules, input);
  const entry = await lockOwn(context, id);
  assertSameVersion(entry, version, "note");
  const words = { stage: input.stage, note: note ?? "", tags: [...new Set(tags ?? [])] };
  Object.assign(entry, withoutLeftOut(words, input, ["note"]));
  markEdited(entry);
  await context.em.flush();
  return entry.id;
}

/**
 * Takes a vendor off the list.
 * @throws NotFoundError for others.
 */
export async function unwatch(context: Context, id: string): Promise<void> {
  const entry = await lockOwn(context, id);
  context.em.remove(entry);
  await context.em.flush();
}
