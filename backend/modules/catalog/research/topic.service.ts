import type { Context } from "../../../shared/context.ts";
import { assertCount } from "../../../shared/paging/keyset.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import type { TrendingTopic } from "./trending-topic.ts";

type TopicRow = Omit<TrendingTopic, "growth" | "countedAt">;

/** Selects topics with paper counts in total and in the last two 12-month windows. */
const COUNT_TOPICS = `
  select t.id, t.name::text as topic, t.slug, t.description, count(p.id)::int as papers,
    count(p.id) filter (where p.published_date > current_date - interval '12 months'
      and p.published_date <= current_date)::int as "papersLastYear",
    count(p.id) filter (where p.published_date > current_date - interval '24 months'
      and p.published_date <= current_date - interval '12 months')::int as "papersYearBefore"
  from research_topics t
  left join paper_topics j on j.topic_id = t.id
  left join research_papers p on p.id = j.paper_id`;

/** Orders by papers in the last 12 months, then by total papers, both descending. */
const PLACE = `-"papersLastYear", -papers, lower(topic), id`;

/** Returns topics by papers in the last 12 months, most first, starting after the one with the id `after`. */
export async function listTrendingTopics(
  { em }: Context,
  first: number,
  after?: string | null,
): Promise<TrendingTopic[]> {
  const rows = await em.execute<TopicRow[]>(
    `with counted as (${COUNT_TOPICS} group by t.id)
     select * from counted where ?::integer is null or (${PLACE}) > (select ${PLACE} from counted where id = ?)
     order by ${PLACE} limit ?`,
    [...(after ? [parseId(after) ?? 0, parseId(after) ?? 0] : [null, null]), assertCount(first)],
  );
  const countedAt = new Date();
  return rows.map((row) => withGrowth(row, countedAt));
}

/** Returns the topic with this id and its counts, or null. */
export async function findTrendingTopic({ em }: Context, id: string): Promise<TrendingTopic | null> {
  const key = parseId(id);
  if (key === undefined) return null;
  const [row] = await em.execute<TopicRow[]>(`${COUNT_TOPICS} where t.id = ? group by t.id`, [key]);
  return row ? withGrowth(row, new Date()) : null;
}

function withGrowth(row: TopicRow, countedAt: Date): TrendingTopic {
  const { papersLastYear: now, papersYearBefore: before } = row;
  return { ...row, countedAt, growth: before === 0 ? null : Math.round((now / before - 1) * 1000) / 10 };
}
