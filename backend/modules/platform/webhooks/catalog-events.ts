import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Context } from "../../../shared/context.ts";
import { readSafeUntil } from "../../../shared/listing/in-step.ts";
import { encodeNodeId } from "../nodes/node-id.ts";
import { CATALOG_EVENTS } from "./events.rules.ts";
import { liveEndpoints } from "./live-endpoints.ts";

/** The table of each kind, its type name in removals, and the condition for its public rows. */
const PUBLIC = {
  solution: ["solutions", "Solution", "t.status = 'published'"],
  vendor: ["vendors", "Vendor", "t.status = 'published'"],
  opportunity: ["opportunities", "Opportunity", "t.stage = 'published'"],
  collaboration: ["collaborations", "Collaboration", "t.stage = 'published'"],
  paper: ["research_papers", "ResearchPaper", "true"],
  topic: ["research_topics", "ResearchTopic", "true"],
  partner: ["university_partners", "UniversityPartner", "true"],
  trend: ["market_trends", "MarketTrend", "true"],
  post: ["blog_posts", "BlogPost", "t.status = 'published'"],
} as const;
type Kind = keyof typeof PUBLIC;
const KINDS = Object.keys(PUBLIC) as Kind[];

/** The maximum number of records per message: ten thousand changes make a hundred messages. */
const PER_MESSAGE = 100;

interface Happened {
  readonly happened: "published" | "changed" | "withdrawn";
  readonly id: number;
  readonly slug: string;
}

const wanted = `array[${CATALOG_EVENTS.map((event) => `'${event}'`).join(", ")}]::text[]`;

/**
 * Creates messages for the changes of public records since a moment, in the same way as clients that
 * synchronize copies: everything dated before the safe moment has been committed, so each change is seen
 * exactly once. Changes from before anyone subscribed are not reported.
 * @param since null to start now.
 */
export async function collectCatalogEvents(
  { em, settings }: Pick<Context, "em" | "settings">,
  since: Date | null,
): Promise<void> {
  const live = liveEndpoints(settings);
  const [asked] = await em.execute<{ wanted: boolean }[]>(
    `select exists (${live} and e.events && ${wanted}) as wanted`,
  );
  if (!asked?.wanted) return stop(em);
  const until = await readSafeUntil(em);
  if (since === null) await begin(em);
  else
    for (const kind of KINDS)
      await recordEvents({ em, live }, kind, await happenedTo(em, kind, since, until));
  await em.execute("update webhook_state set read_until = greatest(read_until, ?)", [until]);
}

async function stop(em: EntityManager): Promise<void> {
  const stopped = await em.execute<unknown[]>(
    "update webhook_state set read_until = null where read_until is not null returning id",
  );
  if (stopped.length > 0) await em.execute("delete from webhook_public_records");
}

async function begin(em: EntityManager): Promise<void> {
  await em.execute("delete from webhook_public_records");
  for (const kind of KINDS) {
    const [table, , condition] = PUBLIC[kind];
    await em.execute(
      `insert into webhook_public_records (kind, record_id, slug)
       select '${kind}', t.id, t.slug from ${table} t where ${condition}`,
    );
  }
}

function happenedTo(em: EntityManager, kind: Kind, since: Date, until: Date): Promise<Happened[]> {
  const [table, removed, condition] = PUBLIC[kind];
  return em.execute<Happened[]>(
    `with changed as materialized (
       select id from ${table} where changed_at >= ? and changed_at < ?
       union select record_id from removals where kind = '${removed}' and removed_at >= ? and removed_at < ?
     ), public as materialized (
       select t.id, t.slug from ${table} t join changed c on c.id = t.id where ${condition}
     ), withdrawn as (
       delete from webhook_public_records w using changed c
       where w.kind = '${kind}' and w.record_id = c.id and not exists (select from public p where p.id = c.id)
       returning w.record_id as id, w.slug
     ), renamed as (
       update webhook_public_records w set slug = p.slug from public p
       where w.kind = '${kind}' and w.record_id = p.id and w.slug <> p.slug
     ), published as (
       insert into webhook_public_records (kind, record_id, slug) select '${kind}', id, slug from public
       on conflict do nothing returning record_id as id
     )
     select 'withdrawn' as happened, id, slug from withdrawn
     union all
     select case when exists (select from published n where n.id = p.id) then 'published' else 'changed' end, id, slug
     from public p order by 1, 2`,
    [since, until, since, until],
  );
}

async function recordEvents(
  { em, live }: { readonly em: EntityManager; readonly live: string },
  kind: Kind,
  all: readonly Happened[],
): Promise<void> {
  const timestamp = new Date().toISOString();
  const messages = [...Map.groupBy(all, ({ happened }) => happened)].flatMap(([happened, records]) => {
    const type = `${kind}.${happened}`;
    return chunks(records).map((some) => ({
      id: `msg_${randomUUID().replaceAll("-", "")}`,
      type,
      body: JSON.stringify({
        type,
        timestamp,
        data: {
          kind,
          records: some.map(({ id, slug }) => ({
            id: String(id),
            nodeId: encodeNodeId({ type: PUBLIC[kind][1], id }),
            slug,
          })),
        },
      }),
    }));
  });
  if (messages.length === 0) return;
  await em.execute(
    `insert into webhook_deliveries (endpoint_id, message_id, type, body)
     select e.id, m.id, m.type, m.body from jsonb_to_recordset(?::jsonb) as m (id text, type text, body text)
     join lateral (${live} and m.type = any(e.events)) e on true`,
    [JSON.stringify(messages)],
  );
}

function chunks(records: readonly Happened[]): (readonly Happened[])[] {
  const count = Math.ceil(records.length / PER_MESSAGE);
  return Array.from({ length: count }, (_, n) => records.slice(n * PER_MESSAGE, (n + 1) * PER_MESSAGE));
}
