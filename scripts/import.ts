import { access, constants, stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { runCommand, withDatabase } from "../backend/import/command.ts";
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

async function importFile(): Promise<void> {
  const { values, kind, file } = readArguments();
  assertKnownFormat(file);
  const size = await sizeOf(file);
  const mapping = values.mapping ? await readMapping(values.mapping, kind) : undefined;
  const { source, "dry-run": dryRun, "skip-bad": skipBad } = values;
  const report = await withDatabase(async (orm, signal) => {
    const progress = startProgress(size);
    const options = { file, kind, dryRun, skipBad, signal, onProgress: progress.update };
    return runImport(orm, {
      ...options,
      ...(mapping && { mapping }),
      ...(source !== undefined && { source }),
    }).finally(progress.stop);
  });
  for (const line of describeReport(report, { dryRun, skipBad })) process.stdout.write(`${line}\n`);
  if (report.refused > 0 && !skipBad) process.exitCode = 1;
}

await runCommand(importFile);
