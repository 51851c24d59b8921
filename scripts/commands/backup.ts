import { writeBackup } from "../../backend/database/backup/write-backup.ts";
import { runCommand, stopSignal } from "../../backend/import-command/command.ts";
import { startProgress } from "../../backend/import-command/progress.ts";
import { readBackupArguments, withJoinedDatabase } from "../backup/command.ts";

async function backup(): Promise<void> {
  const { file, replace } = readBackupArguments("Use: npm run backup -- FILE [--replace]");
  const signal = stopSignal();
  const began = Date.now();
  const rows = await withJoinedDatabase({ mustExist: true }, async (url) => {
    const progress = startProgress();
    const onProgress = (done: number, expected: number) => progress.update(done, done, expected);
    return writeBackup(url, file, { replace, signal, onProgress }).finally(progress.stop);
  });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${rows} rows in ${file}, in ${seconds} s.\n`);
}

await runCommand(backup);
