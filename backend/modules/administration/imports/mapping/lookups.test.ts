import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { lookupName, readLookups } from "./lookups.ts";
import type { Mapping } from "./mapping.ts";

const folder = mkdtempSync(join(tmpdir(), "lookups-"));
afterAll(() => rmSync(folder, { recursive: true }));

const LOOKUP = { list: "places", key: "id", value: "name" };
const mapping = {
  records: "rows",
  fields: { country: { from: "place", lookup: LOOKUP } },
} as unknown as Mapping;

function read(places: object[], most?: number) {
  const file = join(folder, "places.json");
  writeFileSync(file, JSON.stringify({ rows: [{ place: 1 }], places }));
  return readLookups(file, mapping, most).then((lookups) => lookups.get(lookupName(LOOKUP)));
}

it("reads a list, in which the same may stand twice", async () => {
  const found = await read([
    { id: 1, name: "Norway" },
    { id: 1, name: "Norway" },
    { id: 2, name: "Peru" },
    {},
  ]);
  expect([...(found ?? [])]).toEqual([
    ["1", "Norway"],
    ["2", "Peru"],
  ]);
});

it.each<[string, object[], RegExp]>([
  [
    "two values for a key",
    [
      { id: 1, name: "Norway" },
      { id: 1, name: "Peru" },
    ],
    /two values for id 1: "Norway" and "Peru"/,
  ],
  ["no such key", [{ code: 1, name: "Norway" }], /looks up "id" in "places", which isn't in it/],
  ["no such value", [{ id: 1, title: "Norway" }], /looks up "name" in "places", which isn't in it/],
])("refuses a list with %s", async (_what, places, message) => {
  await expect(read(places)).rejects.toThrow(message);
});

it("refuses a list that is too large to keep", async () => {
  await expect(
    read(
      [
        { id: 1, name: "A" },
        { id: 2, name: "B" },
        { id: 3, name: "C" },
      ],
      2,
    ),
  ).rejects.toThrow(/too large to look values up in: up to 2 records/);
});
