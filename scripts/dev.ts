import { execFile } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigError, loadEnvironmentFile, readConfig } from "../backend/config.ts";
import { startProductDatabase } from "../backend/database/product-database.ts";
import { whyNotStarted } from "../backend/processes/run.ts";
import { copyData } from "./build.ts";
import { Restarts } from "./dev/restarts.ts";
import { stopWithParent } from "./stop-with-parent.ts";

/** An editor writes a file in several steps, and a tool several files; in milliseconds. */
const LULL = 40;
const TESTS = /\.test\.tsx?$|(^|[/\\])testing[/\\]/;

const say = (line: string) => void process.stdout.write(`${line}\n`);

function compile(): Promise<string> {
  const compiler = join("node_modules", "typescript", "bin", "tsc");
  return new Promise((done) => {
    execFile(process.execPath, [compiler, "-p", "tsconfig.build.json"], (error, output, problem) =>
      done(error ? output || problem || error.message : ""),
    );
  });
}

/** Serves the sources: components are replaced in open pages, and the server starts again with each other change. */
async function dev(): Promise<void> {
  stopWithParent();
  loadEnvironmentFile();
  process.env.NODE_ENV ??= "development";
  const config = readConfig(process.env);
  if (config.processes > 1)
    throw new ConfigError("npm run dev serves with one process; leave PROCESSES out.");
  const embedded = config.databaseUrl ? undefined : await startProductDatabase(config);
  copyData();
  const restarts = new Restarts({
    compile,
    program: fileURLToPath(new URL("dev/serve-sources.ts", import.meta.url)),
    environment: {
      ...process.env,
      // With an address the server would take the demo for switched off.
      ...(embedded && { DATABASE_URL: embedded.url, DEMO: config.demo ? "1" : "0" }),
    },
    say,
  });
  let lull: NodeJS.Timeout | undefined;
  const watched = ["backend", "vite.config.ts"].filter(existsSync).map((path) =>
    watch(path, { recursive: true }, (_event, file) => {
      if (file && TESTS.test(file)) return;
      clearTimeout(lull);
      lull = setTimeout(() => void restarts.changed(), LULL);
    }),
  );
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearTimeout(lull);
    for (const one of watched) one.close();
    await restarts.stop();
    await embedded?.stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  await restarts.changed();
  say(`SportsTech Hub runs on ${config.publicUrl}, and shows what is saved. Ctrl-C stops it.`);
}

await dev().catch((error: unknown) => {
  process.stderr.write(`SportsTech Hub can't start: ${whyNotStarted(error)}\n`);
  process.exit(1);
});
