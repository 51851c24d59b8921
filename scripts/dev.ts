import { fileURLToPath } from "node:url";
import { ConfigError, readConfig } from "../backend/config.ts";
import { startProductDatabase } from "../backend/database/product-database.ts";
import { warnOfSettings } from "../backend/load-config.ts";
import { whyNotStarted } from "../backend/processes/run.ts";
import { answerMetrics } from "../backend/web/operation/all-metrics.ts";
import { tryPort } from "../backend/web/operation/listen.ts";
import { stopWithParent } from "./commands/stop-with-parent.ts";
import { sayingCommand } from "./dev/commands.ts";
import { Restarts } from "./dev/restarts.ts";
import { readSettings } from "./dev/settings.ts";
import { watchSaves } from "./dev/watch-saves.ts";

let stopping = false;
const say = (line: string) => {
  // Programs ended by Ctrl-C report a failure.
  if (!stopping) process.stdout.write(`${line}\n`);
};

const checkTypes = sayingCommand(
  "tsc -p tsconfig.build.json --noEmit --tsBuildInfoFile node_modules/.cache/dev.tsbuildinfo",
  { wrong: "There are type errors; the server runs anyway.", right: "The type errors are fixed." },
  say,
);
const generate = sayingCommand(
  "npm run --silent codegen",
  {
    wrong: "Nothing was generated from the .graphql files. Waiting for the next save of one.",
    right: "The .graphql files are right again; what is generated from them is up to date.",
  },
  say,
);

/** Serves the sources: components are replaced in open pages, and every other change restarts the server. */
async function dev(): Promise<void> {
  stopWithParent();
  const settings = readSettings();
  const config = readConfig(settings);
  warnOfSettings(settings, config);
  if (config.processes > 1)
    throw new ConfigError("npm run dev serves with one process; leave PROCESSES out.");
  await tryPort(config);
  const embedded = config.databaseUrl ? undefined : await startProductDatabase(config);
  answerMetrics();
  const restarts = new Restarts({
    program: fileURLToPath(new URL("dev/serve-sources.ts", import.meta.url)),
    settings: () => ({
      ...readSettings(),
      // With a URL set, the server would take the demo as disabled.
      ...(embedded && { DATABASE_URL: embedded.url, DEMO: config.demo ? "1" : "0" }),
    }),
    say,
  });
  const serveAnew = async () => {
    await restarts.changed();
    await checkTypes();
  };
  const stopWatching = await watchSaves(
    ["backend", "frontend", "schema.graphql", "vite.config.ts", ".env"],
    (files) => {
      const documents = files.filter((file) => file.endsWith(".graphql"));
      if (documents.length) void generate();
      if (documents.length < files.length) void serveAnew();
    },
  );
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await stopWatching();
    await restarts.stop();
    await embedded?.stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  await restarts.changed();
  const runs = restarts.isServing
    ? `SportsTech Hub is running at ${config.publicUrl} and shows`
    : "This shows";
  say(`${runs} what you save. Press Ctrl-C to stop it.`);
  await checkTypes();
}

await dev().catch((error: unknown) => {
  process.stderr.write(`SportsTech Hub can't start: ${whyNotStarted(error)}\n`);
  process.exit(1);
});
