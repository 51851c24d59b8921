import { InvalidInputError } from "../../../shared/errors.ts";
import type { Page, PageArguments } from "../../../shared/paging/connection.ts";
import { assertCount } from "../../../shared/paging/keyset.ts";
import { parseId } from "../../../shared/schema/ids.ts";

const encode = (id: number): string => Buffer.from(JSON.stringify([id])).toString("base64url");

function decode(cursor: string): number | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const [id]: unknown[] = Array.isArray(values) && values.length === 1 ? values : [];
    return typeof id === "number" ? parseId(id) : undefined;
  } catch {
    return undefined;
  }
}

function refuseCursor(): never {
  const message = "This cursor belongs to another list. Start again from the first page.";
  throw new InvalidInputError(message, { after: message });
}

/** @throws InvalidInputError if `first` is out of range, or the cursor can't be of such a list. */
export function assertPage({ first, after }: PageArguments): void {
  assertCount(first);
  if (after && decode(after) === undefined) refuseCursor();
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
  const place = after ? ids.indexOf(decode(after) ?? 0) : -1;
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
