import type { EntityManager } from "@mikro-orm/postgresql";
import { addJob } from "../../../../jobs/queue.ts";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import type { Job } from "../../../../shared/job.ts";
import { readRecords, type SourceRow } from "../../../discovery/live/sources.ts";
import { likelihood } from "../../../discovery/suggested-values/calibrate.ts";
import { type Learned, learn } from "../../../discovery/suggested-values/learn.ts";
import { type Electorate, type VotedField, votesOn } from "../../../discovery/suggested-values/votes.ts";
import { idArray } from "../writing/children.ts";
import { isUntouched, knownCategories, suggestedOf, withWritten } from "./suggested-fields.ts";

/** How many records of the catalog are learned from. */
const LEARNED_FROM = 300;
const BATCH = 50;
/** How long a job works, in milliseconds, before it lets other jobs run. */
const DURATION = 10_000;
/** What is less likely isn't suggested. */
const LIKELY = 0.5;

/** How far the suggestions for a run have come, as it is stored with the run. */
export interface Suggesting {
  readonly looked: number;
  readonly isDone: boolean;
  /** What is known about the suggestions, by field of the index. */
  readonly learned: Partial<Record<VotedField, Learned>>;
}

/** The records of a run that lack values, with the fields that each lacks. */
type Lacking = { readonly id: number } & Readonly<Record<string, boolean | number>>;

/** Suggests values for the records of a run that lack them, after the run's record with an id. */
export const suggestValuesJob: Job<{ run: number; after: number }> = {
  name: "suggest-values",
  oneAtATime: true,
  run: async ({ run, after }, { em, contributions }) => {
    const [found] = await em.execute<{ kind: string; suggesting: Suggesting }[]>(
      "select kind, suggesting from import_runs where id = ? and status = 'written' and suggesting is not null",
      [run],
    );
    const kind = found && contributions.importKinds.get(found.kind);
    const suggested = found && suggestedOf(found.kind);
    if (!kind || !suggested) return;
    try {
      await suggest(em, { kind, run, after }, found.suggesting);
    } catch (error) {
      // They can be started again, also once no further attempt is made.
      await em
        .execute("update import_runs set suggesting = suggesting || '{\"isDone\": true}' where id = ?", [run])
        .catch(() => undefined);
      throw error;
    }
  },
};

/** Suggests values batch by batch, as long as other jobs can wait. */
async function suggest(
  em: EntityManager,
  { kind, run, after }: { kind: ImportKind; run: number; after: number },
  suggesting: Suggesting,
): Promise<void> {
  const electorate = await electorateOf(em, kind, run);
  let { looked, learned } = suggesting;
  if (after === 0) learned = await learn(em, await known(em, kind, run), electorate);
  const until = Date.now() + DURATION;
  let last = after;
  for (let isDone = false; !isDone; ) {
    const lacking = await lackingAfter(em, kind, run, last);
    isDone = lacking.length < BATCH;
    last = lacking.at(-1)?.id ?? last;
    looked += lacking.length;
    await store(em, kind, lacking, electorate, learned);
    await em.execute("update import_runs set suggesting = ?::jsonb where id = ?", [
      JSON.stringify({ looked, isDone, learned } satisfies Suggesting),
      run,
    ]);
    if (isDone) return;
    if (Date.now() > until) return void (await addJob(em, suggestValuesJob, { run, after: last }));
  }
}

async function electorateOf(em: EntityManager, kind: ImportKind, run: number): Promise<Electorate> {
  const { table, searched, fields } = requireSuggested(kind);
  const [known] = await em.execute<{ sports: string[]; categories: string[]; written: number[] }[]>(
    `${withWritten(table)} select array(select name::text from sports order by name limit 1000) as sports,
       array(${knownCategories(table)}) as categories, array(select record_id from written) as written`,
    [run],
  );
  const { sports = [], categories = [], written = [] } = known ?? {};
  const [own, named] = [new Set(written), new Set(categories)];
  return {
    kind: searched,
    fields: Object.values(fields).map(({ voted }) => voted),
    sports,
    isVoter: (id) => !own.has(id),
    isValue: (field, value) => field !== "category" || named.has(value),
  };
}

function requireSuggested({ name }: ImportKind) {
  const suggested = suggestedOf(name);
  if (!suggested) throw new Error(`Nothing is suggested for ${name}.`);
  return suggested;
}

/** Reads records from elsewhere, at random but always the same. */
async function known(em: EntityManager, kind: ImportKind, run: number): Promise<SourceRow[]> {
  const { table, searched } = requireSuggested(kind);
  const rows = await em.execute<{ id: number }[]>(
    `${withWritten(table)} select t.id from ${table} t where t.id not in (select record_id from written)
     order by md5(t.id::text) limit ${LEARNED_FROM}`,
    [run],
  );
  const found = await readRecords(em, new Map([[searched, rows.map(({ id }) => id)]]));
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  return found.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

function lackingAfter(em: EntityManager, kind: ImportKind, run: number, after: number): Promise<Lacking[]> {
  const { table, fields } = requireSuggested(kind);
  const columns = Object.entries(fields).map(([name, { lacks }]) => `${lacks} as "${name}"`);
  return em.execute<Lacking[]>(
    `${withWritten(table)} select * from (select t.id, ${columns.join(", ")} from ${table} t
       where t.id in (select record_id from written) and t.id > ? and ${isUntouched(kind)}) l
     where ${Object.keys(fields)
       .map((name) => `"${name}"`)
       .join(" or ")} order by id limit ${BATCH}`,
    [run, after],
  );
}

async function store(
  em: EntityManager,
  kind: ImportKind,
  lacking: readonly Lacking[],
  electorate: Electorate,
  learned: Suggesting["learned"],
): Promise<void> {
  const { table, searched, fields } = requireSuggested(kind);
  const rows = await readRecords(em, new Map([[searched, lacking.map(({ id }) => id)]]));
  const votes = await votesOn(em, rows, electorate);
  const lacks = new Map(lacking.map((row) => [row.id, row]));
  const values = rows.flatMap(({ id }, at) =>
    Object.entries(fields).flatMap(([field, { voted }]) => {
      const calibration = learned[voted]?.calibration ?? {};
      if (lacks.get(id)?.[field] !== true) return [];
      return (votes[at]?.[voted] ?? [])
        .map((vote) => ({ id, field, value: vote.value, confidence: likelihood(calibration, vote) }))
        .filter(({ confidence }) => confidence >= LIKELY);
    }),
  );
  // What was refused stays so, what is no longer likely is forgotten.
  await em.execute(
    `delete from suggested_values where table_name = ? and record_id = any(?::integer[]) and refused_at is null
       and taken_in_id is null`,
    [table, idArray(lacking.map(({ id }) => id))],
  );
  await em.execute(
    `insert into suggested_values (table_name, record_id, field, value, confidence)
     select ?, r.id, r.field, r.value, r.confidence
     from jsonb_to_recordset(?::jsonb) as r(id integer, field text, value text, confidence numeric)
     on conflict (table_name, record_id, field, value) do update set confidence = excluded.confidence`,
    [table, JSON.stringify(values)],
  );
}
