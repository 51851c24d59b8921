import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SearchNode } from "../../../../scripts/search-node/run-node.ts";
import { FIRST_START, startSearchNode } from "../../../../scripts/search-node/start.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { searchEngineOf } from "../engine/engine-of.ts";
import { clusterIndexesOf } from "./cluster-indexes.ts";
import { fillCluster } from "./fill-cluster.ts";
import { SearchCluster } from "./search-cluster.ts";

let app: TestApp;
let node: SearchNode;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "away-"));
  node = await startSearchNode({ dataFolder });
  app = await startTestApp("empty", { SEARCH_URL: node.url });
}, FIRST_START);
afterAll(async () => {
  await app?.stop();
  await node?.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const SEARCH = "query ($text: String!) { search(text: $text) { totalCount isComplete nodes { title } } }";
interface Found {
  readonly search: { totalCount: number; isComplete: boolean; nodes: { title: string }[] };
}
const search = (text: string) => app.execute<Found>(SEARCH, { text });
const titles = async (text: string) => (await search(text)).data.search.nodes.map(({ title }) => title);
const em = () => app.database.orm.em.fork();
const readyz = async () => {
  const response = await app.fetch("/readyz");
  return {
    status: response.status,
    details: ((await response.json()) as { details: { search: string } }).details,
  };
};

it("while the cluster is away lists, records and writes work, search says so, and nothing is lost", async () => {
  await createSolution(app, { title: "Astrolabe", slug: "astrolabe" });
  expect(await titles("astrolabe")).toEqual(["Astrolabe"]);
  await app.runJobs();
  expect(await titles("astrolabe")).toEqual(["Astrolabe"]);
  expect((await readyz()).details.search).toMatch(/^OpenSearch: \d+ records, nothing waits\.$/);

  await node.kill();
  for (let asked = 0; asked < 6; asked++) {
    const { errors, response } = await search("astrolabe");
    expect(errors?.[0]?.extensions?.code).toBe("UNAVAILABLE");
    expect(response.headers.get("retry-after")).not.toBeNull();
  }
  const matched = await app.execute(`{ matchSolutions(brief: { text: "astrolabe" }) { ruledOut } }`);
  expect(matched.errors?.[0]?.extensions?.code).toBe("UNAVAILABLE");
  const listed = await app.execute<{ solutions: { nodes: { title: string }[] } }>(
    "{ solutions(first: 5) { nodes { title } } }",
  );
  expect(listed.data.solutions.nodes).toEqual([{ title: "Astrolabe" }]);
  expect(await readyz()).toMatchObject({
    status: 200,
    details: { search: "OpenSearch: the cluster doesn't answer." },
  });
  await createSolution(app, { title: "Quadrant" });
  await em().execute("delete from solutions where title = 'Astrolabe'");
  await app.runJobs();

  node = await startSearchNode({ dataFolder, port: Number(new URL(node.url).port) });
  await expect.poll(async () => (await search("quadrant")).errors).toBeUndefined();
  expect([await titles("quadrant"), await titles("astrolabe")]).toEqual([["Quadrant"], []]);
  await app.runJobs();
  expect([await titles("quadrant"), await titles("astrolabe")]).toEqual([["Quadrant"], []]);
  expect((await search("quadrant")).data.search.isComplete).toBe(true);
});

it("a cluster that has lost everything is filled again", async () => {
  const cluster = new SearchCluster([node.url]);
  await cluster.ask((client) => client.transport.request({ method: "DELETE", path: "/sportstech-*" }));
  expect((await search("quadrant")).errors).toBeUndefined();
  await app.runJobs();
  expect([await titles("quadrant"), (await search("quadrant")).data.search.isComplete]).toEqual([
    ["Quadrant"],
    true,
  ]);
  await cluster.close();
});

it("what can't be written to a full disk waits and is found meanwhile, and is written once there is room", async () => {
  const cluster = new SearchCluster([node.url]);
  const block = (isFull: true | null) =>
    cluster.ask((client) =>
      client.indices.putSettings({
        index: "sportstech-*",
        body: { index: { blocks: { read_only_allow_delete: isFull } } } as never,
      }),
    );
  const work = async () => searchEngineOf(em()).work?.(em());
  await block(true);
  const { id } = await createSolution(app, { title: "Alidade" });
  for (let time = 0; time < 6; time++) {
    await expect(work()).rejects.toThrow("disk");
    expect([await titles("alidade"), await titles("quadrant")]).toEqual([["Alidade"], ["Quadrant"]]);
  }
  expect((await readyz()).details.search).toMatch(/ changes? to be taken in\.$/);
  await block(null);
  await work();
  expect([await titles("alidade"), await titles("quadrant")]).toEqual([["Alidade"], ["Quadrant"]]);
  expect((await readyz()).details.search).toMatch(/nothing waits\.$/);
  await em().execute("delete from solutions where id = ?", [id]);
  await cluster.close();
});

it("a process that dies in the middle of writing leaves what another one completes", async () => {
  const { id } = await createSolution(app, { title: "Sundial" });
  await em().execute(
    `insert into solutions (title, slug, description, category_id, vendor_id)
     select 'Sundial ' || n, 'sundial-' || n, 'Many.', category_id, vendor_id
     from solutions, generate_series(1, 900) n where id = ?`,
    [id],
  );
  const cluster = new SearchCluster([node.url]);
  const indexes = await clusterIndexesOf(em(), cluster);
  const write = indexes.live.write.bind(indexes.live);
  let pages = 0;
  indexes.live.write = async (...page) => {
    pages++;
    if (pages > 2) throw new Error("Killed.");
    await write(...page);
  };
  await expect(fillCluster(em(), indexes, Date.now())).rejects.toThrow("Killed.");
  // The latest changes are read from the database, the others are written by the next job.
  expect(await titles("sundial")).not.toEqual([]);
  await app.runJobs();
  const { totalCount, isComplete } = (await search("sundial")).data.search;
  expect([totalCount, isComplete]).toEqual([901, true]);
  await cluster.close();
});

it("an older reading doesn't replace a later one, and an index is replaced without a pause", async () => {
  const cluster = new SearchCluster([node.url]);
  const { live } = await clusterIndexesOf(em(), cluster);
  await live.write([{ key: "solution:1", document: undefined }], "1");
  const before = (await search("sundial")).data.search.totalCount;
  let [isDone, answers] = [false, 0];
  const searching = (async () => {
    while (!isDone) {
      expect((await search("sundial")).data.search).toMatchObject({ totalCount: before, isComplete: true });
      answers++;
    }
  })();
  await searchEngineOf(em()).rebuild(em());
  isDone = true;
  await searching;
  expect(answers).toBeGreaterThan(0);
  await cluster.close();
});

it("what a restored backup or half a day without a job has missed is made anew", async () => {
  const cluster = new SearchCluster([node.url]);
  const { live } = await clusterIndexesOf(em(), cluster);
  for (const missed of [{ at: "2020-01-01 00:00:00+00" }, { seen: "9000000000:9000000000:" }]) {
    const state = await live.state();
    if (!state) throw new Error("There is no index.");
    const { seen, at, filling } = state;
    await live.setState({ seen, at, filling, ...missed });
    await searchEngineOf(em()).work?.(em());
    expect((await live.state())?.at).not.toBe("2020-01-01 00:00:00+00");
    expect(Number((await live.state())?.seen.split(":")[1])).toBeLessThan(9_000_000_000);
    expect(await titles("quadrant")).toEqual(["Quadrant"]);
  }
  await cluster.close();
});
