import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import type { Page, PageArguments } from "../../../shared/paging/connection.ts";
import { assertCount } from "../../../shared/paging/keyset.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { searchText } from "../../../shared/text/text.ts";
import { countWaiting, type Decision } from "../moderation/moderation.service.ts";
import { QUEUE_KINDS } from "./kinds.ts";
import { loadItems } from "./load-items.ts";
import type { ModerationItem, ModerationKind } from "./moderation-item.ts";
import type { QueueKind } from "./queue-kind.ts";
import { countPlaces, cursorAt, findPlaces } from "./queue-places.ts";
import type { QueueState } from "./queue-state.ts";

/** Returns all kinds, with the number of records that await a decision. */
export async function listQueueKinds(context: Context): Promise<ModerationKind[]> {
  const waiting = await countWaiting(context, QUEUE_KINDS);
  return QUEUE_KINDS.map(({ kind, label, intro }) => ({
    id: kind,
    label,
    intro,
    waiting: waiting.get(kind) ?? 0,
  }));
}

/** The limit up to which waiting records are counted. */
const MANY = 100;

/** Counts the records that await an administrator's decision, up to 100. */
export function countQueue(context: Context): Promise<number> {
  return countPlaces(context, { kinds: QUEUE_KINDS, state: "waiting", words: undefined }, MANY);
}

function kindOf(name: string | undefined): QueueKind {
  const found = QUEUE_KINDS.find(({ kind }) => kind === name);
  if (!found) throw new NotFoundError(`Choose one of: ${QUEUE_KINDS.map(({ kind }) => kind).join(", ")}.`);
  return found;
}

/** The requested part of the queue. */
export interface QueueQuery {
  /** Null for all kinds. */
  readonly kind?: string | null | undefined;
  readonly state: QueueState;
  readonly search?: string | null | undefined;
}

/**
 * Returns a page of the queue.
 * @throws NotFoundError if there is no such kind; InvalidInputError for another list's cursor, or a search
 * that is too long.
 */
export async function listQueue(
  context: Context,
  { kind, state, search }: QueueQuery,
  { first, after }: PageArguments,
): Promise<Page<ModerationItem>> {
  assertCount(first);
  const kinds = kind == null ? QUEUE_KINDS : [kindOf(kind)];
  const criteria = { kinds, state, words: searchText(search) };
  const found = await findPlaces(context, criteria, { first, after });
  const places = found.slice(0, first);
  const cursors = new Map(places.map((place) => [`${place.kind}:${place.id}`, cursorAt(state, place)]));
  const nodes = await loadItems(context, QUEUE_KINDS, places);
  const [start, end] = [places[0], places.at(-1)];
  return {
    nodes,
    edges: nodes.map((node) => ({ cursor: cursors.get(node.id) ?? "", node })),
    pageInfo: {
      hasNextPage: found.length > first,
      hasPreviousPage: Boolean(after),
      startCursor: start ? cursorAt(state, start) : null,
      endCursor: end ? cursorAt(state, end) : null,
    },
    totalCount: () => countPlaces(context, criteria),
  };
}

/**
 * Decides on the record with this kind and id.
 * @throws like `moderateRecord`; NotFoundError if there is no such kind.
 */
export async function decide(context: Context, id: string, decision: Decision): Promise<Done> {
  const [kind, subjectId = ""] = id.split(":");
  return { message: await kindOf(kind).decide(context, subjectId, decision) };
}
