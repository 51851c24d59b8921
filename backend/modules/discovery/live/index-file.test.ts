import { execFileSync } from "node:child_process";
import { copyFile, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts";
import { readDatabaseIdentity } from "./database-identity.ts";
import { readIndex, writeIndex } from "./index-file.ts";
import { LiveIndex } from "./live-index.ts";

let database: TestDatabase;
let folder: string;
let path: string;
const em = () => database.orm.em.fork();
/** Reading the records of a kind one after the other is filling. */
const fillings = () => database.statements.filter((sql) => sql.includes("order by t.id limit")).length;
const titlesBy = async (live: LiveIndex, text: string) => {
  const index = await live.current(em());
  await live.settled();
  return index.search(text).ranked.map(({ candidate }) => candidate.segment.keys.at(candidate.document));
};
/** A process that starts, searches, and stops. */
const started = async (text = "sextant") => {
  database.statements.length = 0;
  const live = new LiveIndex(path);
  const found = await titlesBy(live, text);
  return { live, found, isFilledAnew: fillings() > 0 };
};
let sextant: number;

beforeAll(async () => {
  database = await createTestDatabase("empty");
  folder = await mkdtemp(join(tmpdir(), "index-"));
  path = join(folder, "kept", "search-index.bin");
  sextant = (await createSolution({ database }, { title: "Sextant" })).id;
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await rm(join(folder, "kept"), { recursive: true, force: true });
  const { live, isFilledAnew } = await started();
  expect(isFilledAnew).toBe(true);
  await live.save(em());
});

describe("an index that was kept", () => {
  it("is there right after the next start, with what has changed since", async () => {
    const again = await started();
    expect([again.found, again.isFilledAnew, again.live.isComplete]).toEqual([
      [`solution:${sextant}`],
      false,
      true,
    ]);
    const { id } = await createSolution({ database }, { title: "Octant" });
    await em().execute("update solutions set title = 'Quadrant', description = 'New.' where id = ?", [
      sextant,
    ]);
    expect(await started("octant")).toMatchObject({ found: [`solution:${id}`], isFilledAnew: false });
    expect(await started("quadrant")).toMatchObject({ found: [`solution:${sextant}`], isFilledAnew: false });
    expect(await started("sextant")).toMatchObject({ found: [], isFilledAnew: false });
    await em().execute("update solutions set title = 'Sextant' where id = ?", [sextant]);
    await em().execute("delete from solutions where id = ?", [id]);
    expect(await started("octant")).toMatchObject({ found: [], isFilledAnew: false });
  });

  it("counts and filters by the values of facets as before", async () => {
    const first = await (await new LiveIndex().current(em())).about(["sextant"]);
    const again = await (await (await started()).live.current(em())).about(["sextant"]);
    const before = first.search("sextant");
    expect(before.facets.categories).toHaveLength(1);
    expect(again.search("sextant").facets).toEqual(before.facets);
    const categories = before.facets.categories.map(({ value }) => value);
    expect(again.search("sextant", { facets: { categories } }).ranked).toHaveLength(1);
    expect(again.search("sextant", { facets: { categories: ["Another"] } }).ranked).toEqual([]);
  });

  it("is written again only when it is another one, and leaves no draft", async () => {
    const { live } = await started();
    const { mtimeMs } = await stat(path);
    await live.save(em());
    expect((await stat(path)).mtimeMs).toBe(mtimeMs);
    await createSolution({ database }, { title: "Astrolabe" });
    await live.save(em());
    expect((await stat(path)).mtimeMs).toBeGreaterThan(mtimeMs);
    expect(await readdir(join(folder, "kept"))).toEqual(["search-index.bin"]);
    expect((await started("astrolabe")).isFilledAnew).toBe(false);
  });

  it("is read from while it is searched: also after it was deleted, with what came later, and written again", async () => {
    const { live } = await started();
    await rm(path);
    const { id } = await createSolution({ database }, { title: "Heliostat" });
    expect([await titlesBy(live, "sextant"), await titlesBy(live, "heliostat")]).toEqual([
      [`solution:${sextant}`],
      [`solution:${id}`],
    ]);
    await live.save(em());
    for (const text of ["sextant", '"sextant" -heliostat'])
      expect(await titlesBy(live, text)).toEqual([`solution:${sextant}`]);
    expect(await started("heliostat")).toMatchObject({ found: [`solution:${id}`], isFilledAnew: false });
    await em().execute("delete from solutions where id = ?", [id]);
  });

  it("is made anew if it is cut off while it is read from, and written again", async () => {
    const { live } = await started();
    for (const cut of [100, 0]) {
      await truncate(path, cut);
      database.statements.length = 0;
      expect([await titlesBy(live, "sextant"), fillings() > 0]).toEqual([[`solution:${sextant}`], true]);
      await live.save(em());
      expect(await started()).toMatchObject({ found: [`solution:${sextant}`], isFilledAnew: false });
    }
  });

  it.each([
    ["was deleted", () => rm(path)],
    ["is empty", () => truncate(path, 0)],
    ["is no such file", () => writeFile(path, Buffer.alloc(5_000, 0xff))],
    ["was cut off", async () => truncate(path, (await stat(path)).size - 100)],
    [
      "was damaged in one bit",
      async () => {
        const file = await open(path, "r+");
        const place = Math.floor((await stat(path)).size / 2);
        const [byte = 0] = (await readFile(path)).subarray(place, place + 1);
        await file.write(Uint8Array.of(byte ^ 1), 0, 1, place);
        await file.close();
      },
    ],
    ["is of another database", () => keptWith({ database: "another" })],
    ["is older than half a day", () => keptWith({ at: "2020-01-01 00:00:00+00" })],
    ["is of a time that the clock has not reached", () => keptWith({ at: "2100-01-01 00:00:00+00" })],
    ["is of a transaction that has not begun", () => keptWith({ seen: "900000000000:900000000000:" })],
  ])("is made anew if it %s", async (_what, spoil) => {
    await spoil();
    const { found, isFilledAnew, live } = await started();
    expect([found, isFilledAnew, live.isComplete]).toEqual([[`solution:${sextant}`], true, true]);
  });

  it("doesn't keep anybody from searching where it can't be written", async () => {
    await rm(join(folder, "kept"), { recursive: true });
    await writeFile(join(folder, "kept"), "A file.");
    const { live, found } = await started();
    await expect(live.save(em())).rejects.toThrow();
    expect([found, await titlesBy(live, "sextant")]).toEqual([
      [`solution:${sextant}`],
      [`solution:${sextant}`],
    ]);
  });

  it.runIf(canMount())(
    "stays as it was when the disk is full, and is written again when it isn't",
    async () => {
      const small = await mkdtemp(join(tmpdir(), "full-"));
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", small]);
      try {
        const onSmall = join(small, "search-index.bin");
        await copyFile(path, onSmall);
        const kept = await readFile(onSmall);
        const { length } = kept;
        const live = new LiveIndex(onSmall);
        expect(await titlesBy(live, "sextant")).toEqual([`solution:${sextant}`]);
        const { id } = await createSolution({ database }, { title: "Backstaff" });
        expect(await titlesBy(live, "backstaff")).toEqual([`solution:${id}`]);
        await writeFile(join(small, "filler"), Buffer.alloc(8 * 1024 ** 2 - length - 64 * 1024));
        await expect(live.save(em())).rejects.toThrow("ENOSPC");
        expect([await readdir(small), kept.equals(await readFile(onSmall))]).toEqual([
          ["filler", "search-index.bin"],
          true,
        ]);
        expect(await titlesBy(live, "backstaff")).toEqual([`solution:${id}`]);
        await rm(join(small, "filler"));
        await live.save(em());
        expect(kept.equals(await readFile(onSmall))).toBe(false);
        expect(await titlesBy(new LiveIndex(onSmall), "backstaff")).toEqual([`solution:${id}`]);
        await em().execute("delete from solutions where id = ?", [id]);
      } finally {
        execFileSync("umount", ["-l", small]);
        await rm(small, { recursive: true, force: true });
      }
    },
  );

  it("is whole whichever of several instances writes it last", async () => {
    const instances = Array.from({ length: 4 }, () => new LiveIndex(path));
    for (let round = 0; round < 3; round++) {
      await createSolution({ database }, { title: `Dioptra ${round}` });
      await Promise.all(instances.map((live) => live.save(em())));
      await Promise.all(instances.map((live) => titlesBy(live, "dioptra")));
      await Promise.all(instances.map((live) => live.save(em())));
      const { found, isFilledAnew } = await started("dioptra");
      expect([found.length, isFilledAnew]).toEqual([round + 1, false]);
    }
    expect(await readdir(join(folder, "kept"))).toEqual(["search-index.bin"]);
    await em().execute("delete from solutions where title like 'Dioptra %'");
  });

  it("is made anew when that is asked for", async () => {
    const { live } = await started();
    database.statements.length = 0;
    await live.rebuild(em());
    expect([fillings() > 0, await titlesBy(live, "sextant")]).toEqual([true, [`solution:${sextant}`]]);
  });
});

async function keptWith(change: { database?: string; at?: string; seen?: string }): Promise<void> {
  const kept = await readIndex(path, await readDatabaseIdentity(em()));
  if (!kept) throw new Error("Nothing was kept.");
  const { index, file: _file, ...origin } = kept;
  await writeIndex(path, index.parts(), { ...origin, ...change });
}

/** Root in a container may not mount. */
function canMount(): boolean {
  try {
    execFileSync("unshare", ["--mount", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
