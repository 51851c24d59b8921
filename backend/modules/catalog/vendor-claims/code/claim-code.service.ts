import { ref } from "@mikro-orm/core";
import { addJob } from "../../../../jobs/queue.ts";
import { personOf } from "../../../../shared/actor.ts";
import { ConflictError, InvalidInputError, UnauthenticatedError } from "../../../../shared/errors.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { caseFold } from "../../../../shared/text/case-fold.ts";
import { checkGuess } from "../../../account/credentials/passwords/guess.ts";
import { passwordFits } from "../../../account/credentials/passwords/password-hash.ts";
import { lockAccount } from "../../../account/identity/lock-account.ts";
import { hasMembers, lockOrganization } from "../../../marketplace/organizations/members/member.service.ts";
import type { Vendor } from "../../vendors/vendor.entity.ts";
import {
  ACCOUNT_GUESSES,
  CODE_GUESSES,
  CODES_ACCOUNT,
  CODES_MAILBOX,
  CODES_NETWORK,
  CODES_VENDOR,
} from "../claim.limits.ts";
import { CODE_MINUTES, claimCodeRules, claimConfirmationRules } from "../claim.rules.ts";
import { assertFits, findClaimable } from "../claimable.ts";
import { takeOver } from "../take-over.ts";
import { VendorClaim } from "../vendor-claim.entity.ts";
import { VendorClaimCode } from "./claim-code.entity.ts";
import { claimCodeJob } from "./claim-code.job.ts";
import { normalizedCode } from "./claim-code.ts";

const CLAIMED = "Someone already manages this page. If you should manage it instead, ask our administrators.";

/** Returns the viewer's valid code for a vendor, or null. */
export function pendingCode(context: RequestContext, vendorId: number): Promise<VendorClaimCode | null> {
  const where = { vendor: vendorId, user: personOf(context).id, expiresAt: { $gt: new Date() } };
  return context.em.findOne(VendorClaimCode, where);
}

/**
 * Sends a code to an address at the vendor's domain, replacing this person's earlier code for this vendor.
 * @throws NotFoundError if there is no such vendor; InvalidInputError at `email` if it proves nothing about
 * the vendor; ConflictError if someone already manages the page; TooManyRequestsError.
 */
export async function requestClaimCode(
  context: RequestContext,
  vendorId: string,
  address: string,
): Promise<VendorClaimCode> {
  const { limits, caller } = context;
  const actor = personOf(context);
  const { email } = await validate(claimCodeRules, { email: address });
  const vendor = await findClaimable(context, vendorId);
  if (await hasMembers(context.em, vendor.organization.id)) throw new ConflictError(CLAIMED);
  await assertFits(context.em, email, vendor);
  await limits.count(CODES_NETWORK, caller.network);
  await limits.count(CODES_ACCOUNT, String(actor.id));
  await limits.count(CODES_VENDOR, String(vendor.id));
  // Tagged addresses of a mailbox, such as `ada+hub@club.example`, share one limit.
  await limits.count(CODES_MAILBOX, caseFold(email).replace(/\+[^@]*@/, "@"));
  return context.em.transactional(async (em) => {
    const user = await lockAccount(em, actor.id);
    if (!user) throw new UnauthenticatedError();
    await em.nativeDelete(VendorClaimCode, { vendor: vendor.id, user: user.id });
    const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000);
    const code = em.create(VendorClaimCode, { vendor: ref(vendor), user: ref(user), email, expiresAt });
    await em.flush();
    await addJob(em, claimCodeJob, { id: code.id });
    return code;
  });
}

/**
 * Makes the viewer the owner of the vendor's organization after verifying the code sent to an address at its
 * domain.
 * @throws InvalidInputError at `code` if it is wrong or expired; ConflictError if someone else has claimed it
 * first; TooManyRequestsError after too many wrong codes.
 */
export async function confirmClaim(
  context: RequestContext,
  vendorId: string,
  typed: string,
): Promise<Vendor> {
  const { code } = await validate(claimConfirmationRules, { code: typed });
  const actor = personOf(context);
  const vendor = await findClaimable(context, vendorId);
  const known = await pendingCode(context, vendor.id);
  if (!known) throw badCode("This code has expired. Request a new one.");
  const guards = [
    { limit: CODE_GUESSES, key: String(known.id) },
    { limit: ACCOUNT_GUESSES, key: String(actor.id) },
  ];
  const right = await checkGuess(context.limits, guards, () =>
    passwordFits(known.codeHash, normalizedCode(code)),
  );
  if (!right) throw badCode("That isn't the code we sent");
  return context.em.transactional(async (em) => {
    const user = await lockAccount(em, actor.id);
    if (!user) throw new UnauthenticatedError();
    await lockOrganization(em, vendor.organization.id);
    const used = await em.nativeDelete(VendorClaimCode, { id: known.id, codeHash: known.codeHash ?? "" });
    if (used === 0) throw badCode("This code has expired. Request a new one.");
    await em.refresh(vendor);
    await assertFits(em, known.email, vendor);
    if (await hasMembers(em, vendor.organization.id)) throw new ConflictError(CLAIMED);
    const claim = em.create(VendorClaim, {
      vendor: ref(vendor),
      claimant: ref(user),
      method: "mail",
      status: "granted",
      decidedAt: new Date(),
    });
    await em.flush();
    await takeOver(context, claim);
    return vendor;
  });
}

function badCode(message: string): InvalidInputError {
  return new InvalidInputError(message, { code: message });
}
