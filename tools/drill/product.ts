import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { ask } from "./ask.ts";

/** A running instance of the product, started by this drill. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  /** Its resident memory in megabytes. */
  memory(): number;
  /** Resolves when it has ended. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Starts an instance, and waits until it is ready. */
export async function startProduct(
  databaseUrl: string,
  dataDirectory: string,
  port?: number,
): Promise<Product> {
  const PORT = String(port ?? (await freePort()));
  const child = spawn(process.execPath, [...process.execArgv, "dist/scripts/serve.js"], {
    env: {
      ...process.env,
      PORT,
      HOST: "127.0.0.1",
      DEMO: "1",
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDirectory,
      LOG_LEVEL: process.env.LOG_LEVEL ?? "fatal",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.add(child);
  const ended = once(child, "exit").then(() => running.delete(child));
  const url = `http://127.0.0.1:${PORT}`;
  while ((await ask(`${url}/readyz`)).status !== 200) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}.`);
    await delay(10);
  }
  const pid = child.pid ?? 0;
  return {
    url,
    pid,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024,
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

/** Ends every instance that still runs. */
export async function endProducts(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    }),
  );
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}
