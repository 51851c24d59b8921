import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../backend/config.ts";
import { openDatabase } from "../backend/database/open-database.ts";
import { runCommand } from "../backend/import/command.ts";
import { ImportError } from "../backend/import/errors.ts";
import { compare } from "./evaluation/compare.ts";
import { type JudgedSet, readSet } from "./evaluation/judged-set.ts";
import { ownSets } from "./evaluation/own-sets.ts";
import { systemsFor } from "./evaluation/systems.ts";

const USAGE =
  "Use: npm run eval:matching [-- --corpus FILE.csv --queries FILE.csv --qrels FILE.tsv] [--without-database]";

function readSets(): { sets: JudgedSet[]; withDatabase: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        corpus: { type: "string" },
        queries: { type: "string" },
        qrels: { type: "string" },
        "without-database": { type: "boolean", default: false },
      },
    });
    const { corpus, queries, qrels } = values;
    const withDatabase = !values["without-database"];
    if (corpus && queries && qrels) {
      return { sets: [readSet(corpus, { corpus, queries, qrels })], withDatabase };
    }
    if (corpus || queries || qrels) throw new Error("corpus, queries and qrels belong together");
    return { sets: ownSets(), withDatabase };
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

async function evaluate(): Promise<void> {
  const { sets, withDatabase } = readSets();
  // A database of its own, for ts_rank.
  const folder = await mkdtemp(join(tmpdir(), "sportstech-evaluation-"));
  const database = withDatabase
    ? await openDatabase(readConfig({ DATA_DIR: folder, DEMO: "0", LOG_LEVEL: "silent" }))
    : undefined;
  try {
    for (const set of sets) {
      const systems = await systemsFor(set.corpus, database?.orm);
      process.stdout.write(`${await compare(set, systems)}\n`);
    }
  } finally {
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

await runCommand(evaluate);
