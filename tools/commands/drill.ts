import { parseArgs } from "node:util";
import { freezeDatabase, killDatabase, restartDatabase } from "../drill/database-faults.ts";
import { fourAtOnce } from "../drill/four-at-once.ts";
import { fullDisk } from "../drill/full-disk.ts";
import { hostileFiles } from "../drill/hostile-files.ts";
import { killServer } from "../drill/kill-server.ts";
import { idleConnections, slowClients } from "../drill/many-connections.ts";
import { mixedLoad } from "../drill/mixed-load.ts";
import { oneAccount } from "../drill/one-account.ts";
import { type Outcome, type Plan, tableOf } from "../drill/outcome.ts";
import { rollingRestart, stopServer } from "../drill/stop-server.ts";

const DRILLS: Readonly<Record<string, (plan: Plan) => Promise<Outcome>>> = {
  "kill-server": killServer,
  "kill-database": killDatabase,
  "restart-database": restartDatabase,
  "freeze-database": freezeDatabase,
  "stop-server": stopServer,
  "rolling-restart": rollingRestart,
  "full-disk": fullDisk,
  "slow-clients": slowClients,
  "idle-connections": idleConnections,
  "four-at-once": fourAtOnce,
  "one-account": oneAccount,
  "hostile-files": hostileFiles,
  "mixed-load": mixedLoad,
};

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: Object.keys(DRILLS) },
    rounds: { type: "string", default: "5" },
    minutes: { type: "string", default: "10" },
  },
});
const plan = { rounds: Number(values.rounds), minutes: Number(values.minutes) };
const outcomes = new Map<string, Outcome>();
for (const name of values.only) {
  const drill = DRILLS[name];
  if (!drill) throw new Error(`There is no drill ${name}; there are ${Object.keys(DRILLS).join(", ")}.`);
  process.stderr.write(`${name} ...\n`);
  const outcome = await drill(plan);
  outcomes.set(name, outcome);
  process.stderr.write(`${JSON.stringify(outcome)}\n`);
}
process.stdout.write(tableOf(outcomes));
const bad = [...outcomes.values()].some(({ lost, broken }) => lost > 0 || broken > 0);
process.exit(bad ? 1 : 0);
