import { boolean, object } from "yup";
import { email } from "../../../shared/account.rules.ts";
import { oneLine } from "../../../shared/text/text.rules.ts";

/** How long the link of a request is valid, in days. */
export const TEAM_INVITATION_DAYS = 30;

/** The maximum number of people on a vendor's page, and of requests that wait. */
export const MAX_TEAM = 50;

const place = {
  position: oneLine().required("Position is required").max(120, "Position must be at most 120 characters"),
  isFounder: boolean().default(false),
};

/** Validation rules of one's own place in a team. */
export const teamPlaceRules = object(place);

/** Validation rules of a request to be named. */
export const teamInvitationRules = object({ ...place, email });
