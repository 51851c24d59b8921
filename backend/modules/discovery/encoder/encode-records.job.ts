import type { EntityManager } from "@mikro-orm/postgresql";
import type { Job } from "../../../shared/job.ts";
import { documentOf, readRecords } from "../live/sources.ts";
import type { SearchKind } from "../search/kinds.ts";
import { encoderOf } from "./encoder-of.ts";
import { passagesIn } from "./passages.ts";
import { EncoderStopped, type SentenceEncoder } from "./sentence-encoder.ts";
import { storedVectors, storeVectors } from "./stored-passages.ts";

/** The number of records encoded at a time: a few seconds of work, lost if the process ends. */
const BATCH = 10;
/**
 * The time limit in milliseconds, so the job ends before the next one starts; the rest is left to that one.
 */
const DURATION = 50_000;

interface Claimed {
  readonly id: string;
  readonly kind: SearchKind;
  readonly recordId: number;
}

/**
 * Claims unclaimed records, solutions first, since briefs search for them. The claim of a process that ended
 * expires after a minute. A common table expression is evaluated once, a subquery with a limit not always.
 */
const CLAIM = `
  with next as (
    select id from records_to_encode where claimed_until is null or claimed_until < now()
    order by kind <> 'solution', id limit ? for update skip locked
  )
  update records_to_encode r set claimed_until = now() + interval '1 minute' from next where r.id = next.id
  returning r.id::text, r.kind, r.record_id as "recordId"`;

/** Defers records that can't be encoded, or they would be tried first forever. */
const SET_ASIDE = `
  update records_to_encode set claimed_until = now() + interval '10 minutes' where id = any(?::bigint[])`;

/** Encodes the sentences of changed records, a few at a time; it can stop and resume at any point. */
export const encodeRecordsJob: Job = {
  name: "encode-records",
  schedule: "* * * * *",
  run: async (_payload, { em, settings }) => {
    const encoder = encoderOf(settings);
    if (!encoder) return;
    await encodeWaiting(em, encoder, Date.now() + DURATION);
  },
};

/**
 * Encodes pending records until a deadline; other processes may do the same concurrently. After a failure,
 * claimed records are retried later.
 */
export async function encodeWaiting(
  em: EntityManager,
  encoder: SentenceEncoder,
  until: number,
): Promise<void> {
  try {
    while (Date.now() < until && (await encodeSome(em, encoder)) > 0);
  } catch (error) {
    // The server is stopping; the claims expire.
    if (!(error instanceof EncoderStopped)) throw error;
  }
}

async function encodeSome(em: EntityManager, encoder: SentenceEncoder): Promise<number> {
  const claimed = await em.execute<Claimed[]>(CLAIM, [BATCH]);
  if (claimed.length === 0) return 0;
  const ids = new Map<SearchKind, number[]>();
  for (const { kind, recordId } of claimed) ids.set(kind, [...(ids.get(kind) ?? []), recordId]);
  const rows = await readRecords(em, ids);
  const texts = rows.flatMap((row) => passagesIn(documentOf(row)));
  const known = await storedVectors(em, texts);
  const missing = [...new Set(texts.filter((text) => !known.has(text)))];
  const vectors = await encoder.encode(missing).catch(async (error: unknown) => {
    if (!(error instanceof EncoderStopped)) await em.execute(SET_ASIDE, [idsOf(claimed)]);
    throw error;
  });
  await em.transactional(async (inner) => {
    await storeVectors(inner, new Map(missing.map((text, at) => [text, vectors[at] as Int8Array])));
    await inner.execute("delete from records_to_encode where id = any(?::bigint[])", [idsOf(claimed)]);
    // Every index reloads the records, including those whose sentences another record shares, as it may have
    // loaded them before.
    await inner.execute("select set_config('search.encoded', 'yes', true)");
    await inner.execute(
      `insert into search_changes (kind, record_id)
       select r ->> 'kind', (r ->> 'id')::integer from json_array_elements(?::json) r`,
      [JSON.stringify(rows.map(({ kind, id }) => ({ kind, id })))],
    );
  });
  return claimed.length;
}

const idsOf = (claimed: readonly Claimed[]) => `{${claimed.map(({ id }) => id).join(",")}}`;
