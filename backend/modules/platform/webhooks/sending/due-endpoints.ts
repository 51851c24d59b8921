import type { EntityManager } from "@mikro-orm/postgresql";
import type { Settings } from "../../../../shared/context.ts";
import { inUse } from "../../../account/identity/in-use.ts";

/** An endpoint with due messages. */
export interface DueEndpoint {
  readonly id: number;
  readonly ownerId: number;
  /** Whether its recent deliveries failed. */
  readonly isFailing: boolean;
}

/** The number of endpoints that a run sends to concurrently. */
const LANES = 20;
/** How many of these may be failing endpoints, which mostly take the full time limit. */
const FAILING = 10;
/** How many of these may belong to one person. */
const OF_ONE_OWNER = 5;

/**
 * SQL condition: a message `d` may be sent to its endpoint `e` of the account `u`. A test message only
 * requires an account in use, since its owner is waiting for it.
 */
export const mayBeSent = (settings: Pick<Settings, "demo">): string =>
  `(${inUse(settings)} and
    (d.type = 'test' or e.enabled and (e.paused_until is null or e.paused_until <= now())))`;

/** Returns the endpoints with due messages; test messages are also sent to those that are off. */
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
 * Returns the endpoints to serve next in addition to the busy ones: working ones before failing ones, then by
 * least recent turn.
 * @param turns the time of each endpoint's last turn.
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
