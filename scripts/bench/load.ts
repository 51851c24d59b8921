import { Agent, request } from "node:http";

/** A request to repeat. */
export interface Target {
  readonly name: string;
  readonly url: string;
  /** A GraphQL operation; GET without it. */
  readonly operation?: string;
}

/** The result of a load test. */
export interface Measure {
  readonly perSecond: number;
  /** Latency percentiles (p50, p99) in milliseconds. */
  readonly median: number;
  readonly p99: number;
}

const CONNECTIONS = 10;

function ask(agent: Agent, { url, operation }: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    const body = operation && JSON.stringify({ query: operation });
    const sent = request(
      url,
      { agent, method: body ? "POST" : "GET", headers: body ? { "content-type": "application/json" } : {} },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`));
        response.resume().on("end", resolve).on("error", reject);
      },
    );
    sent.on("error", reject).end(body);
  });
}

/** Sends requests over ten connections for a few seconds, after a second of warm-up. */
export async function measure(target: Target, seconds: number): Promise<Measure> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const run = async (until: number, note: boolean) => {
    while (performance.now() < until) {
      const start = performance.now();
      await ask(agent, target);
      if (note) times.push(performance.now() - start);
    }
  };
  const all = (duration: number, note: boolean) =>
    Promise.all(Array.from({ length: CONNECTIONS }, () => run(performance.now() + duration * 1000, note)));
  await all(1, false);
  await all(seconds, true);
  agent.destroy();
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: times.length / seconds, median: at(0.5), p99: at(0.99) };
}
