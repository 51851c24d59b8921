import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { buildScripts, type Running } from "../testing/servers/built-scripts.ts";
import { freePort } from "../testing/servers/free-port.ts";
import { stubFrontend } from "../testing/servers/stub-frontend.ts";
import { createTestDatabase, type TestDatabase } from "../testing/servers/test-database.ts";

const start = buildScripts();
const running = new Set<Running>();
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase("empty");
  // A frontend whose pages say which process made them, the one at /slow once it is released.
  folder = stubFrontend(
    "processes-",
    `import { existsSync, writeFileSync } from "node:fs";
    import { setTimeout as delay } from "node:timers/promises";
    export const entryAssets = () => ({});
    export const render = async ({ url }) => {
      if (url === "/slow") {
        writeFileSync("slow-" + process.pid + "-" + performance.now(), "");
        while (!existsSync("released")) await delay(10);
      }
      return { status: 200, html: String(process.pid) };
    };`,
  );
});
afterEach(() => {
  for (const name of readdirSync(folder)) if (/^slow-|^released$/.test(name)) rmSync(join(folder, name));
});
afterAll(async () => {
  for (const one of running) {
    one.kill("SIGKILL");
    await one.ended;
  }
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Starts the product; the port is free unless it is given. */
async function startProduct(settings: Record<string, string> = {}) {
  const PORT = settings.PORT ?? String(await freePort());
  const environment = {
    PORT,
    DATABASE_URL: database.url,
    HOST: "127.0.0.1",
    PROCESSES: "2",
    ANSWER_MEMORY: "0",
  };
  const product = start("serve.js", [], { ...environment, ...settings }, folder);
  running.add(product);
  return { product, url: `http://127.0.0.1:${PORT}` };
}

async function startedProduct() {
  const started = await startProduct();
  while (!started.product.output.includes("is running at")) await delay(20);
  return started;
}

let shared: ReturnType<typeof startedProduct> | undefined;
/** One for all tests until the one that ends it. */
const runningProduct = () => {
  shared ??= startedProduct();
  return shared;
};

/** Which process answers a request on a connection of its own; undefined when it is lost. */
async function answeredBy(url: string, path = "/"): Promise<number | undefined> {
  try {
    return Number(await (await fetch(url + path, { headers: { connection: "close" } })).text());
  } catch {
    return undefined;
  }
}

/** Slow requests, until both processes work on some; each makes two pages at a time, and others wait. */
async function slowRequests(url: string, pids: number[]) {
  const requests: Promise<number | undefined>[] = [];
  const begun = () => readdirSync(folder).filter((name) => name.startsWith("slow-"));
  const isBusy = (pid: number) => begun().some((name) => name.startsWith(`slow-${pid}-`));
  while (!pids.every(isBusy)) {
    requests.push(answeredBy(url, "/slow"));
    await delay(10);
  }
  const answers = async () => new Set(await Promise.all(requests));
  return { answers, release: () => writeFileSync(join(folder, "released"), "") };
}

/** The processes that answer, asked until there are `count`. */
async function answering(url: string, count: number): Promise<number[]> {
  const pids = new Set<number>();
  while (pids.size < count) {
    const pid = await answeredBy(url);
    if (pid) pids.add(pid);
  }
  return [...pids];
}

function exists(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

describe("two processes", () => {
  it("share the requests, and tell their figures together", async () => {
    const { product, url } = await runningProduct();
    const pids = await answering(url, 2);
    expect(pids).not.toContain(product.pid);
    const figures = async () => (await fetch(`${url}/metrics`)).text();
    const before = Number(/_count\{method="GET",status="200"\} (\d+)/.exec(await figures())?.[1]);
    for (let i = 0; i < 10; i += 1) await answeredBy(url);
    const after = Number(/_count\{method="GET",status="200"\} (\d+)/.exec(await figures())?.[1]);
    // The first question for the figures is one, too.
    expect(after - before).toBe(11);
  });

  it("survive the end of one: others answer meanwhile, and another takes its place", async () => {
    const { url } = await runningProduct();
    const [victim = 0, survivor = 0] = await answering(url, 2);
    const { answers, release } = await slowRequests(url, [victim, survivor]);
    process.kill(victim, "SIGKILL");
    const asked = Array.from({ length: 20 }, () => answeredBy(url));
    while (exists(victim)) await delay(10);
    release();
    // Whoever comes while it dies is answered or turned away, and never waits for ever.
    await Promise.all(asked);
    // What the killed process was working on is lost, nothing else.
    expect(await answers()).toEqual(new Set([undefined, survivor]));
    for (let i = 0; i < 5; i += 1) expect(await answeredBy(url)).not.toBeUndefined();
    expect(await answering(url, 2)).not.toContain(victim);
  });

  it("refuse a port on which processes like them serve", async () => {
    const { url } = await runningProduct();
    const second = await startProduct({ PORT: new URL(url).port });
    const { code, errors } = await second.product.ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/port \d+ is in use/);
  });

  it("finish their requests on SIGTERM, and leave nothing running", async () => {
    const { product, url } = await runningProduct();
    const pids = await answering(url, 2);
    const { answers, release } = await slowRequests(url, pids);
    product.kill("SIGTERM");
    while (!product.output.includes("Stopping")) await delay(10);
    release();
    expect(await answers()).toEqual(new Set(pids));
    expect((await product.ended).code).toBe(0);
    expect(pids.filter(exists)).toEqual([]);
  });

  it("end when the one that started them is killed", async () => {
    const { product, url } = await startedProduct();
    const pids = await answering(url, 2);
    product.kill("SIGKILL");
    while (pids.some(exists)) await delay(20);
  });
});

it.each(["1", "2"])("a product of %s opens its port when it is ready, not before", async (PROCESSES) => {
  const { product, url } = await startProduct({ PROCESSES });
  const statusOf = async (path: string) =>
    (await fetch(url + path, { headers: { connection: "close" } }).catch(() => undefined))?.status;
  let first: number | undefined;
  while (first === undefined) first = await statusOf("/readyz");
  expect([first, await statusOf("/api/solutions")]).toEqual([200, 200]);
  product.kill("SIGTERM");
  await product.ended;
  running.delete(product);
});

describe("a start that fails", () => {
  it.each([
    [
      "a wrong number",
      { PROCESSES: "none" },
      /PROCESSES="none" can't be used: must be a number from 1 to 99/,
    ],
    [
      "no database",
      { DATABASE_URL: "postgres://a:b@127.0.0.1:1/c" },
      /the database at 127.0.0.1:1\/c .* can't be/,
    ],
    ["an address that isn't ours", { HOST: "192.0.2.1" }, /HOST=192.0.2.1 is no address of this machine/],
  ])("with %s says so in one line, and leaves nothing running", async (_name, settings, line) => {
    const { product } = await startProduct(settings);
    const { code, errors } = await product.ended;
    expect(code).toBe(1);
    expect(errors).toMatch(line);
    expect(errors.trim()).toMatch(/^SportsTech Hub can't start: [^\n]+$/);
  });
});
