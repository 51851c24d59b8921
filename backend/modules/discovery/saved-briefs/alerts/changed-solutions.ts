import { setImmediate as pause } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type PrefilteredRecord, prefiltered } from "../../briefs/judging/prefilter.ts";
import { readFacts } from "../../live/facts.ts";

/** The maximum number of records read for all briefs; if more have changed, each brief is matched alone. */
const MANY = 1_000;
/** The number of records read before yielding to the event loop. */
const STEP = 20;

const LISTS = "list in ('solutions', 'changedSolutions')";

/** Solutions that were published or changed, with their turn. */
export interface ChangedSolutions {
  readonly turns: ReadonlyMap<number, number>;
  /** Their preprocessed content; undefined if there are too many. */
  readonly records: readonly PrefilteredRecord[] | undefined;
}

/** Returns the latest turn in which a solution was published or changed; 0 before the first. */
export async function latestSolutionTurn(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ turn: number }[]>(
    `select coalesce(max(turn), 0)::int as turn from publications where ${LISTS}`,
  );
  return row?.turn ?? 0;
}

/** Returns the solutions published or changed after one turn and up to another. */
export async function readChangedSolutions(
  em: EntityManager,
  { after, upTo }: { after: number; upTo: number },
): Promise<ChangedSolutions> {
  const rows = await em.execute<{ id: number; turn: number }[]>(
    `select record_id as id, max(turn)::int as turn from publications
     where ${LISTS} and turn > ? and turn <= ? group by record_id`,
    [after, upTo],
  );
  const turns = new Map(rows.map(({ id, turn }) => [id, turn]));
  if (turns.size > MANY) return { turns, records: undefined };
  const records: PrefilteredRecord[] = [];
  for (const facts of await readFacts(em, "solution", [...turns.keys()])) {
    records.push(prefiltered(facts));
    if (records.length % STEP === 0) await pause();
  }
  return { turns, records };
}
