import { registerEnumType } from "type-graphql";
import { dayOf } from "../../../shared/days/days.ts";

/** The states of a round; stored as the moments at which it was opened and closed. */
export const RoundStates = { PLANNED: "planned", OPEN: "open", CLOSED: "closed" } as const;

export type RoundState = (typeof RoundStates)[keyof typeof RoundStates];

registerEnumType(RoundStates, {
  name: "JuryRoundState",
  description: "Where a round of reviews stands.",
  valuesConfig: {
    PLANNED: { description: "It hasn't begun; reviewers see nothing of it." },
    OPEN: { description: "Reviewers score." },
    CLOSED: {
      description: "Its closing day has passed, or the organizers closed it; nothing changes anymore.",
    },
  },
});

/** A round as its state depends on it. */
export interface Timed {
  readonly openedAt: Date | string | null;
  readonly closedAt: Date | string | null;
  /** As YYYY-MM-DD; its end in the hub's time zone closes the round. */
  readonly closesOn: string;
}

/** Returns the state of a round on a day of the hub's time zone. */
export function stateOf({ openedAt, closedAt, closesOn }: Timed, today: string): RoundState {
  if (!openedAt) return "planned";
  return closedAt || closesOn < today ? "closed" : "open";
}

/** SQL condition: the round `r` is over; takes the day of the hub's time zone. */
export const IS_CLOSED = "(r.closed_at is not null or (r.opened_at is not null and r.closes_on < ?::date))";

/** SQL condition on an application `a`: it was submitted and not withdrawn. */
export const IS_SUBMITTED = "a.status not in ('draft', 'withdrawn')";

/**
 * SQL condition on a round `r` and an application `a`: reviewers don't see who applies. While any blind round of
 * a call isn't over, an earlier one gives nobody away. Takes the day of the hub's time zone twice.
 */
export const IS_HIDDEN = `(
  (r.is_blind and exists (select from jury_rounds b where b.jury_id = r.jury_id and b.is_blind
    and b.closed_at is null and (b.opened_at is null or b.closes_on >= ?::date)))
  or exists (select from jury_entries be join jury_rounds b on b.id = be.round_id
    where be.application_id = a.id and b.is_blind and b.closed_at is null and b.closes_on >= ?::date))`;

/** Today, as YYYY-MM-DD in the hub's time zone. */
export const today = (): string => dayOf(new Date());
