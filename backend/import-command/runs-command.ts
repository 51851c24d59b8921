import { ImportError } from "../modules/administration/imports/errors.ts";
import { removeSource, takeBackRun } from "../modules/administration/imports/runs/take-back.ts";
import type { Undone } from "../modules/administration/imports/runs/undo-run.ts";
import { withDatabase } from "./command.ts";
import { importKinds } from "./kinds/index.ts";

const KINDS = new Map(Object.entries(importKinds));

interface ListedRun {
  readonly id: number;
  readonly at: string;
  readonly kind: string;
  readonly source: string;
  readonly file: string;
  readonly status: string;
  readonly created: number;
  readonly updated: number;
}

/** Prints the latest runs, newest first. */
export async function listRuns(): Promise<void> {
  const runs = await withDatabase((orm) =>
    orm.em.fork().execute<ListedRun[]>(
      `select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at, kind, source, file_name as file,
         status, created, updated
       from import_runs where not dry_run order by created_at desc, id desc limit 50`,
    ),
  );
  if (runs.length === 0) process.stdout.write("Nothing has been imported yet.\n");
  for (const { id, at, kind, source, file, status, created, updated } of runs) {
    process.stdout.write(
      `${id}  ${at} UTC  ${kind} from "${source}" (${file}): ${created} created, ${updated} updated, ${status}\n`,
    );
  }
}

/** Undoes a run, or all runs of a source. */
export async function undo(what: { run: string } | { source: string }): Promise<Undone> {
  if ("run" in what && !/^\d{1,9}$/.test(what.run)) {
    throw new ImportError(`"${what.run}" isn't a run; --runs lists them.`);
  }
  return withDatabase((orm) =>
    "run" in what ? takeBackRun(orm, Number(what.run), KINDS) : removeSource(orm, what.source, KINDS),
  );
}

/** Prints the results for the rows. */
export function printUndone({ removed, restored, left, leftCount }: Undone): void {
  process.stdout.write(`${removed} removed, ${restored} restored, ${leftCount} left.\n`);
  for (const title of left) process.stdout.write(`Left in place, since it was changed or used: ${title}\n`);
}
