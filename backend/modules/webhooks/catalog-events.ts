import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { CATALOG_EVENTS } from "./events.rules.ts";
import { LIVE_ENDPOINTS } from "./live-endpoints.ts";

/** The table of each kind, and which of its rows everybody may read. */
const PUBLIC = {
  solution: ["solutions", "t.status = 'published'"],
  vendor: ["vendors", "t.status = 'published'"],
  opportunity: ["opportunities", "t.stage = 'published'"],
  paper: ["research_papers", "true"],
  trend: ["market_trends", "true"],
  post: ["blog_posts", "t.status = 'published'"],
} as const;
type Kind = keyof typeof PUBLIC;
const KINDS = Object.keys(PUBLIC) as Kind[];

/** How many records one message names: ten thousand changes make a hundred messages. */
const PER_MESSAGE = 100;

interface Happened {
  readonly happened: "published" | "changed" | "withdrawn";
  readonly id: number;
  readonly slug: string;
}

const wanted = `array[${CATALOG_EVENTS.map((event) => `'${event}'`).join(", ")}]::text[]`;

/**
 * Makes messages of the changes of public records since a horizon. Transactions below the new horizon have ended: a
 * change is seen once, whenever it was committed. Nothing is told of what happened before anybody wanted to know.
 * @param horizon null: begin now.
 */
export async function collectCatalogEvents(em: EntityManager, horizon: string | null): Promise<void> {
  const [now] = await em.execute<{ horizon: string; wanted: boolean }[]>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
       exists (${LIVE_ENDPOINTS} and e.events && ${wanted}) as wanted`,
  );
  if (!now?.wanted) return stop(em, horizon);
  if (horizon === null) await begin(em);
  else for (const kind of KINDS) await tellOf(em, kind, await happenedTo(em, kind, horizon, now.horizon));
  await em.execute("update webhook_state set horizon = ?::text::xid8, read_at = now()", [now.horizon]);
}

async function stop(em: EntityManager, horizon: string | null): Promise<void> {
  if (horizon === null) return;
  await em.execute("delete from webhook_public_records");
  await em.execute("update webhook_state set horizon = null, read_at = null");
}

async function begin(em: EntityManager): Promise<void> {
  await em.execute("delete from webhook_public_records");
  for (const kind of KINDS) {
    const [table, condition] = PUBLIC[kind];
    await em.execute(
      `insert into webhook_public_records (kind, record_id, slug)
       select '${kind}', t.id, t.slug from ${table} t where ${condition}`,
    );
  }
}

function happenedTo(em: EntityManager, kind: Kind, from: string, until: string): Promise<Happened[]> {
  const [table, condition] = PUBLIC[kind];
  return em.execute<Happened[]>(
    `with changed as materialized (
       select distinct record_id as id from search_changes
       where kind = '${kind}' and record_id is not null
         and transaction_id >= ?::text::xid8 and transaction_id < ?::text::xid8
     ), public as materialized (
       select t.id, t.slug from ${table} t join changed c on c.id = t.id where ${condition}
     ), withdrawn as (
       delete from webhook_public_records w using changed c
       where w.kind = '${kind}' and w.record_id = c.id and not exists (select from public p where p.id = c.id)
       returning w.record_id as id, w.slug
     ), published as (
       insert into webhook_public_records (kind, record_id, slug) select '${kind}', id, slug from public
       on conflict do nothing returning record_id as id
     )
     select 'withdrawn' as happened, id, slug from withdrawn
     union all
     select case when exists (select from published n where n.id = p.id) then 'published' else 'changed' end, id, slug
     from public p order by 1, 2`,
    [from, until],
  );
}

async function tellOf(em: EntityManager, kind: Kind, all: readonly Happened[]): Promise<void> {
  const timestamp = new Date().toISOString();
  const messages = [...Map.groupBy(all, ({ happened }) => happened)].flatMap(([happened, records]) => {
    const type = `${kind}.${happened}`;
    return chunks(records).map((some) => ({
      id: `msg_${randomUUID().replaceAll("-", "")}`,
      type,
      body: JSON.stringify({
        ...{ type, timestamp },
        data: { kind, records: some.map(({ id, slug }) => ({ id: String(id), slug })) },
      }),
    }));
  });
  if (messages.length === 0) return;
  await em.execute(
    `insert into webhook_deliveries (endpoint_id, message_id, type, body)
     select e.id, m.id, m.type, m.body from jsonb_to_recordset(?::jsonb) as m (id text, type text, body text)
     join lateral (${LIVE_ENDPOINTS} and m.type = any(e.events)) e on true`,
    [JSON.stringify(messages)],
  );
}

function chunks(records: readonly Happened[]): (readonly Happened[])[] {
  const count = Math.ceil(records.length / PER_MESSAGE);
  return Array.from({ length: count }, (_, n) => records.slice(n * PER_MESSAGE, (n + 1) * PER_MESSAGE));
}
