import { createHash } from "node:crypto";
import { ref } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isAdministrator, personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ApplicationError, ConflictError, InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { lockRow } from "../../../shared/rows/lock-row.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../shared/schema/versioned.ts";
import { assertMove } from "../../../shared/states/assert-move.ts";
import { slugify } from "../../../shared/text/text.ts";
import { User } from "../../account/identity/user.entity.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { addMember } from "../../marketplace/organizations/members/member.service.ts";
import { findMemberships } from "../../marketplace/organizations/membership.service.ts";
import { Organization } from "../../marketplace/organizations/organization.entity.ts";
import { createSolution, updateSolution } from "../solutions/editing/solution-editing.service.ts";
import { vendorRules } from "../vendors/editing/vendor.rules.ts";
import { createVendor } from "../vendors/editing/vendor-creating.service.ts";
import { lockEditable, updateVendor } from "../vendors/editing/vendor-editing.service.ts";
import { Vendor } from "../vendors/vendor.entity.ts";
import { checkWebsite } from "./check-website.job.ts";
import { forgetDraft } from "./draft.service.ts";
import type { VendorListingInput } from "./listing.inputs.ts";
import { LISTINGS_ACCOUNT, LISTINGS_NETWORK, MAX_WAITING } from "./listing.limits.ts";
import { VendorListing } from "./vendor-listing.entity.ts";

const MISSING = "This listing doesn't exist.";

/** Runs a part of a listing; its error messages name fields as `vendor.name`. */
async function within<Result>(part: "vendor" | "solution", act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApplicationError) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([name, message]) => [`${part}.${name}`, message]);
    const Kind = error instanceof InvalidInputError ? InvalidInputError : ConflictError;
    throw new Kind(error.message, Object.fromEntries(fields));
  }
}

/** Returns the version of a listing with its vendor and all solutions, as `readVersion`. */
export async function versionOf(em: EntityManager, listing: VendorListing): Promise<number> {
  const [row] = await em.execute<{ version: number }[]>(
    `select (l.version + v.version + (select coalesce(sum(s.version), 0) from solutions s
       where s.vendor_id = v.id))::integer as version
     from vendor_listings l join vendors v on v.id = l.vendor_id where l.id = ?`,
    [listing.id],
  );
  return row?.version ?? 0;
}

/** Whether an organization with this name is free, or the actor's own. */
async function organizationFor(context: Context, name: string, website: string): Promise<Organization> {
  const { em } = context;
  const host = website && URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, "") : "";
  // Another organization's name is taken by its owner, who may be someone else.
  for (const free of [name, ...(host ? [`${name} (${host})`.slice(0, 200)] : [])]) {
    const [made] = await em.execute<{ id: number }[]>(
      "insert into organizations (name, slug) values (?, ?) on conflict do nothing returning id",
      [free, slugify(free)],
    );
    if (made) return em.findOneOrFail(Organization, made.id);
    const [known] = await em.execute<{ id: number }[]>(
      "select id from organizations where name_key = fold_text(?) order by kept_apart limit 1",
      [free],
    );
    const role = (await findMemberships(context)).get(known?.id ?? 0);
    if (known && role === "owner") return em.findOneOrFail(Organization, known.id);
  }
  const message = "This name is already here. Claim its page, or ask its owners to invite you";
  throw new ConflictError(message, { name: message });
}

/** @throws ConflictError if the actor has too many listings that aren't approved. */
async function assertFew({ em }: Context, authorId: number): Promise<void> {
  const waiting = await em.count(VendorListing, { author: authorId, status: { $ne: "published" } });
  if (waiting >= MAX_WAITING)
    throw new ConflictError(
      `You already have ${MAX_WAITING} listings that aren't approved yet. Wait for a decision, or discard one.`,
    );
}

const hashOf = (input: VendorListingInput): string =>
  createHash("sha256").update(JSON.stringify(input)).digest("hex");

