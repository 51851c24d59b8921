import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SearchNode } from "../../../../scripts/search-node/run-node.ts";
import { FIRST_START, startSearchNode } from "../../../../scripts/search-node/start.ts";
import { UnavailableError } from "../../../shared/errors.ts";
import { SearchCluster } from "./search-cluster.ts";

let node: SearchNode;
let cluster: SearchCluster;
let sent: number;
let told: boolean[];

beforeAll(async () => {
  node = await startSearchNode();
}, FIRST_START);
afterAll(() => node?.stop());
beforeEach(() => {
  sent = 0;
  told = [];
  cluster = new SearchCluster([node.url], {
    timeout: 2_000,
    pause: 200,
    onChange: (isAway) => told.push(isAway),
  });
});
afterEach(() => cluster.close());

const ask = () =>
  cluster.ask(async (client) => {
    sent += 1;
    return (await client.info()).body.version.number;
  });
const failures = async (count: number) => {
  for (let n = 0; n < count; n++) await expect(ask()).rejects.toBeInstanceOf(UnavailableError);
};
/** Searches until the cluster answers. */
const answered = () => expect.poll(() => ask().catch(() => "away")).toMatch(/^2\.19\./);

describe("a search cluster", () => {
  it("passes on what it refuses, which doesn't make it count as away", async () => {
    for (let n = 0; n < 10; n++) {
      const refused = cluster.ask((client) => client.get({ index: "missing", id: "1" }));
      await expect(refused).rejects.toMatchObject({ statusCode: 404 });
    }
    expect(await ask()).toMatch(/^2\.19\./);
    expect([cluster.isAway, told]).toEqual([false, []]);
  });

  it("is asked again when a connection breaks", async () => {
    const broken: Socket[] = [];
    const proxy = createServer((socket) => {
      if (broken.length < 2) {
        broken.push(socket.destroy());
        return;
      }
      const upstream = connect(Number(new URL(node.url).port), "127.0.0.1");
      socket.pipe(upstream).pipe(socket);
      for (const end of [socket, upstream]) end.on("error", () => end.destroy());
    });
    await once(proxy.listen(0, "127.0.0.1"), "listening");
    const address = proxy.address();
    const port = address && typeof address === "object" ? address.port : 0;
    const shaky = new SearchCluster([`http://127.0.0.1:${port}`]);
    const count = await shaky.ask(async (client) => (await client.cat.count({ format: "json" })).statusCode);
    expect([count, broken.length, shaky.isAway]).toEqual([200, 2, false]);
    await shaky.close();
    proxy.close();
  });

  it("that doesn't answer in time is away until it does", async () => {
    process.kill(node.pid, "SIGSTOP");
    try {
      await Promise.all(Array.from({ length: 5 }, () => failures(1)));
      // None of them was tried again.
      expect([sent, cluster.isAway]).toEqual([5, true]);
    } finally {
      process.kill(node.pid, "SIGCONT");
    }
    await answered();
    expect([cluster.isAway, told]).toEqual([false, [true, false]]);
  });

  it("that has stopped is asked no more until it is back", async () => {
    const { port } = new URL(node.url);
    await node.stop();
    await failures(2);
    expect([sent, cluster.isAway]).toEqual([5, true]);
    // Refused without a request, whatever the number of callers.
    await Promise.all(Array.from({ length: 20 }, () => failures(1)));
    expect(sent).toBeLessThanOrEqual(6);
    node = await startSearchNode({ port: Number(port) });
    await answered();
    expect([cluster.isAway, told.at(0), told.at(-1)]).toEqual([false, true, false]);
  });
});
