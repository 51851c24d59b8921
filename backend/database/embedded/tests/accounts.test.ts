import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ask } from "../testing/client.ts";
import { cloneProject, removeFolders, removeLinks, temporaryFolder } from "../testing/clone.ts";
import { asRoot, ordinary, postmasterPid, type Starter, startElsewhere } from "../testing/processes.ts";

afterAll(removeFolders);

const cache = "/var/cache/sportstech-hub";

test("an ordinary user runs it as themselves", async () => {
  const [clone, dataDirectory] = [cloneProject(), temporaryFolder(0o700, ordinary)];
  const starter = await startElsewhere(clone, { dataDirectory }, { user: ordinary });
  expect(starter.report.message).toBeUndefined();
  expect(statSync(`/proc/${postmasterPid(dataDirectory)}`).uid).toBe(ordinary?.uid ?? process.getuid?.());
  await starter.stop();
  const again = await startElsewhere(clone, { dataDirectory }, { user: ordinary });
  await again.stop();
});

test("without the libraries' links they are made, or a copy where the project is read-only", async () => {
  const clone = cloneProject();
  removeLinks(clone);
  const link = join(clone.binaries, "native", "lib", "libpq.so.5");
  expect(existsSync(link)).toBe(false);
  const env = { XDG_CACHE_HOME: join(temporaryFolder(0o700, ordinary), "cache") };
  const dataDirectory = temporaryFolder(0o700, ordinary);
  const starter = await startElsewhere(clone, { dataDirectory }, { user: ordinary, env });
  expect(starter.report.message).toBeUndefined();
  await starter.stop();
  if (ordinary) expect(readdirSync(env.XDG_CACHE_HOME)).toEqual(["sportstech-hub"]);
  else expect(lstatSync(link).isSymbolicLink()).toBe(true);
});

test.runIf(asRoot)("a cluster of another user is refused by an ordinary one", async () => {
  const [clone, dataDirectory] = [cloneProject(), temporaryFolder(0o777)];
  await (await startElsewhere(clone, { dataDirectory })).stop();
  const { report } = await startElsewhere(clone, { dataDirectory }, { user: { uid: 12345, gid: 12345 } });
  expect(report.name).toBe("EmbeddedDatabaseError");
  expect(report.message).toMatch(/belongs to the user with the id \d+, not to you \(12345\): start as/);
});

test.runIf(asRoot)("root runs it as another account, also below a folder that is closed to it", async () => {
  const clone = cloneProject(0o700);
  removeLinks(clone);
  const dataDirectory = join(clone.directory, ".data");
  const starter = await startElsewhere(clone, { dataDirectory });
  expect(starter.report.message).toBeUndefined();
  expect(statSync(`/proc/${postmasterPid(dataDirectory)}`).uid).toBeGreaterThan(0);
  expect(statSync(join(clone.directory, "..")).mode & 0o777).toBe(0o700);
  expect(statSync(dataDirectory).uid).toBe(0);
  await starter.stop();
  const again = await startElsewhere(clone, { dataDirectory });
  await again.stop();
});

test.runIf(asRoot)("root keeps a cluster's account, and gives it one that a restore took", async () => {
  const [clone, dataDirectory] = [cloneProject(), temporaryFolder(0o755, ordinary)];
  const first = await startElsewhere(clone, { dataDirectory }, { user: ordinary });
  await ask(first.report.url, "create table kept as select 1");
  await first.stop();
  const second = await startElsewhere(clone, { dataDirectory });
  expect(statSync(`/proc/${postmasterPid(dataDirectory)}`).uid).toBe(ordinary?.uid);
  await second.stop();
  for (const path of readdirSync(dataDirectory, { recursive: true, encoding: "utf8" })) {
    chownSync(join(dataDirectory, path), 0, 0);
  }
  const third = await startElsewhere(clone, { dataDirectory });
  expect(third.report.message).toBeUndefined();
  expect(await ask(third.report.url, "select count(*)::int as rows from kept")).toEqual([{ rows: 1 }]);
  await third.stop();
});

test.runIf(asRoot)("a folder for the copies that others can write to is not used", async () => {
  const [clone, cache] = [cloneProject(), temporaryFolder(0o777)];
  mkdirSync(join(cache, "sportstech-hub"));
  removeLinks(clone);
  const env = { XDG_CACHE_HOME: cache, TMPDIR: "/nowhere" };
  const launchOptions = { user: ordinary, env };
  const { report } = await startElsewhere(
    clone,
    { dataDirectory: temporaryFolder(0o700, ordinary) },
    launchOptions,
  );
  expect(report.message).toMatch(/cannot be copied out .*hub belongs to someone else.*DATABASE_URL/);
});

test.runIf(asRoot)("starts at once make one copy, and a damaged one is replaced", async () => {
  const [clone, version] = [cloneProject(), `18.4.0-test${process.pid}`];
  const description = join(clone.binaries, "package.json");
  writeFileSync(description, readFileSync(description, "utf8").replace("18.4.0-", `${version}-`));
  const start = (): Promise<Starter> => startElsewhere(clone, { dataDirectory: temporaryFolder() });
  const copies = (): string[] => readdirSync(cache).filter((name) => name.includes(version));
  try {
    const starters = await Promise.all([start(), start(), start()]);
    expect(starters.map(({ report }) => report.message)).toEqual([undefined, undefined, undefined]);
    for (const starter of starters) await starter.stop();
    expect(copies().length).toBe(1);
    truncateSync(join(cache, copies()[0] ?? "", "native/lib/libpq.so.5.18"));
    const after = await start();
    expect(after.report.message).toBeUndefined();
    await after.stop();
    expect(copies().length).toBe(1);
  } finally {
    for (const name of copies()) rmSync(join(cache, name), { recursive: true });
  }
});
