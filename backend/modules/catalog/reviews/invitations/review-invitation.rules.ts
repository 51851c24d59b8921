import { object, string } from "yup";
import { email } from "../../../../shared/account.rules.ts";

/** How long an invitation's link is valid, in days. */
export const REVIEW_INVITATION_DAYS = 30;

/** The maximum number of invitations that wait for an answer, per vendor. */
export const MAX_WAITING = 200;

/** Validation rules of an invitation to review. */
export const reviewInvitationRules = object({
  solutionId: string().required("Choose a solution"),
  email,
});
