import type { EntityManager } from "@mikro-orm/postgresql";

/** Returns SQL for a pseudorandom number from 0 to 1 that depends only on a text. */
const share = (text: string) => `((hashtext(${text}) & 1023) / 1023.0)`;

/** Views by day: many in a post's first days, a few ever after, and three times as many for some posts. */
const VIEWS = `
  insert into view_days (subject_kind, subject_id, day, views)
  select 'post', p.id, published + age,
    ceil((0.5 + ${share("p.slug")}) * (0.6 + ${share("p.slug || age")}) * (4 + 180 * exp(-age / 5.0)))
  from blog_posts p
  cross join lateral (select p.published_at::date as published) dated
  cross join lateral generate_series(0, ?::date - published) age
  where p.status = 'published' and p.sample_key is not null`;

const COUNTS = `
  update blog_posts p set view_count = d.views
  from (select post_id, sum(views) as views from view_days where post_id is not null group by post_id) d
  where d.post_id = p.id`;

/** Between one and four percent of views result in a like. */
const LIKES = `
  insert into blog_likes (post_id, visitor, created_at)
  select p.id, sha256(convert_to(p.slug || '/' || n, 'UTF8')), p.published_at
  from blog_posts p
  cross join lateral generate_series(1, (p.view_count * (0.01 + 0.03 * ${share("reverse(p.slug)")}))::int) n
  where p.sample_key is not null`;

/** Gives the demo's sample posts views and likes typical of their age. */
export async function seedReaders(em: EntityManager, today: Date): Promise<void> {
  await em.execute(VIEWS, [today]);
  await em.execute(COUNTS);
  await em.execute(LIKES);
}
