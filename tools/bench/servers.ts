import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** A server that is measured. */
export interface BenchServer {
  readonly url: string;
  /** The processor time that it has taken so far, in milliseconds, and its resident memory, in megabytes. */
  usage(): Promise<{ cpu: number; memory: number }>;
  /** Ends it. */
  stop(): Promise<void>;
}

/** Starts servers, and ends all of them. */
export class BenchServers {
  readonly #children: ChildProcess[] = [];

  /** Starts a built script with the product's settings, and waits for a line of its output. */
  async start(
    script: string,
    environment: NodeJS.ProcessEnv,
    ready: RegExp,
    ...args: string[]
  ): Promise<BenchServer> {
    const PORT = String(await freePort());
    const child = spawn(process.execPath, [...process.execArgv, script, ...args], {
      env: { ...process.env, MALLOC_ARENA_MAX: "1", HOST: "127.0.0.1", ...environment, PORT },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#children.push(child);
    let said = "";
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
      said += chunk;
      if (ready.test(said)) break;
    }
    if (!ready.test(said)) throw new Error(`${script} ended before it was ready.`);
    child.stdout.resume();
    const url = `http://127.0.0.1:${PORT}`;
    return { url, usage: () => usageOf(url), stop: () => end(child) };
  }

  /** Runs a built script to its end. */
  async run(script: string, environment: NodeJS.ProcessEnv, ...args: string[]): Promise<void> {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...environment },
      stdio: ["ignore", 2, 2],
    });
    this.#children.push(child);
    await once(child, "exit");
    if (child.exitCode !== 0) throw new Error(`${script} failed.`);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#children.splice(0).map(end));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** How often figures are asked for, as a busy server may refuse them. */
const TRIES = 10;

async function usageOf(url: string): Promise<{ cpu: number; memory: number }> {
  let figures = "";
  for (let time = 0; time < TRIES && !figures.includes("process_cpu"); time++)
    figures = await fetch(`${url}/metrics`).then(
      (answer) => answer.text(),
      () => delay(500, ""),
    );
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(figures)?.[1]);
  return {
    cpu: figure("process_cpu_seconds_total") * 1000,
    memory: figure("process_resident_memory_bytes") / 1024 ** 2,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}
