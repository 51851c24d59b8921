import type { Context } from "../../../../shared/context.ts";
import { assertCount } from "../../../../shared/paging/keyset.ts";
import { readRow, readRowsInOrder } from "../../../../shared/rows/read-rows.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import type { Selection } from "../../../../shared/rows/selection.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { ResearchPaper } from "./research-paper.entity.ts";

/** Returns the paper with this id, or null. For one that was merged into another, it is the other. */
export async function findPaper(
  { em }: Context,
  id: string,
  selection: Selection,
): Promise<Row<ResearchPaper> | null> {
  const found = await readRow(em, ResearchPaper, id, selection);
  const number = parseId(id);
  if (found || !number) return found;
  const [merge] = await em.execute<{ kept: number }[]>(
    "select kept_id as kept from paper_merges where merged_id = ? and undone_at is null",
    [number],
  );
  return merge ? readRow(em, ResearchPaper, String(merge.kept), selection) : null;
}

/** Scores similar papers: a shared topic counts 3, the category 2, the university 1. */
const RELATED = `
  select other.id from research_papers self
  join research_papers other on other.id <> self.id
  cross join lateral (
    select (other.category_id = self.category_id)::int * 2 + (other.university = self.university)::int + (
      select count(*)::int * 3 from paper_topics a join paper_topics b using (topic_id)
      where a.paper_id = self.id and b.paper_id = other.id) as score) likeness
  where self.id = ? and likeness.score > 0
  order by likeness.score desc, other.published_date desc, other.id desc
  limit ?`;

/** Returns similar papers, most similar first; none if the paper doesn't exist. */
export async function relatedPapers(
  { em }: Context,
  id: string,
  first: number,
  selection: Selection,
): Promise<Row<ResearchPaper>[]> {
  const key = parseId(id);
  if (key === undefined) return [];
  const rows = await em.execute<{ id: number }[]>(RELATED, [key, assertCount(first)]);
  return readRowsInOrder(
    em,
    ResearchPaper,
    rows.map((row) => row.id),
    selection,
  );
}
