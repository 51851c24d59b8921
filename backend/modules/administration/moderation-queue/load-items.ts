import type { Context } from "../../../shared/context.ts";
import { addDetails } from "./item-details.ts";
import type { ModerationItem } from "./moderation-item.ts";
import type { QueueKind } from "./queue-kind.ts";
import type { QueuePlace } from "./queue-places.ts";

/** Loads the items at these positions, in order; the number of statements depends only on their kinds. */
export async function loadItems(
  context: Context,
  kinds: readonly QueueKind[],
  places: readonly QueuePlace[],
): Promise<ModerationItem[]> {
  const loaded = await Promise.all(
    kinds.map(async (one) => {
      const ids = places.filter(({ kind }) => kind === one.kind).map(({ id }) => id);
      if (ids.length === 0) return [];
      const items = await one.load(context, ids);
      return items.map((item) => ({ ...item, kindLabel: one.label, together: !one.alone }));
    }),
  );
  const byId = new Map(loaded.flat().map((item) => [item.id, item]));
  const items = places.flatMap(({ kind, id }) => byId.get(`${kind}:${id}`) ?? []);
  return addDetails(context, kinds, items);
}
