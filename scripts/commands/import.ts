import { access, constants, stat } from "node:fs/promises";
import { runCommand, withDatabase } from "../../backend/import-command/command.ts";
import {
  HELP,
  type ImportArguments,
  kindOf,
  readImportArguments,
} from "../../backend/import-command/import-arguments.ts";
import { startProgress } from "../../backend/import-command/progress.ts";
import { listRuns, printUndone, undo } from "../../backend/import-command/runs-command.ts";
import { ImportError } from "../../backend/modules/administration/imports/errors.ts";
import { readMapping } from "../../backend/modules/administration/imports/mapping/mapping.ts";
import { sourceOf } from "../../backend/modules/administration/imports/reading/external-key.ts";
import { assertKnownFormat } from "../../backend/modules/administration/imports/reading/records.ts";
import { describeReport } from "../../backend/modules/administration/imports/report.ts";
import { runImport } from "../../backend/modules/administration/imports/run.ts";
import { contentHash } from "../../backend/modules/administration/imports/runs/content-hash.ts";
import { columnLines } from "../../backend/modules/administration/imports/runs/describe-columns.ts";
import { sameContent } from "../../backend/modules/administration/imports/runs/keep-run.ts";

/** Returns a file's size; throws if it can't be read. */
async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new ImportError(`There is no file ${file}.`);
  await access(file, constants.R_OK).catch(() => {
    throw new ImportError(`${file} can't be read: you have no permission.`);
  });
  return found.size;
}

async function importFile(values: ImportArguments, file: string): Promise<void> {
  const kind = kindOf(values.kind);
  assertKnownFormat(file);
  const size = await sizeOf(file);
  const mapping = values.mapping ? await readMapping(values.mapping, kind) : undefined;
  const { source, "dry-run": dryRun, "skip-bad": skipBad } = values;
  const from = { kind: kind.name, source: sourceOf(file, source ?? mapping?.source) };
  const { report, same } = await withDatabase(async (orm, signal) => {
    const same = await sameContent(orm.em.fork(), { ...from, hash: await contentHash(file) });
    const progress = startProgress(size);
    const options = { file, kind, dryRun, skipBad, signal, onProgress: progress.update };
    const report = await runImport(orm, {
      ...options,
      ...(mapping && { mapping }),
      ...(source !== undefined && { source }),
    }).finally(progress.stop);
    return { report, same };
  });
  for (const line of describeReport(report, { dryRun, skipBad })) process.stdout.write(`${line}\n`);
  if (same) {
    process.stdout.write(
      `The same content was imported as ${same.fileName}, from the source "${same.source}" (run ${same.id}).\n`,
    );
  }
  if (report.refused > 0 && !skipBad) process.exitCode = 1;
}

await runCommand(async () => {
  const { values, file } = readImportArguments(process.argv.slice(2));
  if (values.help) process.stdout.write(HELP);
  else if (values.columns !== undefined) {
    for (const line of columnLines(kindOf(values.columns))) process.stdout.write(`${line}\n`);
  } else if (values.runs) await listRuns();
  else if (values.undo !== undefined) printUndone(await undo({ run: values.undo }));
  else if (values["remove-source"] !== undefined)
    printUndone(await undo({ source: values["remove-source"] }));
  else if (file !== undefined) await importFile(values, file);
});
