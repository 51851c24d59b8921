import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import type { ViewCounter, Viewed } from "../../shared/view-counter.ts";

/** Maximum time before waiting views are written, in milliseconds. */
const FLUSH_DELAY = 2_000;
/** Maximum number of waiting views. */
const MAX_WAITING = 500;

interface View {
  readonly id: number;
  /** Hex-encoded. */
  readonly visitor: string;
}

/** Each visitor counts once per hour; subjects that are no longer visible are not counted. */
const writeViews = ({ table, counted }: Viewed) => `
  with seen as (
    select distinct s.id, decode(v.visitor, 'hex') as visitor
    from jsonb_to_recordset(?::jsonb) v(id integer, visitor text)
    join ${table} s on s.id = v.id and ${counted}),
  fresh as (
    insert into views (subject_kind, subject_id, visitor, hour)
    select ?, id, visitor, date_trunc('hour', now()) from seen order by id, visitor
    on conflict do nothing returning subject_id as id),
  counted as (select id, count(*)::int as n from fresh group by id order by id)
  update ${table} s set view_count = view_count + c.n from counted c where s.id = c.id`;

/** Buffers views in memory and writes them in batches; waiting views are lost if the process is killed. */
export function createViewCounter(orm: MikroORM, logger: Logger): ViewCounter {
  let waiting = new Map<Viewed, View[]>();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const batches = waiting;
    waiting = new Map();
    count = 0;
    for (const [viewed, views] of batches) {
      try {
        await orm.em.fork().execute(writeViews(viewed), [JSON.stringify(views), viewed.kind]);
      } catch (error) {
        logger.warn({ err: error, kind: viewed.kind, views: views.length }, "views could not be counted");
      }
    }
  };
  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  return {
    note(viewed, id, visitor) {
      const views = waiting.get(viewed) ?? [];
      waiting.set(viewed, views);
      views.push({ id, visitor: visitor.toString("hex") });
      count += 1;
      if (count >= MAX_WAITING) void flush();
      else timer ??= setTimeout(flush, FLUSH_DELAY).unref();
    },
    flush,
  };
}
