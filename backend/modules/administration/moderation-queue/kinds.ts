import { moderatedReviews } from "../../catalog/reviews/moderated-reviews.ts";
import { moderatedComments } from "../../community/blog/comments/moderated-comments.ts";
import { moderatedMessages } from "../../marketplace/conversations/messages/moderated-messages.ts";
import { claimKind } from "./claim-kind.ts";
import { listingKind } from "./listing-kind.ts";
import { collaborationKind, opportunityKind } from "./posting-kinds.ts";
import { type QueueKind, queueKind } from "./queue-kind.ts";

/** All kinds of records that administrators decide on, in the screen's order. */
export const QUEUE_KINDS: readonly QueueKind[] = [
  queueKind(moderatedReviews),
  queueKind(moderatedComments),
  queueKind(moderatedMessages),
  listingKind,
  claimKind,
  opportunityKind,
  collaborationKind,
];
