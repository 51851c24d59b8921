import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createTroubledDatabase, type TroubledDatabase } from "../testing/servers/troubled-database.ts";
import { type Changes, listenToChanges } from "./changes.ts";

const listener = { opened: vi.fn(), changed: vi.fn(), told: vi.fn(), lost: vi.fn() };
let database: TroubledDatabase;
let changes: Changes;

beforeAll(async () => {
  database = await createTroubledDatabase("empty", { patience: 10_000 });
});
beforeEach(async () => {
  vi.clearAllMocks();
  changes = await listenToChanges(database.url, pino({ level: "silent" }), listener);
});
afterEach(() => changes.stop());
afterAll(() => database.drop());

const change = () => database.orm.em.fork().execute("update sports set name = name");

it("a change is told before whoever waits for it goes on, also when many wait", async () => {
  await change();
  await Promise.all(Array.from({ length: 50 }, () => changes.caughtUp()));
  expect(listener.changed).toHaveBeenCalledWith("sports");
});

it("a connection from which nothing comes any more is lost, and nobody waits for it longer", async () => {
  database.freeze();
  await changes.caughtUp();
  expect(listener.lost).toHaveBeenCalledTimes(1);
  await changes.caughtUp();
  await database.recover();
  await vi.waitUntil(() => listener.opened.mock.calls.length === 2, { timeout: 15_000 });
  await change();
  await changes.caughtUp();
  expect(listener.changed).toHaveBeenCalledWith("sports");
});
