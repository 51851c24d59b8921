import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { monthsAhead } from "../../../../shared/days/day.rules.ts";
import { timeZone } from "../../../../shared/days/days.ts";
import { ConflictError, NotFoundError } from "../../../../shared/errors.ts";
import { lockRow } from "../../../../shared/rows/lock-row.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertMove } from "../../../../shared/states/assert-move.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { notifyWatchers } from "../../../marketplace/watch-lists/notify-watchers.ts";
import { Vendor } from "../vendor.entity.ts";
import { notifyMembers } from "./notify-members.ts";
import type { VerificationInput } from "./verification.inputs.ts";
import { USUAL_MONTHS, verificationRules, withdrawalRules } from "./verification.rules.ts";

const END = `
  update vendor_verifications set state = ?, ended_at = now(), ended_by_id = ?, reason = ?
  where vendor_id = ? and state = 'current'`;

/** A verification is valid until the end of the day. */
const BEGIN = `
  insert into vendor_verifications (vendor_id, reviewer_id, expires_at)
  values (?, ?, (?::date + 1)::timestamp at time zone ?) returning id`;

const CHECKS = `
  insert into vendor_checks (vendor_id, verification_id, claim, evidence, checked_at)
  select ?, ?, c.claim, c.evidence, now() + c.place * interval '1 millisecond'
  from jsonb_to_recordset(?::jsonb) as c (claim text, evidence text, place integer)`;

const stateOf = ({ verified }: Vendor) => (verified ? "verified" : "unverified");

/**
 * Returns the vendor, locked until the transaction ends.
 * @throws NotFoundError
 */
async function lockVendor({ em }: Context, id: string): Promise<Vendor> {
  const vendor = await lockRow(em, Vendor, parseId(id) ?? 0);
  if (!vendor) throw new NotFoundError("This vendor doesn't exist.");
  return vendor;
}

/** Stores the verification with its checks. Returns the last day of its validity. */
async function begin(context: Context, vendor: Vendor, input: VerificationInput): Promise<string> {
  const { em } = context;
  const { checks, expiresOn } = await validate(verificationRules(timeZone()), input);
  const until = expiresOn ?? monthsAhead(timeZone(), USUAL_MONTHS);
  const [made] = await em.execute<{ id: number }[]>(BEGIN, [
    vendor.id,
    personOf(context).id,
    until,
    timeZone(),
  ]);
  if (checks?.length) {
    const rows = checks.map((check, place) => ({ ...check, place }));
    await em.execute(CHECKS, [vendor.id, made?.id, JSON.stringify(rows)]);
  }
  return until;
}

const audited = (until: string, { checks }: VerificationInput) => ({
  expiresOn: { after: until },
  ...(checks?.length && { checks: { after: checks.map(({ claim }) => claim.trim()) } }),
});

/**
 * Verifies a vendor. Returns its id.
 * @throws NotFoundError if there is none; ConflictError if it is already verified; InvalidInputError at the
 * invalid field.
 */
export async function verifyVendor(context: Context, id: string, input: VerificationInput): Promise<string> {
  const vendor = await lockVendor(context, id);
  if (vendor.verified) throw new ConflictError("This vendor is already verified.");
  if (vendor.status === "withdrawn") throw new ConflictError("This vendor is withdrawn. Restore it first.");
  assertMove("verification", { by: "administrator", from: stateOf(vendor), to: "verified" });
  const until = await begin(context, vendor, input);
  await recordAuditEvent(context, {
    action: "vendor.verified",
    subject: vendor.id,
    changes: audited(until, input),
  });
  await notifyMembers(context, vendor, `${vendor.name} is now verified`, [`It's valid until ${until}.`]);
  await notifyWatchers(context, vendor.id, {
    title: `${vendor.name} is now verified`,
    path: `/vendors/${vendor.id}-${vendor.slug}#checks`,
    key: `verified:${vendor.id}:${until}`,
  });
  return id;
}

/**
 * Replaces the current verification with a new one. Returns the vendor's id.
 * @throws as `verifyVendor`; ConflictError if the vendor isn't verified.
 */
export async function renewVerification(
  context: Context,
  id: string,
  input: VerificationInput,
): Promise<string> {
  const vendor = await lockVendor(context, id);
  if (!vendor.verified) throw new ConflictError("This vendor isn't verified. Verify it instead.");
  await context.em.execute(END, ["renewed", personOf(context).id, null, vendor.id]);
  const until = await begin(context, vendor, input);
  await recordAuditEvent(context, {
    action: "vendor.verification_renewed",
    subject: vendor.id,
    changes: audited(until, input),
  });
  await notifyMembers(context, vendor, `The verification of ${vendor.name} was renewed`, [
    `It's valid until ${until}.`,
  ]);
  return id;
}

/**
 * Ends a verification. Returns the vendor's id.
 * @throws InvalidInputError without a reason; NotFoundError; ConflictError if the vendor isn't verified.
 */
export async function withdrawVerification(context: Context, id: string, given: string): Promise<string> {
  const { reason } = await validate(withdrawalRules, { reason: given });
  const vendor = await lockVendor(context, id);
  assertMove("verification", { by: "administrator", from: stateOf(vendor), to: "unverified" });
  await context.em.execute(END, ["withdrawn", personOf(context).id, reason, vendor.id]);
  await recordAuditEvent(context, {
    action: "vendor.verification_withdrawn",
    subject: vendor.id,
    changes: { reason: { after: reason } },
  });
  await notifyMembers(context, vendor, `The verification of ${vendor.name} was withdrawn`, [
    `Reason: ${reason}`,
  ]);
  return id;
}