async function countSent(context: RequestContext): Promise<void> {
  await context.limits.count(LISTINGS_NETWORK, context.caller.network);
  await context.limits.count(LISTINGS_ACCOUNT, String(personOf(context).id));
}

/**
 * Lists a company with its first solution, for review: creates organization, vendor and solution, of which
 * the actor is the owner. Sending the same again returns the waiting listing. Returns its id.
 * @throws InvalidInputError, ConflictError at the invalid field, such as `vendor.name`; also if another
 * listing of the actor with this name is waiting; ConflictError for too
 * many waiting listings; TooManyRequestsError.
 */
export async function sendListing(context: RequestContext, input: VendorListingInput): Promise<number> {
  const actor = personOf(context);
  const { name, website } = await within("vendor", () => validate(vendorRules, input.vendor));
  return context.em.transactional(async (em) => {
    // A form that is sent twice at the same time creates one listing.
    await em.execute("select from users where id = ? for no key update", [actor.id]);
    const [sent] = await em.execute<{ id: number; hash: string | null }[]>(
      `select l.id, l.sent_hash as hash from vendor_listings l join vendors v on v.id = l.vendor_id
       where l.author_id = ? and l.status = 'pending' and v.name_key = fold_text(?)`,
      [actor.id, name],
    );
    if (sent && sent.hash !== hashOf(input)) {
      const message = "You've already sent a company with this name. Change the listing that is waiting.";
      throw new ConflictError(message, { "vendor.name": message });
    }
    if (sent) return sent.id;
    await countSent(context);
    await assertFew(context, actor.id);
    const vendorId = await within("vendor", async () => {
      const organization = await organizationFor(context, name, website ?? "");
      await addMember(em, organization.id, actor.id, "owner");
      return createVendor(context, input.vendor, organization);
    });
    const solutionId = await within("solution", () =>
      createSolution(context, String(vendorId), input.solution, false),
    );
    // Published as soon as its vendor is; until then, a trigger keeps it withdrawn with the vendor.
    await em.execute("update solutions set status = 'published' where id = ?", [solutionId]);
    const listing = em.create(VendorListing, {
      vendor: ref(Vendor, vendorId),
      solution: solutionId as never,
      author: ref(User, actor.id),
      sentHash: hashOf(input),
    });
    await em.flush();
    await forgetDraft(context);
    await checkWebsite(context, listing.id);
    await recordAuditEvent(context, {
      action: "vendor_listing.sent",
      subject: listing.id,
      changes: { vendor: { after: vendorId } },
    });
    return listing.id;
  });
}

/**
 * Returns a listing that the actor may change, and its vendor, both locked until the transaction ends.
 * @throws NotFoundError for others.
 */
async function lockOwn(
  context: Context,
  id: string,
): Promise<{ readonly listing: VendorListing; readonly vendor: Vendor }> {
  const known = await context.em.findOne(VendorListing, parseId(id) ?? 0);
  if (!known) throw new NotFoundError(MISSING);
  const vendor = await lockEditable(context, known.vendor.id).catch(() => {
    throw new NotFoundError(MISSING);
  });
  const listing = await lockRow(context.em, VendorListing, known.id);
  if (!listing) throw new NotFoundError(MISSING);
  return { listing, vendor };
}

/** As whom the actor changes a listing: an administrator who doesn't belong to it acts as one. */
async function partyOf(context: Context, { organization }: Vendor): Promise<"author" | "administrator"> {
  const isMember = (await findMemberships(context)).has(organization.id);
  return isAdministrator(context.actor) && !isMember ? "administrator" : "author";
}

/**
 * Changes a listing that isn't approved and sends it for review again. Returns its id.
 * @throws InvalidInputError, ConflictError at the invalid field, or at `version` if it was edited in the
 * meantime; NotFoundError for anyone but its members and administrators; ConflictError once it is approved;
 * TooManyRequestsError.
 */
