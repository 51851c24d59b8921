import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client, errors } from "@opensearch-project/opensearch";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type SharedNode, sharedSearchNode } from "../../backend/testing/servers/search-node.ts";
import type { SearchNode } from "./run-node.ts";
import { FIRST_START, startSearchNode } from "./start.ts";

const COUNT = 1_000;
const DIMENSIONS = 128;
const KINDS = ["software", "hardware", "service"];

/** A constant, as the client's types of facets lack their field. */
const BY_KIND = { field: "kind", size: 10 };

interface Item {
  readonly title: string;
  readonly kind: string;
  readonly price: number;
  readonly vector: string;
}

const vectorOf = (n: number) =>
  Int8Array.from({ length: DIMENSIONS }, (_, i) => Math.round(Math.cos((n + 1) * (i + 1)) * 100));
const item = (n: number): Item => ({
  title: n % 10 === 0 ? `Load monitoring for team ${n}` : `Team ${n} of monitored load`,
  kind: KINDS[n % KINDS.length] ?? "",
  price: n,
  vector: Buffer.from(vectorOf(n)).toString("base64"),
});
const ITEMS = Array.from({ length: COUNT }, (_, n) => item(n));

/** A byte of the query is a character, which Java reads without unpacking a number from an object. */
const NEAREST = `
  BytesRef v = doc['vector'].value; byte[] b = v.bytes; int o = v.offset; String q = params.q; int sum = 0;
  for (int i = 0; i < ${DIMENSIONS}; i++) { sum += b[o + i] * (q.charAt(i) - 128); }
  return 1 + sum / ${127 * 127 * DIMENSIONS}.0;`;

/** A byte from -128 to 127 as a character from 0 to 255. */
const textOf = (vector: Int8Array) => String.fromCharCode(...Array.from(vector, (x) => x + 128));

async function makeIndex(client: Client, index: string, replicas = 0): Promise<void> {
  await client.indices.create({
    index,
    body: {
      settings: {
        number_of_shards: 1,
        number_of_replicas: replicas,
        // By default a copy is made anew a minute after its node has gone.
        "index.unassigned.node_left.delayed_timeout": "0",
      },
      mappings: {
        properties: {
          title: { type: "text" },
          kind: { type: "keyword" },
          price: { type: "integer" },
          vector: { type: "binary", doc_values: true },
        },
      },
    },
  });
}

async function fill(client: Client, index: string, items: readonly Item[]): Promise<void> {
  const body = items.flatMap((each, n) => [{ index: { _index: index, _id: String(n) } }, each]);
  const { body: answer } = await client.bulk({ refresh: true, body });
  expect(answer.errors).toBe(false);
}

async function countOf(client: Client, index: string): Promise<number> {
  return (await client.count({ index })).body.count;
}

describe("a search node", () => {
  let node: SharedNode;
  let client: Client;
  const idsOf = async (query: object, size = 10): Promise<number[]> => {
    const { body } = await client.search({ index: "items", body: { size, query } });
    return body.hits.hits.map((hit) => Number(hit._id));
  };

  beforeAll(async () => {
    node = await sharedSearchNode();
    client = new Client({ node: node.url });
    await makeIndex(client, "items");
    await fill(client, "items", ITEMS);
  }, FIRST_START);
  afterAll(async () => {
    await client?.indices.delete({ index: "items,items-2", ignore_unavailable: true });
    await client?.close();
  });

  it("answers on loopback alone", () => {
    expect(new URL(node.url).hostname).toBe("127.0.0.1");
    expect(node.transport).toMatch(/^127\.0\.0\.1:\d+$/);
  });

  it("holds what a bulk request brought", async () => {
    expect(await countOf(client, "items")).toBe(COUNT);
  });

  it("filters, excludes, sorts and counts by facet", async () => {
    const { body } = await client.search({
      index: "items",
      body: {
        size: 3,
        query: {
          bool: {
            must: [{ match: { title: "load" } }],
            filter: [{ range: { price: { gte: 100, lt: 200 } } }],
            must_not: [{ term: { kind: "service" } }],
          },
        },
        sort: [{ price: "desc" }],
        aggs: { kinds: { terms: BY_KIND } },
      },
    });
    const wanted = ITEMS.filter(({ price, kind }) => price >= 100 && price < 200 && kind !== "service");
    expect(body.hits.hits.map((hit) => Number(hit._id))).toEqual(
      wanted
        .map(({ price }) => price)
        .reverse()
        .slice(0, 3),
    );
    expect(body.aggregations?.kinds).toMatchObject({
      buckets: ["hardware", "software"].map((key) => ({
        key,
        doc_count: wanted.filter(({ kind }) => kind === key).length,
      })),
    });
  });

  it("finds phrases and beginnings of words", async () => {
    const phrase = await idsOf({ match_phrase: { title: "load monitoring" } }, COUNT);
    expect(phrase.sort((a, b) => a - b)).toEqual(Array.from({ length: COUNT / 10 }, (_, n) => n * 10));
    expect(await idsOf({ match_phrase: { title: "monitoring load" } })).toEqual([]);
    expect(await idsOf({ prefix: { title: "monitori" } }, COUNT)).toHaveLength(COUNT / 10);
  });

  it("ranks by a vector of bytes among what a filter leaves", async () => {
    const question = vectorOf(4_321);
    const near = await idsOf({
      script_score: {
        query: { bool: { filter: [{ term: { kind: "service" } }] } },
        script: { source: NEAREST, params: { q: textOf(question) } },
      },
    });
    const product = (n: number) => vectorOf(n).reduce((sum, x, i) => sum + x * (question[i] ?? 0), 0);
    const best = ITEMS.filter(({ kind }) => kind === "service")
      .map(({ price }) => ({ id: price, score: product(price) }))
      .sort((a, b) => b.score - a.score);
    expect(near).toEqual(best.slice(0, 10).map(({ id }) => id));
  });

  it("puts another index in an alias's place at once", async () => {
    await makeIndex(client, "items-2");
    await fill(client, "items-2", ITEMS.slice(0, 7));
    await client.indices.putAlias({ index: "items", name: "current" });
    expect(await countOf(client, "current")).toBe(COUNT);
    const counts = new Set<number>();
    let swapped = false;
    const reading = (async () => {
      while (!swapped) counts.add(await countOf(client, "current"));
    })();
    await client.indices.updateAliases({
      body: {
        actions: [
          { remove: { index: "items", alias: "current" } },
          { add: { index: "items-2", alias: "current" } },
        ],
      },
    });
    swapped = true;
    await reading;
    expect(await countOf(client, "current")).toBe(7);
    for (const count of counts) expect([COUNT, 7]).toContain(count);
  });
});

