import { expect, it } from "vitest";
import { changesBetween } from "./changes-between.ts";

const row = {
  name: "A",
  note: null as string | null,
  at: new Date(0),
  tags: ["x"],
  owner: { id: 1 },
  other: 1,
};
const FIELDS = ["name", "note", "at", "tags", "owner"] as const;

it("holds the fields that differ, and only those that are asked for", () => {
  const after = { ...row, name: "B", at: new Date(1_000), tags: ["x", "y"], owner: { id: 2 }, other: 2 };
  expect(changesBetween(row, after, FIELDS)).toEqual({
    name: { before: "A", after: "B" },
    at: { before: "1970-01-01T00:00:00.000Z", after: "1970-01-01T00:00:01.000Z" },
    tags: { before: ["x"], after: ["x", "y"] },
    owner: { before: 1, after: 2 },
  });
  expect(changesBetween(row, { ...row, tags: ["x"], owner: { id: 1 } }, FIELDS)).toEqual({});
});

it("holds what a new record has, and what one had that is gone", () => {
  expect(changesBetween(undefined, row, ["name", "note"])).toEqual({ name: { after: "A" } });
  expect(changesBetween(row, undefined, ["name", "note"])).toEqual({ name: { before: "A" } });
});

it("cuts long texts, never within a character", () => {
  const { name } = changesBetween({ name: "" }, { name: "😀".repeat(300) }, ["name"]);
  expect(name?.after).toBe(`${"😀".repeat(99)}…`);
});
