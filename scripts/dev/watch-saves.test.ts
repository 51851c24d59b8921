import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { watchSaves } from "./watch-saves.ts";

let folder: string;
/** The files of each call. */
let told: (readonly string[])[];
let stop: () => Promise<void>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "saves-"));
  mkdirSync(join(folder, "modules"));
  writeFileSync(join(folder, "modules", "a.ts"), "");
  mkdirSync(join(folder, "frontend"));
  told = [];
  stop = await watchSaves([folder], (files) => void told.push(files.map((file) => relative(folder, file))));
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** Saves as many editors do: beside the file, and then in its place. */
function save(file: string, content: string) {
  writeFileSync(join(folder, "new.test.ts"), content);
  renameSync(join(folder, "new.test.ts"), join(folder, file));
}

it("each save of a file is seen, also of one that is put in its place", async () => {
  for (const count of [1, 2, 3]) {
    save("modules/a.ts", String(count));
    await expect.poll(() => told.length).toBe(count);
  }
  expect(told.flat()).toEqual(Array(3).fill("modules/a.ts"));
});

it("new folders and what is deleted are seen; tests aren't, nor what Vite serves", async () => {
  mkdirSync(join(folder, "new"));
  writeFileSync(join(folder, "new", "b.ts"), "");
  await expect.poll(() => told.flat()).toContain("new/b.ts");
  save("modules/a.test.ts", "1");
  save("frontend/page.tsx", "1");
  rmSync(join(folder, "new"), { recursive: true });
  save("frontend/page.graphql", "1");
  await expect.poll(() => told.flat()).toEqual(expect.arrayContaining(["new", "frontend/page.graphql"]));
  expect(told.flat().filter((file) => /test|tsx/.test(file))).toEqual([]);
});

it("many saves in a moment are told once", async () => {
  const files = Array.from({ length: 20 }, (_, count) => `modules/${count}.ts`);
  for (const file of files) save(file, "");
  await expect.poll(() => told.length).toBeGreaterThan(0);
  // Were there a second call, it would come before that of a later save.
  writeFileSync(join(folder, "modules/last.ts"), "");
  await expect.poll(() => told.flat()).toContain("modules/last.ts");
  expect(told.map((saved) => [...saved].sort())).toEqual([files.sort(), ["modules/last.ts"]]);
});
