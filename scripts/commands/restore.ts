import { stat } from "node:fs/promises";
import { BackupError } from "../../backend/database/backup/errors.ts";
import { restoreBackup } from "../../backend/database/backup/restore-backup.ts";
import { runCommand, stopSignal } from "../../backend/import-command/command.ts";
import { startProgress } from "../../backend/import-command/progress.ts";
import { readBackupArguments, withJoinedDatabase } from "../backup/command.ts";

async function restore(): Promise<void> {
  const { file, replace } = readBackupArguments("Use: npm run restore -- FILE [--replace]");
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new BackupError(`There is no file ${file}.`);
  const signal = stopSignal();
  const began = Date.now();
  const rows = await withJoinedDatabase({ mustExist: false }, async (url) => {
    const progress = startProgress(found.size);
    return restoreBackup(url, file, { replace, signal, onProgress: progress.update }).finally(progress.stop);
  });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${rows} rows restored in ${seconds} s.\n`);
}

await runCommand(restore);
