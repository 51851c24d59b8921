import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import type { ViewCounter, Viewed } from "../../../shared/view-counter.ts";

/** The maximum time before buffered views are written, in milliseconds. */
const FLUSH_DELAY = 2_000;
/** The maximum number of buffered views. */
const MAX_WAITING = 500;
/**
 * The maximum number of visitors of a subject that are counted per network and hour, regardless of its number
 * of cookies.
 */
const NETWORK_VISITORS = 20;

interface View {
  readonly id: number;
  /** Hex-encoded. */
  readonly visitor: string;
  /** Hex-encoded. */
  readonly network: string;
}

/**
 * Counts each visitor once per hour, up to the limit per network; subjects that are no longer visible are not
 * counted. If two processes assign the same place at once, one view is counted.
 */
const writeViews = ({ table, counted, hasCount }: Viewed) => `
  with seen as (
    select distinct on (s.id, v.visitor) s.id, decode(v.visitor, 'hex') as visitor, decode(v.network, 'hex') as network
    from jsonb_to_recordset(?::jsonb) v(id integer, visitor text, network text)
    join ${table} s on s.id = v.id and ${counted} order by s.id, v.visitor, v.network),
  unseen as (
    select seen.*, row_number() over (partition by id, network order by visitor) as place from seen
    where not exists (select from views where subject_kind = ? and subject_id = id and views.visitor = seen.visitor
      and hour = date_trunc('hour', now()))),
  placed as (
    select unseen.id, visitor, network, place + coalesce((
      select max(views.place) from views where subject_kind = ? and subject_id = id and views.network = unseen.network
        and hour = date_trunc('hour', now())), 0) as place from unseen),
  fresh as (
    insert into views (subject_kind, subject_id, visitor, network, place, hour)
    select ?, id, visitor, network, place, date_trunc('hour', now()) from placed
    where place <= ${NETWORK_VISITORS} order by id, visitor
    on conflict do nothing returning subject_id as id),
  counted as (select id, count(*)::int as n from fresh group by id order by id)
  ${hasCount ? `update ${table} s set view_count = view_count + c.n from counted c where s.id = c.id` : "select from counted"}`;

/** Buffers views in memory and writes them in batches; buffered views are lost if the process is killed. */
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
        const { kind } = viewed;
        await orm.em.fork().execute(writeViews(viewed), [JSON.stringify(views), kind, kind, kind]);
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
    note(viewed, id, visitor, network) {
      const views = waiting.get(viewed) ?? [];
      waiting.set(viewed, views);
      views.push({ id, visitor: visitor.toString("hex"), network: network.toString("hex") });
      count += 1;
      if (count >= MAX_WAITING) void flush();
      else timer ??= setTimeout(flush, FLUSH_DELAY).unref();
    },
    flush,
  };
}
