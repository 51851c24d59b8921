import { inWords } from "../../../../shared/listing/words.ts";
import { capitalize } from "../../../../shared/text/capitalize.ts";

/** Verbs whose past tense differs from the one in the action's name. */
const PAST: Readonly<Record<string, string>> = { withdrawn: "withdrew", begun: "began", written: "wrote" };

/** Phrases for actions on one's own account. */
const WITH_OWN: Readonly<Record<string, string>> = {
  "account.access_tokens_revoked": "revoked all of their access tokens",
  "account.deletion_requested": "asked for their account to be deleted",
  "account.email_changed": "changed their email address",
  "account.identity_linked": "linked an account to sign in with",
  "account.identity_unlinked": "unlinked an account to sign in with",
  "account.locked_out": "was locked out after too many failed sign-ins",
  "account.passkey_added": "added a passkey",
  "account.passkey_removed": "removed a passkey",
  "account.password_changed": "changed their password",
  "account.password_reset": "reset their password",
  "account.profile_changed": "changed their profile",
  "account.recovery_codes_replaced": "replaced their recovery codes",
  "account.registered": "signed up",
  "account.sessions_ended": "signed out other devices",
  "account.signed_in": "signed in",
  "account.two_factor_disabled": "turned off two-factor authentication",
  "account.two_factor_enabled": "turned on two-factor authentication",
};

/** Phrases for actions that the general form doesn't describe well. */
const PHRASES: Readonly<Record<string, string>> = {
  "access_token.created": "created an access token",
  "access_token.revoked": "revoked an access token",
  "alert.sent": "sent an alert",
  "application.decided": "decided on an application",
  "application.submitted": "submitted an application",
  "application.withdrawn": "withdrew an application",
  "blog.seeded": "added the sample blog posts",
  "calendar.address_made": "created a private calendar address",
  "calendar.address_revoked": "revoked a private calendar address",
  "catalog.generated": "generated solutions for load tests",
  "catalog.edited_in_bulk": "edited many records of an import",
  "catalog.imported": "imported into the catalog",
  "catalog.suggestions_refused": "refused values suggested for imported records",
  "comment.deleted": "deleted a comment",
  "comment.moderated": "moderated a comment",
  "conversation.answered_for_vendor": "answered a message for a vendor",
  "data.exported": "exported data",
  "data.synced": "started a sync",
  "evaluation.handed_over": "handed over an evaluation",
  "evaluation.person_invited": "invited someone to an evaluation",
  "evaluation.person_joined": "joined an evaluation",
  "evaluation.person_removed": "removed someone from an evaluation",
  "jury.assigned": "assigned applications to the reviewers of a jury",
  "jury.conflict_declared": "declared a conflict of interest on a jury",
  "jury.decided": "decided on applications judged by a jury",
  "jury.reminded": "reminded the reviewers of a jury",
  "jury.result_published": "published the result of a jury",
  "jury.reviewer_invited": "invited a reviewer to a jury",
  "jury.reviewer_joined": "joined a jury",
  "jury.reviewer_removed": "removed a reviewer from a jury",
  "jury.round_closed": "closed a round of a jury",
  "jury.round_opened": "opened a round of a jury",
  "jury.saved": "changed the criteria or rounds of a jury",
  "jury.winner_answered": "answered whether to be named by a jury",
  "jury.winner_asked": "asked a winner to be named by a jury",
  "message.moderated": "moderated a message",
  "organization.invitation_revoked": "revoked an invitation to",
  "organization.member_invited": "invited someone to",
  "organization.member_joined": "joined",
  "organization.member_left": "left",
  "organization.member_removed": "removed a member of",
  "organization.member_role_changed": "changed a member's role in",
  "research_paper.kept_apart": "kept another paper apart from",
  "research_paper.merged": "merged another paper into",
  "research_paper.unmerged": "undid the merge of another paper into",
  "review.invitation_accepted": "accepted an invitation to review",
  "review.invitation_withdrawn": "withdrew an invitation to review",
  "review.invited": "invited a customer to review",
  "review.moderated": "moderated a review",
  "review.verified": "changed whether a review is by a verified customer",
  "review_reply.removed": "removed the reply to a review",
  "vendor.claimed": "became a manager of",
  "vendor.kept_apart": "kept another vendor apart from",
  "vendor.merged": "merged another vendor into",
  "vendor.team_invitation_withdrawn": "withdrew a request to be named on the page of",
  "vendor.team_invited": "asked somebody to be named on the page of",
  "vendor.team_joined": "agreed to be named on the page of",
  "vendor.team_left": "took a name off the page of",
  "vendor.unmerged": "undid the merge of another vendor into",
  "vendor.verification_expired": "ended the verification, which had expired, of",
  "vendor.verification_renewed": "renewed the verification of",
  "vendor.verification_withdrawn": "withdrew the verification of",
  "vendor_claim.answered": "answered a claim to",
  "vendor_claim.decided": "decided on a claim to",
  "vendor_claim.sent": "sent a claim to",
  "vendor_claim.withdrawn": "withdrew a claim to",
  "vendor_listing.decided": "decided on the listing of",
  "vendor_listing.discarded": "discarded the listing of",
  "vendor_listing.sent": "sent a listing of",
};

/** Returns the general form: `solution.published` becomes "published the solution". */
function phraseOf(action: string): string {
  const [kind = "", happened = ""] = action.split(".");
  const words = happened.split("_");
  const last = words.at(-1) ?? "";
  const verb = PAST[last] ?? last;
  const object = words.slice(0, -1).join(" ");
  return object ? `${verb} the ${object} of the ${inWords(kind)}` : `${verb} the ${inWords(kind)}`;
}

/** The actor, action and subject of an entry. */
interface Told {
  readonly action: string;
  readonly actorKind: string;
  readonly actorId?: number | null | undefined;
  readonly actorName?: string | null | undefined;
  readonly subjectId?: number | null | undefined;
  readonly subjectName?: string | null | undefined;
}

/** Describes an entry in one sentence, without a period. */
export function describeEntry({
  action,
  actorKind,
  actorId,
  actorName,
  subjectId,
  subjectName,
}: Told): string {
  const isAccount = action.startsWith("account.");
  // The actor of a sign-in is still a visitor.
  const isOwn = isAccount && (actorKind === "visitor" || actorId === subjectId);
  const own = isOwn ? WITH_OWN[action] : undefined;
  if (own) return `${subjectName ?? "A deleted account"} ${own}`;
  const who =
    actorKind === "system"
      ? "The system"
      : actorKind === "visitor"
        ? "A visitor"
        : (actorName ?? "A deleted account");
  const phrase = PHRASES[action] ?? phraseOf(action);
  return subjectName ? `${who} ${phrase} ${subjectName}` : `${who} ${phrase.replace(/ (to|of|in)$/, "")}`;
}

/** Returns an action's label in a list: `vendor_claim.sent` becomes "Vendor claim: sent". */
export function labelOfAction(action: string): string {
  const [kind = "", happened = ""] = action.split(".").map(inWords);
  return `${capitalize(kind)}: ${happened}`;
}

/** Converts a field's name to words: `verifiedAt` becomes "Verified at". */
export function fieldInWords(name: string): string {
  const words = inWords(
    name.replace(/([a-z0-9])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`),
  );
  return capitalize(words);
}

/** Formats a changed value as text. */
export function valueAsText(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map((one) => valueAsText(one) ?? "").join(", ") || null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
