import type { EntityManager } from "@mikro-orm/postgresql";
import type { Settings } from "../../../shared/context.ts";
import { inUse } from "../../account/identity/in-use.ts";

/** An endpoint with messages that are due. */
export interface DueEndpoint {
  readonly id: number;
  readonly ownerId: number;
  /** Whether nothing has reached it lately. */
  readonly isFailing: boolean;
}

/** To how many endpoints a run sends at a time. */
const LANES = 20;
/** How many of these endpoints may be ones that fail, which mostly take all the time that they are given. */
const FAILING = 10;
/** How many of them may be one person's. */
const OF_ONE_OWNER = 5;

/**
 * SQL: whether a message `d` may be sent to its endpoint `e` of the account `u`; a test may while that is in use, as
 * somebody waits for it.
 */
export const mayBeSent = (settings: Pick<Settings, "demo">): string =>
  `(${inUse(settings)} and
    (d.type = 'test' or e.enabled and (e.paused_until is null or e.paused_until <= now())))`;

/** Endpoints with messages that are due; a test is also sent to one that is off. */
export function dueEndpoints(em: EntityManager, settings: Pick<Settings, "demo">): Promise<DueEndpoint[]> {
  return em.execute<DueEndpoint[]>(
    `select e.id, e.owner_id as "ownerId", e.failing_since is not null as "isFailing"
     from webhook_endpoints e join users u on u.id = e.owner_id
     where exists (
       select from webhook_deliveries d where d.endpoint_id = e.id and d.status = 'waiting' and d.due_at <= now()
         and ${mayBeSent(settings)})
     order by e.id`,
  );
}

/**
 * The endpoints whose turn it is beside those that are sent to now: those that work before those that fail, then those
 * that had their last turn the longest ago.
 * @param turns when each had its last turn.
 */
export function nextInTurn(
  due: readonly DueEndpoint[],
  busy: readonly DueEndpoint[],
  turns: ReadonlyMap<number, number>,
): DueEndpoint[] {
  const taken = [...busy];
  const ids = new Set(busy.map(({ id }) => id));
  const turnOf = ({ id }: DueEndpoint) => turns.get(id) ?? 0;
  const inOrder = due
    .filter(({ id }) => !ids.has(id))
    .toSorted((a, b) => Number(a.isFailing) - Number(b.isFailing) || turnOf(a) - turnOf(b));
  return inOrder.filter((endpoint) => {
    const failing = taken.filter(({ isFailing }) => isFailing).length;
    const ofOwner = taken.filter(({ ownerId }) => ownerId === endpoint.ownerId).length;
    const isFull =
      taken.length >= LANES || ofOwner >= OF_ONE_OWNER || (endpoint.isFailing && failing >= FAILING);
    if (!isFull) taken.push(endpoint);
    return !isFull;
  });
}
