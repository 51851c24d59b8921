import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import type { ViewCounter } from "../../../shared/view-counter.ts";

/** How long a view waits to be written, in milliseconds. */
const DELAY = 2_000;
/** How many views wait at most. */
const MOST = 500;

/** Each visitor counts once an hour; posts that are not published any more count nothing. */
const WRITE = `
  with seen as (
    select distinct p.id as post_id, decode(v.visitor, 'hex') as visitor
    from jsonb_to_recordset(?::jsonb) v(post integer, visitor text)
    join blog_posts p on p.id = v.post and p.status = 'published'),
  fresh as (
    insert into blog_views (post_id, visitor, hour)
    select post_id, visitor, date_trunc('hour', now()) from seen order by post_id, visitor
    on conflict do nothing returning post_id),
  counted as (select post_id, count(*)::int as n from fresh group by post_id order by post_id)
  update blog_posts p set view_count = view_count + c.n from counted c where p.id = c.post_id`;

/** Views in memory until a batch is written; what waits when the process is killed is lost. */
export function createViewCounter(orm: MikroORM, logger: Logger): ViewCounter {
  let waiting: { post: number; visitor: string }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      await orm.em.fork().execute(WRITE, [JSON.stringify(batch)]);
    } catch (error) {
      logger.warn({ err: error, views: batch.length }, "views could not be counted");
    }
  };
  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  return {
    note(post, visitor) {
      waiting.push({ post, visitor: visitor.toString("hex") });
      if (waiting.length >= MOST) void flush();
      else timer ??= setTimeout(flush, DELAY).unref();
    },
    flush,
  };
}
