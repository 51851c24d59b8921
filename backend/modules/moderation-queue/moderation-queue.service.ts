import type { Page, PageArguments } from "../../shared/connection.ts";
import type { Context } from "../../shared/context.ts";
import type { Done } from "../../shared/done.ts";
import { NotFoundError } from "../../shared/errors.ts";
import { countWaiting, type Decision } from "../moderation/moderation.service.ts";
import { QUEUE_KINDS } from "./kinds.ts";
import type { ModerationItem, ModerationKind } from "./moderation-item.ts";
import type { QueueKind } from "./queue-kind.ts";

/** All kinds, with the number of records that wait for a decision. */
export async function listQueueKinds(context: Context): Promise<ModerationKind[]> {
  const waiting = await countWaiting(context, QUEUE_KINDS);
  return QUEUE_KINDS.map(({ kind, label, intro }) => ({
    id: kind,
    label,
    intro,
    waiting: waiting.get(kind) ?? 0,
  }));
}

function kindOf(name: string | undefined): QueueKind {
  const found = QUEUE_KINDS.find(({ kind }) => kind === name);
  if (!found) throw new NotFoundError(`Choose one of: ${QUEUE_KINDS.map(({ kind }) => kind).join(", ")}.`);
  return found;
}

/** A page of a kind's queue, of the first kind without one. @throws NotFoundError if there is no such kind. */
export async function listQueue(
  context: Context,
  kind: string | null | undefined,
  page: PageArguments,
): Promise<Page<ModerationItem>> {
  return kindOf(kind ?? QUEUE_KINDS[0]?.kind).list(context, page);
}

/**
 * Decides on the record with this kind and id.
 * @throws as `moderateRecord`; NotFoundError if there is no such kind.
 */
export async function decide(context: Context, id: string, decision: Decision): Promise<Done> {
  const [kind, subjectId = ""] = id.split(":");
  return { message: await kindOf(kind).decide(context, subjectId, decision) };
}
