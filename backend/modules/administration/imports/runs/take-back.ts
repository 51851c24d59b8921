import type { EntityManager } from "@mikro-orm/postgresql";
import { type Actor, asPerson, SYSTEM } from "../../../../shared/actor.ts";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { recordAuditEvent } from "../../audit/record-audit-event.ts";
import { ImportError } from "../errors.ts";
import { IMPORT_LOCK } from "../run.ts";
import { inOneTransaction } from "../writing/transaction.ts";
import { type Undone, undoRun } from "./undo-run.ts";

/** The database in which a transaction is started. */
type Database = { readonly em: EntityManager };
type Kinds = ReadonlyMap<string, ImportKind>;

/**
 * Undoes a run in one transaction, and records it.
 * @throws ImportError if the run can't be undone.
 */
export function takeBackRun(
  orm: Database,
  run: number,
  kinds: Kinds,
  actor: Actor = SYSTEM,
): Promise<Undone> {
  return takeBackRuns(orm, async () => [run], kinds, actor);
}

/**
 * Undoes every run of a source, latest first, in one transaction.
 * @throws ImportError if the source has no runs that can be undone.
 */
export async function removeSource(
  orm: Database,
  source: string,
  kinds: Kinds,
  actor: Actor = SYSTEM,
): Promise<Undone> {
  const runsOfSource = async (em: EntityManager) => {
    const runs = await em.execute<{ id: number }[]>(
      `select id from import_runs where source = ? and status in ('written', 'undoing') and not dry_run
       order by id desc`,
      [source],
    );
    if (runs.length === 0) throw new ImportError(`The source "${source}" has no run that can be undone.`);
    return runs.map(({ id }) => id);
  };
  return takeBackRuns(orm, runsOfSource, kinds, actor);
}

/**
 * Returns those of these runs that are still being undone, latest first, since another attempt may have
 * finished in the meantime.
 */
export async function stillUndoing(em: EntityManager, runs: readonly number[]): Promise<number[]> {
  const waiting = await em.execute<{ id: number }[]>(
    "select id from import_runs where id = any(?::integer[]) and status = 'undoing' order by id desc",
    [`{${runs.join(",")}}`],
  );
  return waiting.map(({ id }) => id);
}

/**
 * Undoes runs in order, in one transaction, and records each.
 * @param choose returns the runs; called once no other import is running.
 */
export async function takeBackRuns(
  orm: Database,
  choose: (em: EntityManager) => Promise<readonly number[]>,
  kinds: Kinds,
  actor: Actor,
): Promise<Undone> {
  let [removed, restored, leftCount] = [0, 0, 0];
  const left: string[] = [];
  await inOneTransaction(orm, async (em) => {
    await em.execute("select pg_advisory_xact_lock(?)", [IMPORT_LOCK]);
    for (const run of await choose(em)) {
      const undone = await undoAndRecord(em, run, kinds, actor);
      removed += undone.removed;
      restored += undone.restored;
      leftCount += undone.leftCount;
      left.push(...undone.left);
    }
  });
  return { removed, restored, left, leftCount };
}

async function undoAndRecord(em: EntityManager, run: number, kinds: Kinds, actor: Actor): Promise<Undone> {
  const undone = await undoRun(em, run, kinds, asPerson(actor)?.id ?? null);
  const { removed, restored, leftCount } = undone;
  await recordAuditEvent(
    { em, actor },
    {
      action: "catalog.import_undone",
      changes: {
        run: { after: run },
        removed: { after: removed },
        restored: { after: restored },
        left: { after: leftCount },
      },
    },
  );
  return undone;
}