export async function sendListingAgain(
  context: RequestContext,
  id: string,
  input: VendorListingInput,
  version: number,
): Promise<number> {
  const { em } = context;
  await countSent(context);
  return em.transactional(async () => {
    const { listing, vendor } = await lockOwn(context, id);
    const by = await partyOf(context, vendor);
    assertMove("listing", { by, from: listing.status, to: "pending", held: listing.status === "declined" });
    assertSameVersion({ version: await versionOf(em, listing) }, version, "listing");
    await within("vendor", () => updateVendor(context, String(vendor.id), input.vendor, vendor.version));
    const solution = await listing.solution?.load({ refresh: true });
    if (solution)
      await within("solution", () =>
        updateSolution(context, String(solution.id), input.solution, solution.version),
      );
    const before = listing.status;
    Object.assign(listing, { status: "pending", sentAt: new Date(), sentHash: hashOf(input) });
    markEdited(listing);
    await em.flush();
    await checkWebsite(context, listing.id);
    await recordAuditEvent(context, {
      action: "vendor_listing.sent",
      subject: listing.id,
      changes: { vendor: { after: vendor.id }, status: { before, after: "pending" } },
    });
    return listing.id;
  });
}

/** SQL of whether the listing `l` was ever approved, after which others may have reviewed and written to its vendor. */
export const WAS_PUBLIC = `exists (select from audit_entries a
  where a.action = 'vendor_listing.decided' and a.subject_kind = 'vendor_listing' and a.subject_id = l.id
    and a.changes->'status'->>'after' = 'published')`;

/** Whether a listing was ever approved. */
export async function wasPublic({ em }: Context, id: number): Promise<boolean> {
  const found = await em.execute<unknown[]>(
    `select from vendor_listings l where l.id = ? and ${WAS_PUBLIC}`,
    [id],
  );
  return found.length > 0;
}

/** Deletes a listing with its vendor and solutions, and its organization if nobody keeps anything else in it. */
export async function deleteListing(
  em: EntityManager,
  vendorId: number,
  organizationId: number,
): Promise<void> {
  await em.execute("delete from vendor_listings where vendor_id = ?", [vendorId]);
  await em.execute("delete from solutions where vendor_id = ?", [vendorId]);
  await em.execute("delete from vendors where id = ?", [vendorId]);
  // What others are just adding to it is waited for, and then counts.
  await em.execute("select from organizations where id = ? for update", [organizationId]);
  await em.execute(
    `delete from organizations o where o.id = ?
       and not exists (select from vendors v where v.organization_id = o.id)
       and not exists (select from opportunities p where p.owner_organization_id = o.id)
       and not exists (select from collaborations c where c.owner_organization_id = o.id)
       and not exists (select from watched_vendors w where w.organization_id = o.id)
       and (select count(*) from organization_members m where m.organization_id = o.id) <= 1`,
    [organizationId],
  );
}

/**
 * Discards a listing that was never approved, with its vendor and solutions.
 * @throws NotFoundError for anyone but its members and administrators; ConflictError once it is approved.
 */
export async function discardListing(context: Context, id: string): Promise<string> {
  const { em } = context;
  return em.transactional(async () => {
    const { listing, vendor } = await lockOwn(context, id);
    const by = await partyOf(context, vendor);
    assertMove("listing", { by, from: listing.status, to: "deleted", held: listing.status === "declined" });
    if (await wasPublic(context, listing.id))
      throw new ConflictError(
        "It was public before, so what others wrote about it is kept. You can change it and send it again.",
      );
    await recordAuditEvent(context, {
      action: "vendor_listing.discarded",
      subject: listing.id,
      changes: { vendor: { before: vendor.id }, name: { before: vendor.name } },
    });
    const { name } = vendor;
    await deleteListing(em, vendor.id, vendor.organization.id);
    return name;
  });
}
