import { access, constants, stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { ConfigError, loadEnvironmentFile, readConfig } from "../backend/config.ts";
import { EmbeddedDatabaseError } from "../backend/database/embedded/embedded.ts";
import { openDatabase } from "../backend/database/open-database.ts";
import { ImportError } from "../backend/import/errors.ts";
import { importKinds } from "../backend/import/kinds/index.ts";
import { readMapping } from "../backend/import/mapping.ts";
import { startProgress } from "../backend/import/progress.ts";
import { assertKnownFormat } from "../backend/import/records.ts";
import { describeReport } from "../backend/import/report.ts";
import { runImport } from "../backend/import/run.ts";

const USAGE =
  `Use: npm run import -- FILE [--kind ${Object.keys(importKinds).join("|")}] [--mapping FILE] ` +
  "[--source NAME] [--dry-run] [--skip-bad]";

const OPTIONS = {
  kind: { type: "string", default: "solutions" },
  mapping: { type: "string" },
  source: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  "skip-bad": { type: "boolean", default: false },
} as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    const [file, ...others] = positionals;
    const kind = Object.hasOwn(importKinds, values.kind) ? importKinds[values.kind] : undefined;
    if (kind && file && others.length === 0) return { values, kind, file };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(". ")[0] : error;
    throw new ImportError(`${reason}.\n${USAGE}`);
  }
  throw new ImportError(USAGE);
}

/** The size of a file that can be read. */
async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new ImportError(`There is no file ${file}.`);
  await access(file, constants.R_OK).catch(() => {
    throw new ImportError(`${file} can't be read: you have no permission.`);
  });
  return found.size;
}

/** Ctrl-C and the like take everything back and end the database; a second one ends at once. */
function stopSignal(): AbortSignal {
  const stopped = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => stopped.abort());
  return stopped.signal;
}

async function importFile(): Promise<void> {
  const { values, kind, file } = readArguments();
  assertKnownFormat(file);
  const size = await sizeOf(file);
  const mapping = values.mapping ? await readMapping(values.mapping, kind) : undefined;
  const { source } = values;
  const [dryRun, skipBad] = [values["dry-run"], values["skip-bad"]];
  const signal = stopSignal();
  loadEnvironmentFile();
  const database = await openDatabase(readConfig(process.env));
  const progress = startProgress(size);
  try {
    const options = { file, kind, dryRun, skipBad, signal, onProgress: progress.update };
    const report = await runImport(database.orm, {
      ...options,
      ...(mapping && { mapping }),
      ...(source !== undefined && { source }),
    });
    progress.stop();
    for (const line of describeReport(report, { dryRun, skipBad })) process.stdout.write(`${line}\n`);
    if (report.refused > 0 && !skipBad) process.exitCode = 1;
  } finally {
    progress.stop();
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
