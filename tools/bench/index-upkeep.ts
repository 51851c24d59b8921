import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { search, untilComplete } from "./index-fill.ts";
import type { BenchServer } from "./servers.ts";

/** How many records are written at once. */
const BURST = 10_000;
/** How often a single record is written meanwhile and afterward. */
const SINGLES = 20;
/** How long it may take until a record is found, in milliseconds. */
const MOST = 120_000;

const ms = (value: number) => `${value.toFixed(0)} ms`;
const most = (values: readonly number[]) => ms(Math.max(...values));
const middle = (values: readonly number[]) => ms(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0);

/** Asks for something small every few milliseconds until told to stop; what it waits is what anybody waits. */
function watch(server: BenchServer): () => Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${server.url}/livez`)).text();
      waits.push(performance.now() - began);
      await delay(5);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return waits;
  };
}

const COPIES = `insert into solutions (title, slug, description, category_id, vendor_id)
  select title || $2::text, $1 || '-' || id, description, category_id, vendor_id
  from solutions where slug not like 'upkeep-%' order by id limit $3`;

/** Writes a record with each call, and tells how long until a search finds it, in milliseconds. */
export function singleWriter(client: pg.Client, server: BenchServer): () => Promise<number> {
  let written = 0;
  return async () => {
    const word = `upkeepx${Date.now()
      .toString(36)
      .replace(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "q")}${written++ % 2 ? "a" : "b"}`;
    await client.query(COPIES, [`upkeep-${word}`, ` ${word}`, 1]);
    const began = performance.now();
    while ((await search(server, word)).totalCount === 0) {
      if (performance.now() - began > MOST) throw new Error("A record is not found.");
      await delay(5);
    }
    return performance.now() - began;
  };
}

/** Removes what was written so. */
export const CLEAN = "delete from solutions where slug like 'upkeep-%'";

/** Measures how an instance's index starts, takes in a burst of records, and finds single ones meanwhile. */
export async function measureUpkeep(
  server: BenchServer,
  url: string,
  say: (line: string) => void,
): Promise<void> {
  const before = await server.usage();
  const watchStart = watch(server);
  const start = await untilComplete(server);
  const waits = await watchStart();
  const after = await server.usage();
  say(`\nIndex: complete ${ms(start)} after the first search; others waited ${most(waits)} at most.`);
  say(`Memory: ${before.memory.toFixed(0)} MB before it, ${after.memory.toFixed(0)} MB with it.`);
  const client = new pg.Client(url);
  await client.connect();
  const clean = () => client.query(CLEAN);
  const single = singleWriter(client, server);
  try {
    await clean();
    await untilComplete(server);
    await client.query(COPIES, ["upkeep-burst", " Upkeepburst", BURST]);
    const watchBurst = watch(server);
    let isTaken = false;
    const taken = untilComplete(server).finally(() => {
      isTaken = true;
    });
    const meanwhile: number[] = [];
    while (!isTaken) meanwhile.push(await single());
    const took = await taken;
    const burstWaits = await watchBurst();
    const afterward: number[] = [];
    for (let time = 0; time < SINGLES; time++) afterward.push(await single());
    const { totalCount } = await search(server, "upkeepburst");
    say(
      `Burst: ${totalCount} of ${BURST} new records found ${ms(took)} after their commit; others waited ${middle(burstWaits)}, ${most(burstWaits)} at most.`,
    );
    say(
      `One record: found after ${middle(meanwhile)} (${most(meanwhile)} at most) meanwhile, ${middle(afterward)} (${most(afterward)}) afterward.`,
    );
  } finally {
    await clean();
    await client.end();
  }
}
