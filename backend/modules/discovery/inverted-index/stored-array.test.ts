import { mkdtemp, rm, truncate, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ArrayFile, Scratch, StoredArray } from "./stored-array.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "arrays-"));
});
afterAll(() => rm(folder, { recursive: true }));

const numbers = Int32Array.from({ length: 100_000 }, (_, at) => at * at - 7);
/** The numbers behind three bytes of something else, so that none is where it could be read as it is. */
const written = async (name: string) => {
  const path = join(folder, name);
  await writeFile(path, Buffer.concat([Buffer.from("abc"), Buffer.from(numbers.buffer)]));
  return path;
};

it("an array that was moved to a file is read as before, in pieces and as a whole, also when the file is deleted", async () => {
  const path = await written("moved");
  const array = StoredArray.of(numbers);
  const pieces = [array.read(0, 5), array.read(70_000, 99_999)];
  array.move(new ArrayFile(path), 3);
  await unlink(path);
  expect([array.read(0, 5), array.read(70_000, 99_999), array.read(9, 9)]).toEqual([
    ...pieces,
    new Int32Array(),
  ]);
  // What was read before stays.
  const many = Array.from({ length: 30_000 }, (_, at) => array.read(at, at + 3));
  expect(many.every((three, at) => three[0] === numbers[at] && three[2] === numbers[at + 2])).toBe(true);
  const scratch = new Scratch();
  expect(array.readInto(scratch)).toEqual(numbers);
  expect(array.readInto(scratch, 10, 12)).toEqual(numbers.slice(10, 12));
  expect([...array.pieces()].flatMap((piece) => [...piece])).toEqual([...numbers]);
});

it("a file that has become shorter is said to be", async () => {
  const path = await written("shorter");
  const array = StoredArray.of(numbers);
  array.move(new ArrayFile(path), 3);
  await truncate(path, 1_000);
  expect(() => array.read(99_000, 99_100)).toThrow("too early");
  expect(() => array.readInto(new Scratch())).toThrow("too early");
  expect(() => new ArrayFile(path).whole(Int32Array, 900, 1_000_000_000)).toThrow("too early");
});
