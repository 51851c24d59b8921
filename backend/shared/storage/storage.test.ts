import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3Server } from "../../testing/servers/s3-server.ts";
import type { FileStorage, StorageSettings, StoredFile } from "./file-storage.ts";
import { storageOf } from "./storage-of.ts";

const KINDS: Record<string, () => Promise<{ settings: StorageSettings; stop: () => Promise<void> }>> = {
  "a folder": async () => {
    const folder = await mkdtemp(join(tmpdir(), "files-"));
    return { settings: { folder }, stop: () => rm(folder, { recursive: true, force: true }) };
  },
  "a bucket": async () => {
    const { bucket, stop } = await startS3Server();
    return { settings: { folder: "unused", bucket }, stop };
  },
};

async function listed(storage: FileStorage): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of storage.list()) files.push(file);
  return files;
}

const HASH = "ab".repeat(16);

describe.each(Object.entries(KINDS))("files in %s", (_kind, start) => {
  let storage: FileStorage;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const started = await start();
    storage = storageOf(started.settings);
    stop = started.stop;
  });
  afterAll(() => stop());

  it("are read as they were stored, also when they are stored again", async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 26]);
    await storage.put(`${HASH}-64.webp`, bytes, "image/webp");
    await storage.put(`${HASH}-64.webp`, bytes, "image/webp");
    expect(await storage.get(`${HASH}-64.webp`)).toEqual(bytes);
  });

  it("that were never stored are missing", async () => {
    expect(await storage.get(`${HASH}-65.webp`)).toBeUndefined();
  });

  it("are listed and removed, and removing a missing one changes nothing", async () => {
    const names = Array.from({ length: 5 }, (_, index) => `${index}${HASH}-1.webp`);
    await Promise.all(names.map((name) => storage.put(name, Buffer.from(name), "image/webp")));
    const found = await listed(storage);
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    for (const { changedAt } of found) expect(Date.now() - changedAt.getTime()).toBeLessThan(60_000);
    await storage.remove([...names, `${HASH}-missing.webp`]);
    expect((await listed(storage)).filter(({ name }) => names.includes(name))).toEqual([]);
  });

  it("of many writers at once are each whole", async () => {
    const bytes = Buffer.alloc(200_000, "x");
    const name = `${HASH}-800.webp`;
    await Promise.all(Array.from({ length: 10 }, () => storage.put(name, bytes, "image/webp")));
    expect((await storage.get(name))?.equals(bytes)).toBe(true);
  });
});

it("a storage that is away says so, for a folder and a bucket", async () => {
  const folder = await mkdtemp(join(tmpdir(), "files-"));
  const file = join(folder, "file");
  await writeFile(file, "in the way");
  const { bucket, stop } = await startS3Server();
  await stop();
  for (const storage of [storageOf({ folder: file }), storageOf({ folder, bucket })]) {
    const away = { code: "UNAVAILABLE", message: expect.stringContaining("doesn't answer") };
    await expect(storage.put("aa-1.webp", Buffer.from("x"), "image/webp")).rejects.toMatchObject(away);
    await expect(storage.remove(["aa-1.webp"])).rejects.toMatchObject(away);
  }
  expect(await readdir(folder)).toEqual(["file"]);
  await rm(folder, { recursive: true });
});
