import type { Context } from "../../../../shared/context.ts";
import { assertCount } from "../../../../shared/paging/keyset.ts";
import { readRow, readRowsInOrder } from "../../../../shared/rows/read-rows.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import type { Selection } from "../../../../shared/rows/selection.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { ResearchPaper } from "./research-paper.entity.ts";

/** Returns the paper with this id, or null. */
export function findPaper(
  { em }: Context,
  id: string,
  selection: Selection,
): Promise<Row<ResearchPaper> | null> {
  return readRow(em, ResearchPaper, id, selection);
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
