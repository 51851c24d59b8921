import type { EntityManager } from "@mikro-orm/postgresql";
import sql from "sql-template-tag";
import { createUnionType } from "type-graphql";
import { NotFoundError } from "../../../shared/errors.ts";
import { readRows } from "../../../shared/rows/read-rows.ts";
import type { Selection } from "../../../shared/rows/selection.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { MarketTrend } from "../../catalog/market/market-trend.entity.ts";
import { Collaboration } from "../../catalog/research/collaboration.entity.ts";
import { ResearchPaper } from "../../catalog/research/papers/research-paper.entity.ts";
import { Solution } from "../../catalog/solutions/solution.entity.ts";
import { Vendor } from "../../catalog/vendors/vendor.entity.ts";
import { Opportunity } from "../../marketplace/opportunities/opportunity.entity.ts";
import { BlogPost } from "../blog/posts/blog-post.entity.ts";
import { BOOKMARKABLES, type BookmarkKind } from "./kinds.ts";

/** A row of any kind, with the name of its GraphQL type. */
export interface SavedRecord {
  readonly __typename: string;
  readonly id: number;
}

/** A record of any kind that can be bookmarked. */
export const BookmarkableRecord = createUnionType({
  name: "Bookmarkable",
  description: "A record that can be saved.",
  types: () => [Solution, Vendor, Opportunity, ResearchPaper, Collaboration, MarketTrend, BlogPost] as const,
  resolveType: (record) => (record as unknown as SavedRecord).__typename,
});

/** The kind and id by which a bookmark or an entry references its record. */
export interface Subject {
  readonly kind: BookmarkKind;
  readonly recordId: number;
}

/**
 * Adds the public records to their holders, null for the others, with one statement for each kind.
 * @param selection the requested fields by the records' type.
 */
export async function withRecords<Holder extends Subject>(
  em: EntityManager,
  holders: readonly Holder[],
  selection: Selection | undefined,
): Promise<(Holder & { record: SavedRecord | null })[]> {
  const byKind = Map.groupBy(selection ? holders : [], ({ kind }) => kind);
  const found = await Promise.all(
    [...byKind].map(async ([kind, ofKind]) => {
      const ids = ofKind.map(({ recordId }) => recordId);
      const { entity, visible = sql`true` } = BOOKMARKABLES[kind];
      const rows = await readRows(em, entity, {
        selection: selection?.[entity.name] ?? {},
        where: sql`t.id = any(${ids}::integer[]) and ${visible}`,
        limit: ids.length,
      });
      return rows.map((row) => [`${kind} ${row.id}`, { ...row, __typename: entity.name }] as const);
    }),
  );
  const records = new Map<string, SavedRecord>(found.flat());
  return holders.map((holder) =>
    Object.assign(holder, { record: records.get(`${holder.kind} ${holder.recordId}`) ?? null }),
  );
}

/** Returns a public record by its kind and id; null if there is none. */
export async function findRecord(
  em: EntityManager,
  kind: BookmarkKind,
  id: string,
  selection: Selection,
): Promise<SavedRecord | null> {
  const recordId = parseId(id);
  if (recordId === undefined) return null;
  const [found] = await withRecords(em, [{ kind, recordId }], selection);
  return found?.record ?? null;
}

/** Like `findRecord`. @throws NotFoundError if there is none. */
export async function publicRecord(...args: Parameters<typeof findRecord>): Promise<SavedRecord> {
  const record = await findRecord(...args);
  if (!record) throw new NotFoundError(`This ${BOOKMARKABLES[args[1]].noun} doesn't exist.`);
  return record;
}
