/**
 * The party that makes a move: the record's owner (`author`: who wrote it, or the members of the owning
 * organization), the one it is addressed to and who responds to it (`recipient`), an administrator, or the
 * product itself (`system`).
 */
export type Party = "author" | "recipient" | "administrator" | "system";

/** The initial and final states of every kind. */
type End = "new" | "deleted";

/** The moves that a party may make, each from one of `from` to one of `to`. */
export interface Moves<State extends string> {
  readonly by: Party;
  readonly from: readonly (State | "new")[];
  readonly to: readonly (State | "deleted")[];
  /**
   * Whether an administrator's decision against the record must, or may, be in force; if omitted, it must not
   * be. It never restricts administrators.
   */
  readonly held?: "only" | "also";
}

/** The moves of a kind, and the error messages for others. */
export interface StateTable<State extends string> {
  readonly moves: readonly Moves<State>[];
  /** The message if only an administrator's decision prevents a move. */
  readonly held?: string;
  /** The messages by current state. */
  readonly refusals: Partial<Record<State, string>>;
}

/** A move from one state to another, or within one state (an edit). */
export interface Move<State extends string> {
  readonly by: Party;
  readonly from: State | "new";
  readonly to: State | "deleted";
  /** Whether an administrator's decision against the record is in force. */
  readonly held?: boolean;
}

const table = <State extends string>(of: StateTable<State>) => of;

type Moderated = "pending" | "published" | "hidden" | "withdrawn";
/** An administrator decides on everything that its author hasn't withdrawn. */
const MODERATED: Moves<Moderated> = {
  by: "administrator",
  from: ["pending", "published", "hidden"],
  to: ["published", "hidden"],
};

type Posting = "draft" | "in_review" | "returned" | "published" | "closed";
type Application =
  | "draft"
  | "submitted"
  | "in_review"
  | "shortlisted"
  | "accepted"
  | "declined"
  | "withdrawn";

const DECIDED = "A decision has been made on this application, and it is final.";
const OVER = "This session is no longer scheduled.";

/**
 * The moves that each party may make, for each kind of record; all others are rejected. Only administrators
 * can undo an administrator's decision.
 */
