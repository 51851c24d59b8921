import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { SingleBar } from "cli-progress";
import { ConfigError, loadEnvironmentFile, readConfig } from "../backend/config.ts";
import { EmbeddedDatabaseError } from "../backend/database/embedded/embedded.ts";
import { openDatabase } from "../backend/database/open-database.ts";
import { ImportError } from "../backend/import/errors.ts";
import { importKinds } from "../backend/import/kinds/index.ts";
import { readMapping } from "../backend/import/mapping.ts";
import { type ImportReport, runImport } from "../backend/import/run.ts";

const USAGE = `Use: npm run import -- FILE [--kind ${Object.keys(importKinds).join("|")}] [--mapping FILE] [--source NAME] [--dry-run] [--skip-bad]`;
const say = (line: string) => process.stdout.write(`${line}\n`);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        kind: { type: "string", default: "solutions" },
        mapping: { type: "string" },
        source: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        "skip-bad": { type: "boolean", default: false },
      },
    });
    const kind = importKinds[values.kind];
    const [file, ...others] = positionals;
    if (!kind || !file || others.length > 0) throw new ImportError(USAGE);
    return { values, kind, file };
  } catch (error) {
    throw error instanceof ImportError
      ? error
      : new ImportError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** A bar on a terminal, nothing elsewhere. */
function progressOf(file: string) {
  if (!process.stderr.isTTY) return undefined;
  const bar = new SingleBar({
    format: "{bar} {percentage}% | {rows} rows | {eta_formatted} left",
    clearOnComplete: true,
  });
  bar.start(statSync(file).size, 0, { rows: 0 });
  return bar;
}

function print(report: ImportReport, dryRun: boolean): void {
  for (const { line, field, message } of report.errors) say(`line ${line}, ${field || "row"}: ${message}`);
  if (report.refused > 0 && report.errors.length >= 50) say("... and more");
  const { rows, created, updated, unchanged, refused } = report;
  say(`${rows} rows: ${created} created, ${updated} updated, ${unchanged} unchanged, ${refused} refused.`);
  if (dryRun) say("Dry run: nothing was written.");
  else if (!report.written)
    say("Nothing was written. Mend the rows above, or leave them out with --skip-bad.");
}

async function importFile(): Promise<void> {
  const { values, kind, file } = readArguments();
  const mapping = values.mapping ? await readMapping(values.mapping) : undefined;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new ImportError(`There is no file ${file}.`);
  loadEnvironmentFile();
  const database = await openDatabase(readConfig(process.env));
  const bar = progressOf(file);
  try {
    const report = await runImport(database.orm, {
      file,
      kind,
      ...(mapping && { mapping }),
      ...(values.source && { source: values.source }),
      dryRun: values["dry-run"],
      skipBad: values["skip-bad"],
      onProgress: (bytes, rows) => bar?.update(bytes, { rows }),
    });
    bar?.stop();
    print(report, values["dry-run"]);
    if (!report.written && !values["dry-run"]) process.exitCode = 1;
  } finally {
    bar?.stop();
    await database.close();
  }
}

try {
  await importFile();
} catch (error) {
  const expected =
    error instanceof ImportError || error instanceof ConfigError || error instanceof EmbeddedDatabaseError;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
}
