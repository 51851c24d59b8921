import { parseArgs } from "node:util";
import { ImportError } from "../modules/administration/imports/errors.ts";
import { didYouMean } from "../modules/administration/imports/nearest.ts";
import { EXTENSIONS } from "../modules/administration/imports/reading/records.ts";
import type { ImportKind } from "../shared/import-kind/kind.ts";
import { importKinds } from "./kinds/index.ts";

const KINDS = Object.keys(importKinds);

const USAGE =
  `Use: npm run import -- FILE [--kind ${KINDS.join("|")}] [--mapping FILE] ` +
  "[--source NAME] [--dry-run] [--skip-bad], or npm run import -- --help";

/** The output of `--help`. */
export const HELP = `Imports a file (${EXTENSIONS.join(", ")}) into the catalog.

  npm run import -- FILE [options]

  --kind KIND           what the rows hold (default: solutions):
                        ${KINDS.join(", ")}
  --mapping FILE        how to convert a file with other columns
  --source NAME         the name of the source (default: the mapping's, or the file's name)
  --dry-run             reports what would change, without writing it
  --skip-bad            skips bad rows; without it, one prevents the whole import

  --columns KIND        the columns of a kind
  --runs                the last 50 runs, with what they created and changed
  --undo RUN            undoes a run; records changed or used since then stay
  --remove-source NAME  undoes every run of a source
  --help                this text

See docs/import.md for the details.
`;

const OPTIONS = {
  kind: { type: "string", default: "solutions" },
  mapping: { type: "string" },
  source: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  "skip-bad": { type: "boolean", default: false },
  columns: { type: "string" },
  runs: { type: "boolean", default: false },
  undo: { type: "string" },
  "remove-source": { type: "string" },
  help: { type: "boolean", default: false, short: "h" },
} as const;

/** The options of the command. */
export type ImportArguments = ReturnType<typeof parse>["values"];

function parse(given: string[]) {
  return parseArgs({ args: given, allowPositionals: true, options: OPTIONS });
}

/**
 * Parses the task: importing a file, or one of the others.
 * @throws ImportError with the usage.
 */
export function readImportArguments(given: string[]): { values: ImportArguments; file: string | undefined } {
  try {
    const { values, positionals } = parse(given);
    const tasks = [values.columns, values.undo, values["remove-source"]].filter((task) => task !== undefined);
    const isTask = values.help || values.runs || tasks.length === 1;
    if (positionals.length === (isTask ? 0 : 1)) return { values, file: positionals[0] };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(". ")[0] : error;
    throw new ImportError(`${reason}.`, USAGE);
  }
  throw new ImportError(USAGE);
}

/**
 * Returns the kind with this name.
 * @throws ImportError for an unknown one.
 */
export function kindOf(name: string): ImportKind {
  const kind = Object.hasOwn(importKinds, name) ? importKinds[name] : undefined;
  if (kind) return kind;
  throw new ImportError(
    `Unknown kind "${name}". Use one of: ${KINDS.join(", ")}.${didYouMean(name, KINDS)}`,
    USAGE,
  );
}
