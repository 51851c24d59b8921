import type { Context } from "../../shared/context.ts";
import { countFacets, withFacets } from "../../shared/facets.ts";
import { parseId } from "../../shared/ids.ts";
import { assertCount, findPage, type PageQuery } from "../../shared/keyset.ts";
import { PAPER_FACETS, paperWhere } from "./paper.filter.ts";
import type { PaperPage } from "./research.connection.ts";
import type { PaperSort, PapersArguments } from "./research.inputs.ts";
import { ResearchPaper } from "./research-paper.entity.ts";

/** Each order ends in the id, so that a cursor names one place; each has its index. */
const ORDERS: Record<PaperSort, PageQuery<ResearchPaper>["orderBy"]> = {
  newest: { publishedDate: "desc", id: "desc" },
  "most-cited": { citations: "desc", id: "desc" },
  title: { titleKey: "asc", id: "asc" },
};

/**
 * One page of the papers that fit.
 * @throws InvalidInputError for a search that is too long or a page that can't be.
 */
export async function listPapers({ em }: Context, args: PapersArguments): Promise<PaperPage> {
  const page = await findPage(em, ResearchPaper, args, {
    where: paperWhere(args),
    orderBy: ORDERS[args.sort],
    populate: ["partner"],
  });
  const count = () =>
    countFacets(em, ResearchPaper, { where: (except) => paperWhere(args, except), sources: PAPER_FACETS });
  return withFacets(page, count, ({ values }) => ({ ...values, years: values.years.toReversed() }));
}

/** The paper, or null when there is none with this id. */
export async function findPaper({ em }: Context, id: string): Promise<ResearchPaper | null> {
  const key = parseId(id);
  return key === undefined ? null : em.findOne(ResearchPaper, key, { populate: ["partner"] });
}

/** Others that are alike: a topic in common counts 3, the category 2, the university 1. */
const RELATED = `
  select other.id from research_papers self
  join research_papers other on other.id <> self.id
  cross join lateral (
    select (other.category = self.category)::int * 2 + (other.university = self.university)::int + (
      select count(*)::int * 3 from paper_topics a join paper_topics b using (topic_id)
      where a.paper_id = self.id and b.paper_id = other.id) as score) likeness
  where self.id = ? and likeness.score > 0
  order by likeness.score desc, other.published_date desc, other.id desc
  limit ?`;

/** The most alike first; none for a paper that doesn't exist. */
export async function relatedPapers({ em }: Context, id: string, first: number): Promise<ResearchPaper[]> {
  const key = parseId(id);
  if (key === undefined) return [];
  const rows = await em.execute<{ id: number }[]>(RELATED, [key, assertCount(first)]);
  const ids = rows.map((row) => row.id);
  const found = await em.find(ResearchPaper, { id: { $in: ids } }, { populate: ["partner"] });
  return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