export const STATE_TABLES = {
  review: table<Moderated>({
    moves: [
      { by: "author", from: ["new"], to: ["pending", "published"] },
      { by: "author", from: ["pending", "published", "withdrawn"], to: ["pending", "published"] },
      { by: "author", from: ["pending", "published", "withdrawn"], to: ["withdrawn"] },
      { by: "author", from: ["pending", "hidden", "withdrawn"], to: ["pending"], held: "only" },
      { by: "author", from: ["pending", "withdrawn"], to: ["withdrawn"], held: "only" },
      MODERATED,
      // A trigger hides reviews by members of the vendor's organization.
      { by: "system", from: ["new", "pending", "published"], to: ["hidden"] },
    ],
    held: "An administrator hid this review, so one has to approve it before it is public again.",
    refusals: { hidden: "An administrator hid this review. Edit it to have it reviewed again." },
  }),
  // The vendor's reply to a review; its author is any of the vendor's members.
  reply: table<"none" | "published">({
    moves: [
      { by: "author", from: ["none", "published"], to: ["published"] },
      { by: "author", from: ["published"], to: ["none"] },
      { by: "administrator", from: ["published"], to: ["none"] },
    ],
    held: "An administrator removed the reply to this review, so there can't be another.",
    refusals: { none: "This review no longer has a reply." },
  }),
  comment: table<Moderated>({
    moves: [
      { by: "author", from: ["new"], to: ["pending", "published"] },
      { by: "author", from: ["pending"], to: ["pending", "deleted"] },
      { by: "author", from: ["published"], to: ["published", "pending", "deleted"] },
      MODERATED,
      { by: "administrator", from: ["pending", "published", "hidden"], to: ["deleted"] },
    ],
    refusals: { hidden: "An administrator hid this comment, so it can't be changed or deleted." },
  }),
  message: table<Moderated>({
    moves: [{ by: "author", from: ["new"], to: ["published"] }, MODERATED],
    refusals: {},
  }),
  solution: table<"draft" | "published" | "withdrawn">({
    moves: [
      { by: "author", from: ["new"], to: ["draft", "published"] },
      { by: "author", from: ["draft"], to: ["draft", "published"] },
      { by: "author", from: ["published", "withdrawn"], to: ["published", "withdrawn"] },
      { by: "author", from: ["withdrawn"], to: ["withdrawn"], held: "only" },
      { by: "administrator", from: ["new", "draft"], to: ["draft", "published"] },
      { by: "administrator", from: ["published", "withdrawn"], to: ["published", "withdrawn"] },
    ],
    held: "An administrator withdrew this solution. Ask the administrators to publish it again.",
    refusals: { draft: "This draft was never published, so there's nothing to withdraw." },
  }),
  vendor: table<"published" | "withdrawn">({
    moves: [
      // A company that lists itself is held back until an administrator approves it.
      { by: "author", from: ["new"], to: ["withdrawn"] },
      { by: "author", from: ["published", "withdrawn"], to: ["published", "withdrawn"] },
      { by: "author", from: ["withdrawn"], to: ["withdrawn"], held: "only" },
      { by: "administrator", from: ["new"], to: ["published"] },
      { by: "administrator", from: ["published", "withdrawn"], to: ["published", "withdrawn"] },
    ],
    held: "An administrator withdrew this vendor. Ask the administrators to restore it.",
    refusals: {},
  }),
  verification: table<"unverified" | "verified">({
    moves: [
      { by: "administrator", from: ["unverified", "verified"], to: ["verified"] },
      { by: "administrator", from: ["verified"], to: ["unverified"] },
      // The verification doesn't cover a new name or website.
      { by: "author", from: ["verified"], to: ["unverified"] },
      { by: "system", from: ["verified"], to: ["unverified"] },
    ],
    refusals: { unverified: "This vendor isn't verified." },
  }),
  posting: table<Posting>({
    moves: [
      { by: "author", from: ["new"], to: ["draft", "in_review"] },
      { by: "author", from: ["draft"], to: ["draft", "in_review", "deleted"] },
      { by: "author", from: ["in_review"], to: ["in_review", "deleted"], held: "also" },
      { by: "author", from: ["returned"], to: ["returned", "in_review", "deleted"], held: "also" },
      { by: "author", from: ["published", "closed"], to: ["published", "closed"] },
      { by: "author", from: ["closed"], to: ["closed"], held: "only" },
      { by: "administrator", from: ["new", "draft"], to: ["draft", "published", "deleted"] },
      {
        by: "administrator",
        from: ["in_review", "returned", "published", "closed"],
        to: ["in_review", "returned", "published", "closed", "deleted"],
      },
    ],
    held: "An administrator closed it. Ask the administrators to reopen it.",
    refusals: {
      draft: "It isn't published yet.",
      in_review: "It isn't published yet.",
      returned: "It isn't published yet.",
      published: "It's published. Close it instead.",
      closed: "It's closed. Reopen it instead.",
    },
  }),
  // A new version of a public posting, whose approved version stays until the new one is approved.
  version: table<"none" | "waiting" | "returned">({
    moves: [
      { by: "author", from: ["none", "waiting", "returned"], to: ["waiting"], held: "also" },
      { by: "author", from: ["waiting", "returned"], to: ["none"], held: "also" },
      { by: "administrator", from: ["waiting"], to: ["waiting", "returned", "none"] },
      { by: "administrator", from: ["returned"], to: ["none"] },
      // Along with the posting, which is returned itself.
      { by: "administrator", from: ["none", "returned"], to: ["deleted"] },
    ],
    refusals: {},
  }),
  application: table<Application>({
    moves: [
      { by: "author", from: ["new", "draft"], to: ["draft", "submitted"] },
      { by: "author", from: ["withdrawn"], to: ["withdrawn", "submitted"] },
      { by: "author", from: ["draft", "withdrawn"], to: ["deleted"] },
      { by: "author", from: ["submitted", "in_review", "shortlisted"], to: ["withdrawn"] },
      // The applicant joined the organization.
      { by: "system", from: ["submitted", "in_review", "shortlisted"], to: ["withdrawn"] },
      { by: "recipient", from: ["submitted"], to: ["in_review", "shortlisted", "accepted", "declined"] },
      { by: "recipient", from: ["in_review"], to: ["shortlisted", "accepted", "declined"] },
      { by: "recipient", from: ["shortlisted"], to: ["in_review", "accepted", "declined"] },
    ],
    refusals: {
      draft: "It was never submitted.",
      submitted: "It's already submitted. Withdraw it first.",
      withdrawn: "The applicant withdrew it, so there's nothing to decide.",
      accepted: DECIDED,
      declined: DECIDED,
    },
  }),
  claim: table<"pending" | "granted" | "declined" | "withdrawn">({
    moves: [
      { by: "author", from: ["new"], to: ["pending"] },
      { by: "author", from: ["pending"], to: ["withdrawn"] },
      // A code sent to the vendor's domain is sufficient proof.
      { by: "system", from: ["new"], to: ["granted"] },
      // The owners can respond to a disputed claim.
      { by: "recipient", from: ["pending"], to: ["pending"] },
      { by: "administrator", from: ["pending"], to: ["granted", "declined"] },
    ],
    refusals: {},
  }),
  // A person on a vendor's page, who agrees to be named there; its members can take off anyone.
  teamPlace: table<"none" | "named">({
    moves: [
      { by: "author", from: ["none", "named"], to: ["named"] },
      { by: "author", from: ["named"], to: ["none"] },
      { by: "recipient", from: ["named"], to: ["none"] },
      { by: "administrator", from: ["named"], to: ["none"] },
    ],
    held: "An administrator took you off this page. Ask the administrators to invite you to it.",
    refusals: { none: "This person isn't named here." },
  }),
  // A company that lists itself: its vendor is public only by an administrator's decision.
  listing: table<"pending" | "published" | "declined">({
    moves: [
      { by: "author", from: ["new"], to: ["pending"] },
      { by: "author", from: ["pending", "declined"], to: ["pending", "deleted"], held: "also" },
      { by: "administrator", from: ["pending", "declined"], to: ["pending", "deleted"] },
      { by: "administrator", from: ["pending", "published", "declined"], to: ["published", "declined"] },
      // Nobody mended it for half a year.
      { by: "system", from: ["declined"], to: ["deleted"] },
    ],
    refusals: { published: "It's approved. Edit the vendor's page and its solutions instead." },
  }),
  post: table<"draft" | "published" | "archived">({
    moves: [
      { by: "administrator", from: ["new"], to: ["draft"] },
      { by: "administrator", from: ["draft"], to: ["draft", "published", "deleted"] },
      { by: "administrator", from: ["published"], to: ["published", "archived", "deleted"] },
      { by: "administrator", from: ["archived"], to: ["archived", "draft", "deleted"] },
    ],
    refusals: {},
  }),
  mentoring: table<"pending" | "accepted" | "declined" | "withdrawn" | "ended">({
    moves: [
      { by: "author", from: ["new"], to: ["pending"] },
      { by: "author", from: ["pending"], to: ["withdrawn"] },
      { by: "author", from: ["accepted"], to: ["ended"] },
      { by: "recipient", from: ["pending"], to: ["accepted", "declined"] },
      { by: "recipient", from: ["accepted"], to: ["ended"] },
      { by: "system", from: ["pending"], to: ["declined"] },
    ],
    refusals: {
      accepted: "This request has already been decided.",
      declined: "This request has already been decided.",
      withdrawn: "The student has withdrawn this request.",
      ended: "This request has already been decided.",
    },
  }),
  session: table<"proposed" | "accepted" | "declined" | "cancelled">({
    moves: [
      { by: "author", from: ["new"], to: ["proposed"] },
      { by: "author", from: ["proposed", "accepted"], to: ["cancelled"] },
      { by: "recipient", from: ["proposed"], to: ["accepted", "declined", "cancelled"] },
      { by: "recipient", from: ["accepted"], to: ["cancelled"] },
      // Along with the mentoring that it belongs to.
      { by: "system", from: ["proposed", "accepted"], to: ["cancelled"] },
    ],
    refusals: { declined: OVER, cancelled: OVER },
  }),
};

/** A kind of record with states. */
export type StateKind = keyof typeof STATE_TABLES;

/** The states of a kind. */
export type StateOf<Kind extends StateKind> =
  (typeof STATE_TABLES)[Kind] extends StateTable<infer State> ? Exclude<State, End> : never;
