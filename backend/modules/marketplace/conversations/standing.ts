import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import sql from "sql-template-tag";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import type { ConversationSide } from "./conversation-side.ts";
import { archivedBy, readableBy, sideOf, UNCLAIMED, unreadBy } from "./readable.ts";

/** The state of a conversation for the viewer. */
export interface Standing {
  readonly id: number;
  readonly side: ConversationSide;
  /** The number of messages from the other side that the viewer has not read. */
  readonly unread: number;
  readonly archived: boolean;
  /** Whether the vendor has no members. */
  readonly unclaimed: boolean;
  /** Whether the solution that it is about is public. */
  readonly offered: boolean;
}

const NONE: Omit<Standing, "id"> = {
  side: "person",
  unread: 0,
  archived: false,
  unclaimed: false,
  offered: false,
};

/** One loader per request batches the reads of a list into one statement. */
const loaders = new WeakMap<EntityManager, DataLoader<number, Standing>>();

async function findAll(context: Context, ids: readonly number[]): Promise<Standing[]> {
  const { id } = personOf(context);
  const rows = await queryRows(
    context.em,
    sql`select t.id, ${sideOf(id)} as side, ${archivedBy(id)} as archived, ${UNCLAIMED} as unclaimed,
        exists (select from solutions s where s.id = t.solution_id and s.status = 'published') as offered,
        (select count(*)::int from ${unreadBy(id)}) as unread
      from conversations t where t.id = any(${ids}::integer[]) and ${readableBy(context.actor)}`,
  );
  const found = new Map((rows as unknown as Standing[]).map((row) => [row.id, row]));
  return ids.map((key) => found.get(key) ?? { id: key, ...NONE });
}

/** Returns the state of a conversation for the viewer; batches reads into one statement. */
export function standingOf(context: Context, conversationId: number): Promise<Standing> {
  const { em } = context;
  const loader = loaders.get(em) ?? new DataLoader((ids: readonly number[]) => findAll(context, ids));
  loaders.set(em, loader);
  return loader.load(conversationId);
}

/** Clears the cached state of a conversation that has changed. */
export function forgetStanding({ em }: Context, conversationId: number): void {
  loaders.get(em)?.clear(conversationId);
}

/** Returns the number of the viewer's unarchived conversations with unread messages. */
export async function countUnread(context: Context): Promise<number> {
  const { id } = personOf(context);
  const [row] = await queryRows(
    context.em,
    sql`select count(*)::int as count from conversations t
      where ${readableBy(context.actor)} and not (${archivedBy(id)}) and exists (select from ${unreadBy(id)})`,
  );
  return Number(row?.count ?? 0);
}
