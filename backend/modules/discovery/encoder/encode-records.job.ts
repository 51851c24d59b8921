import type { EntityManager } from "@mikro-orm/postgresql";
import type { Job } from "../../../shared/job.ts";
import { documentOf, readRecords } from "../live/sources.ts";
import type { SearchKind } from "../search/kinds.ts";
import { encoderOf } from "./encoder-of.ts";
import { passagesIn } from "./passages.ts";
import { EncoderStopped, type SentenceEncoder } from "./sentence-encoder.ts";
import { storedVectors, storeVectors } from "./stored-passages.ts";

/** How many records are encoded at a time: a few seconds, which are lost if the process ends. */
const BATCH = 10;
/** The job ends before the next one begins, in milliseconds; what is left is the next one's. */
const DURATION = 50_000;

interface Claimed {
  readonly id: string;
  readonly kind: SearchKind;
  readonly recordId: number;
}

/** What nobody works on; solutions first, which briefs look for. A process that ended leaves its claim for a minute. */
const CLAIM = `
  update records_to_encode set claimed_until = now() + interval '1 minute'
  where id in (
    select id from records_to_encode where claimed_until is null or claimed_until < now()
    order by kind <> 'solution', id limit ? for update skip locked
  ) returning id::text, kind, record_id as "recordId"`;

/** What can't be encoded comes after everything else, or it would be tried first forever. */
const SET_ASIDE = `
  update records_to_encode set claimed_until = now() + interval '10 minutes' where id = any(?::bigint[])`;

/** Encodes the sentences of records that have changed, a few at a time; it can stop and go on anywhere. */
export const encodeRecordsJob: Job = {
  name: "encode-records",
  schedule: "* * * * *",
  run: async (_payload, { em, settings }) => {
    const encoder = encoderOf(settings);
    if (!encoder) return;
    await encodeWaiting(em, encoder, Date.now() + DURATION);
  },
};

/** Encodes what waits, until a time; others may do so meanwhile. What was claimed when it fails is tried again later. */
export async function encodeWaiting(
  em: EntityManager,
  encoder: SentenceEncoder,
  until: number,
): Promise<void> {
  try {
    while (Date.now() < until && (await encodeSome(em, encoder)) > 0);
  } catch (error) {
    // The server stops; the claims end by themselves.
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
    // Every index reads them again, also of records whose sentences another one had: it may have come earlier.
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