describe("the life of a search node", () => {
  const nodes: SearchNode[] = [];
  const clients: Client[] = [];
  const start = async (...options: Parameters<typeof startSearchNode>) => {
    const node = await startSearchNode(...options);
    nodes.push(node);
    return node;
  };
  const connect = (...urls: string[]) => {
    const client = new Client({ nodes: urls });
    clients.push(client);
    return client;
  };
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.close()));
    await Promise.all(nodes.splice(0).map((node) => node.stop()));
  });

  it.each(["SIGTERM", "SIGKILL"] as const)(
    "leaves nothing behind when its command gets %s",
    async (signal) => {
      const folder = await mkdtemp(join(tmpdir(), "command-"));
      const command = spawn(process.execPath, ["scripts/search-node.ts", "--port", "0"], {
        stdio: ["ignore", "pipe", "inherit"],
        env: { ...process.env, TMPDIR: folder },
      });
      const [line] = await once(createInterface(command.stdout), "line");
      const [url = ""] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line)) ?? [];
      expect((await fetch(url)).status).toBe(200);
      expect(await readdir(folder)).toHaveLength(1);
      command.kill(signal);
      await expect.poll(() => readdir(folder)).toEqual([]);
      await expect(fetch(url)).rejects.toThrow("fetch failed");
      await rm(folder, { recursive: true });
    },
  );

  it("goes on where it was, in a folder that is kept", async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "kept-node-"));
    try {
      const first = await start({ dataFolder });
      const client = connect(first.url);
      await makeIndex(client, "items");
      await fill(client, "items", ITEMS.slice(0, 20));
      await first.kill();
      expect(existsSync(dataFolder)).toBe(true);
      const port = Number(new URL(first.url).port);
      expect((await start({ dataFolder, port })).url).toBe(first.url);
      await client.cluster.health({ index: "items", wait_for_status: "green" });
      expect(await countOf(client, "items")).toBe(20);
    } finally {
      await Promise.all(nodes.splice(0).map((node) => node.stop()));
      await rm(dataFolder, { recursive: true, force: true });
    }
  });

  it("finds the nearest vectors with the k-NN plugin, where a filter leaves some", async () => {
    const client = connect((await start({ knn: true })).url);
    await client.indices.create({
      index: "vectors",
      body: {
        settings: { "index.knn": true },
        mappings: {
          properties: {
            kind: { type: "keyword" },
            vector: {
              type: "knn_vector",
              dimension: DIMENSIONS,
              data_type: "byte",
              space_type: "cosinesimil",
              method: { name: "hnsw", engine: "lucene" },
            },
          },
        },
      },
    });
    const body = ITEMS.flatMap(({ kind }, n) => [
      { index: { _index: "vectors", _id: String(n) } },
      { kind, vector: Array.from(vectorOf(n)) },
    ]);
    expect((await client.bulk({ refresh: true, body })).body.errors).toBe(false);
    const filter = { term: { kind: ITEMS[500]?.kind ?? "" } };
    const near = await client.search({
      index: "vectors",
      body: { query: { knn: { vector: { vector: Array.from(vectorOf(500)), k: 5, filter } } }, size: 5 },
    });
    const kinds = near.body.hits.hits.map(({ _source }) => _source?.kind);
    expect([near.body.hits.hits[0]?._id, kinds]).toEqual(["500", Array(5).fill(ITEMS[500]?.kind)]);
  });

  it("answers reads while one of two nodes is gone, and writes while a manager is left", async () => {
    const first = await start();
    const second = await start({ seedHosts: [first.transport] });
    const both = connect(first.url, second.url);
    await makeIndex(both, "items", 1);
    await fill(both, "items", ITEMS.slice(0, 100));
    const complete = async (client: Client) =>
      (await client.cluster.health({ index: "items", wait_for_status: "green", timeout: "60s" })).body;
    expect(await complete(both)).toMatchObject({ status: "green", number_of_nodes: 2 });

    await second.kill();
    for (let n = 0; n < 10; n++) expect(await countOf(both, "items")).toBe(100);
    await both.index({ index: "items", id: "100", body: item(100), refresh: true });

    const third = await start({ seedHosts: [first.transport] });
    const survivors = connect(first.url, third.url);
    expect(await complete(survivors)).toMatchObject({ status: "green", number_of_nodes: 2 });
    await first.kill();
    for (let n = 0; n < 10; n++) expect(await countOf(survivors, "items")).toBe(101);
    const late = connect(third.url).index({ index: "items", id: "101", body: item(101), timeout: "1s" });
    await expect(late).rejects.toBeInstanceOf(errors.ResponseError);
  });
});
