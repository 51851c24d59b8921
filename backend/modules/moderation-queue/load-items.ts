import type { Context } from "../../shared/context.ts";
import { MAX_PAGE } from "../../shared/keyset.ts";
import { addDetails } from "./item-details.ts";
import type { ModerationItem } from "./moderation-item.ts";
import type { KindItem, QueueKind } from "./queue-kind.ts";
import type { QueuePlace } from "./queue-places.ts";

/** Looks for items among what waits, page by page, for kinds that can't be loaded by id. */
async function amongWaiting(context: Context, { kind, list }: QueueKind, ids: readonly number[]) {
  const wanted = new Set(ids.map((id) => `${kind}:${id}`));
  const items: KindItem[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<NonNullable<QueueKind["list"]>>> | undefined = await list?.(context, {
      first: MAX_PAGE,
      after,
    });
    items.push(...(page?.nodes ?? []).filter(({ id }) => wanted.has(id)));
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after && items.length < wanted.size);
  return items;
}

/** The items at these places, in their order, with a number of statements that depends on their kinds only. */
export async function loadItems(
  context: Context,
  kinds: readonly QueueKind[],
  places: readonly QueuePlace[],
): Promise<ModerationItem[]> {
  const loaded = await Promise.all(
    kinds.map(async (one) => {
      const ids = places.filter(({ kind }) => kind === one.kind).map(({ id }) => id);
      if (ids.length === 0) return [];
      const items = await (one.load ? one.load(context, ids) : amongWaiting(context, one, ids));
      return items.map((item) => ({ ...item, kindLabel: one.label, together: !one.alone }));
    }),
  );
  const byId = new Map(loaded.flat().map((item) => [item.id, item]));
  const items = places.flatMap(({ kind, id }) => byId.get(`${kind}:${id}`) ?? []);
  return addDetails(context, kinds, items);
}
