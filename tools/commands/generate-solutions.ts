import { parseArgs } from "node:util";
import type { EntityManager } from "@mikro-orm/postgresql";
import { runCommand, withDatabase } from "../../backend/import-command/command.ts";
import { startProgress } from "../../backend/import-command/progress.ts";
import { recordAuditEvent } from "../../backend/modules/administration/audit/record-audit-event.ts";
import { ImportError } from "../../backend/modules/administration/imports/errors.ts";
import { inOneTransaction } from "../../backend/modules/administration/imports/writing/transaction.ts";
import { SYSTEM } from "../../backend/shared/actor.ts";
import { generateSolutions } from "../scale/generate.ts";
import { removeGenerated } from "../scale/write-solutions.ts";

const MAX_COUNT = 1_000_000;
const USAGE = "Use: npm run generate -- [--count 10000] [--seed 1] [--remove]";

const OPTIONS = {
  count: { type: "string", default: "10000" },
  seed: { type: "string", default: "1" },
  remove: { type: "boolean", default: false },
} as const;

function readArguments() {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    const { remove } = values;
    const [count, seed] = [Number(values.count), Number(values.seed)];
    if (!Number.isInteger(count) || count < 1 || count > MAX_COUNT)
      throw new Error(`--count is a whole number from 1 to ${MAX_COUNT}`);
    if (!Number.isSafeInteger(seed)) throw new Error("--seed is a whole number");
    return { count, seed, remove };
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message.split(". ")[0] : error}.\n${USAGE}`);
  }
}

async function generate(): Promise<void> {
  const { count, seed, remove } = readArguments();
  const began = Date.now();
  await withDatabase(async (orm, signal) => {
    const progress = startProgress(count);
    const onProgress = (done: number) => progress.update(done, done);
    const fill = async (em: EntityManager) => {
      if (remove) await removeGenerated(em);
      else await generateSolutions(em, { count, seed, signal, onProgress });
      const changes = { solutions: { after: remove ? 0 : count } };
      await recordAuditEvent({ em, actor: SYSTEM }, { action: "catalog.generated", changes });
    };
    await inOneTransaction(orm, fill).finally(progress.stop);
    await orm.em.fork().transactional(async (em) => {
      await em.execute("set local statement_timeout = 0");
      await em.execute("analyze solutions, solution_sports, vendors");
    });
  });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${remove ? "Removed what was generated" : `${count} solutions`} in ${seconds} s.\n`);
}

await runCommand(generate);
