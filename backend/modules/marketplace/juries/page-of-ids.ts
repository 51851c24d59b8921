import { decodePlace, encodeCursor, refuseCursor } from "../../../shared/listing/cursor.ts";
import type { Page, PageArguments } from "../../../shared/paging/connection.ts";
import { assertCount } from "../../../shared/paging/keyset.ts";

const encode = (id: number): string => encodeCursor("ids", [id]);

const decode = (cursor: string): number => Number(decodePlace(cursor, "ids", ["integer"])[0]);

/** @throws InvalidInputError if `first` is out of range, or the cursor can't be of such a list. */
export function assertPage({ first, after }: PageArguments): void {
  assertCount(first);
  if (after) decode(after);
}

/**
 * Returns a page of a list whose order is computed, such as a ranking; its cursors are the ids, so that they hold
 * while places change.
 * @param ids all ids, in order.
 * @throws InvalidInputError if `first` is out of range, or the cursor isn't of this list.
 */
export async function pageOfIds<Node extends { readonly id: number }>(
  ids: readonly number[],
  { first, after }: PageArguments,
  read: (ids: readonly number[]) => Promise<readonly Node[]>,
): Promise<Page<Node>> {
  assertCount(first);
  const place = after ? ids.indexOf(decode(after)) : -1;
  if (after && place < 0) refuseCursor();
  const shown = ids.slice(place + 1, place + 1 + first);
  const byId = new Map((shown.length > 0 ? await read(shown) : []).map((node) => [node.id, node]));
  const nodes = shown.flatMap((id) => byId.get(id) ?? []);
  const edges = nodes.map((node) => ({ cursor: encode(node.id), node }));
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: place + 1 + first < ids.length,
      hasPreviousPage: place >= 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: async () => ids.length,
  };
}
