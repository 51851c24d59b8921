import type { EntityManager } from "@mikro-orm/postgresql";
import { type Actor, SYSTEM } from "../../../../shared/actor.ts";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import type { Job } from "../../../../shared/job.ts";
import { recordAuditEvent } from "../../audit/record-audit-event.ts";
import { ImportError } from "../errors.ts";
import { checksOf, writtenBy } from "../quality/checks.ts";
import { emptyReport, type ImportReport } from "../report.ts";
import { IMPORT_LOCK } from "../run.ts";
import { failRun, finishRun } from "../runs/keep-run.ts";
import { type Preview, previewing } from "../runs/preview.ts";
import { actorOfRun } from "../screen/actor-of-run.ts";
import { idArray } from "../writing/children.ts";
import { RunJournal } from "../writing/journal.ts";
import { type KeyedRow, planTables, type TablePlan } from "../writing/table-plan.ts";
import { inOneTransaction, RolledBack } from "../writing/transaction.ts";
import { type FieldEdit, withAdded, writeField } from "./write-field.ts";

const BATCH_SIZE = 1_000;
const NOTHING = "Nothing was changed.";

/** An edit of many records, as it is stored with its run. */
export interface BulkEdit {
  /** The run whose records are edited: an import, or an earlier edit of what it wrote. */
  readonly of: number;
  /** The check whose records get the value, unless some of them are named. */
  readonly check: string;
  readonly ids: readonly number[];
  readonly field: string;
  readonly value: unknown;
  /** Whether the value's items are added to the record's list. */
  readonly adds: boolean;
  /** The value of each record, instead of one for all. */
  readonly values?: readonly FieldEdit[];
}

interface Announced {
  readonly id: number;
  readonly kind: string;
  readonly edit: BulkEdit;
  readonly dryRun: boolean;
  readonly person: number | null;
}

/** Performs an edit of many records. One whose process was killed wrote nothing, and is performed again. */
export const bulkEditJob: Job<{ run: number }> = {
  name: "run-bulk-edit",
  run: async ({ run: id }, { em, contributions, settings }) => {
    const [run] = await em.execute<Announced[]>(
      `update import_runs set status = 'running', percent = 0 where id = ? and status in ('waiting', 'running')
       returning id, kind, edit, dry_run as "dryRun", started_by_id as person`,
      [id],
    );
    const kind = run && contributions.importKinds.get(run.kind);
    if (!run || !kind) return;
    try {
      const begun = { person: run.person, organization: null };
      await performEdit(em, run, kind, (await actorOfRun(em, begun, settings, NOTHING)) ?? SYSTEM);
    } catch (error) {
      await failRun(em, id, error, NOTHING);
    }
  },
};

async function performEdit(em: EntityManager, run: Announced, kind: ImportKind, actor: Actor): Promise<void> {
  const report = emptyReport();
  const preview: Preview = [];
  try {
    await inOneTransaction({ em }, async (inside) => {
      await inside.execute("select pg_advisory_xact_lock(?)", [IMPORT_LOCK]);
      await assertStillWritten(inside, run.edit.of);
      const plan = planTables(kind);
      const edits = await editsOf(inside, plan, run);
      let full = 0;
      for (let from = 0; from < edits.length; from += BATCH_SIZE)
        full += await writeBatch(inside, plan, run, edits.slice(from, from + BATCH_SIZE), report, preview);
      if (full > 0) report.notes.push(fullNote(full));
      await recordAuditEvent(
        { em: inside, actor },
        {
          action: "catalog.edited_in_bulk",
          changes: {
            kind: { after: kind.name },
            field: { after: run.edit.field },
            updated: { after: report.updated },
          },
        },
      );
      if (run.dryRun) throw new RolledBack();
      await finishRun(inside, run.id, report, "written");
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    await finishRun(em, run.id, report, "written", preview);
  }
}

const fullNote = (count: number) =>
  count === 1
    ? "1 record stays as it is: its list would get too long."
    : `${count.toLocaleString("en-US")} records stay as they are: their lists would get too long.`;

async function assertStillWritten(em: EntityManager, run: number): Promise<void> {
  const [based] = await em.execute<{ status: string }[]>(
    "select status from import_runs where id = ? for share",
    [run],
  );
  if (based?.status !== "written") throw new ImportError("The import has been undone. Nothing was changed.");
}

/** Returns the records that the run is about, with the value of each. */
async function editsOf(
  em: EntityManager,
  { table }: TablePlan,
  { kind, edit }: Announced,
): Promise<FieldEdit[]> {
  const { of, check, value, values } = edit;
  const ids = values?.map(({ id }) => id) ?? edit.ids;
  const own = new Map(values?.map((each) => [each.id, each.value]));
  const where = checksOf(kind)?.checks[check]?.where ?? "false";
  const rows = await em.execute<{ id: number }[]>(
    `select t.id from ${table} t where t.id in (${writtenBy(table)})
       and ${ids.length > 0 ? "t.id = any(?::integer[])" : where} order by t.id`,
    ids.length > 0 ? [of, idArray(ids)] : [of],
  );
  return rows.map(({ id }) => ({ id, value: values ? own.get(id) : value }));
}

/** Returns how many records stay as they are because their lists would get too long. */
async function writeBatch(
  em: EntityManager,
  plan: TablePlan,
  { id, edit, dryRun }: Announced,
  edits: readonly FieldEdit[],
  report: ImportReport,
  preview: Preview,
): Promise<number> {
  const { field, adds } = edit;
  const values = adds
    ? await withAdded(em, plan, field, edits as (FieldEdit & { value: string[] })[])
    : edits;
  const write = async () => {
    const { changed, left } = await writeField(em, plan, field, values, new RunJournal(id));
    return { created: 0, updated: changed, left };
  };
  const { updated, left } = dryRun
    ? await previewing(em, plan, await keyedRows(em, plan, edits), preview, async (onAdopted) => {
        await onAdopted();
        return write();
      })
    : await write();
  report.rows += edits.length;
  report.updated += updated;
  const full = edits.length - values.length;
  report.left += left + full;
  report.unchanged += values.length - updated - left;
  return full;
}

/** Returns the records with no more than their keys, by which a preview finds them. */
async function keyedRows(
  em: EntityManager,
  { table, key }: TablePlan,
  edits: readonly FieldEdit[],
): Promise<KeyedRow[]> {
  const rows = await em.execute<{ id: number; key: string }[]>(
    `select t.id, t.${key.name}::text as key from ${table} t where t.id = any(?::integer[]) order by t.id`,
    [idArray(edits.map(({ id }) => id))],
  );
  return rows.map((row) => ({ place: 0, externalKey: row.key, hash: "", row: { [key.name]: row.key } }));
}
