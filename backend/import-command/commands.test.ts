import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { buildScripts } from "../testing/servers/built-scripts.ts";
import { HEADER, manyRows, setUpImports } from "../testing/suites/import-fixture.ts";

const fixture = setUpImports();
const start = buildScripts();
const run = (script: string, ...args: string[]) =>
  start(script, args, { DATABASE_URL: fixture.database.url });
const countOf = async (table: string) => (await fixture.rows(`select count(*)::int from ${table}`))[0]?.count;

/** Holds imports up in the middle of what they write, until it is let go; `pid` resolves once one has come so far. */
async function holdUp() {
  const holder = await new pg.Client({ connectionString: fixture.database.url }).connect();
  await holder.query("begin; lock table solution_sports in share mode");
  const waiting = "select pid from pg_locks where relation = 'solution_sports'::regclass and not granted";
  const pid = async () => {
    for (;;) {
      const [held] = (await holder.query<{ pid: number }>(waiting)).rows;
      if (held) return held.pid;
      await delay(10);
    }
  };
  return { pid, release: () => holder.end() };
}

/** More than an import writes at once. */
const ROWS = 1_200;

describe("a command", () => {
  it.each([
    ["import", async () => [await fixture.csv(...manyRows(1)), "--kind", "solutions", "--dry-run"]],
    ["backup", async () => [join(tmpdir(), `missing-${randomUUID()}`, "x.backup")]],
    ["restore", async () => ["package.json"]],
    ["../tools/generate-solutions", async () => ["--remove"]],
  ])("that starts %s says which settings have no effect", async (name, args) => {
    const settings = { DATABASE_URL: fixture.database.url, PUBLC_URL: "SECRET", AI_API_KEY: "SECRET" };
    const { errors } = await start(`${name}.js`, await args(), settings).ended;
    expect(errors).toContain("Warning: PUBLC_URL isn't a setting; did you mean PUBLIC_URL?");
    expect(errors).toContain("Warning: AI_API_KEY and AI_MODEL have no effect without AI_BASE_URL.");
    expect(errors).not.toContain("SECRET");
  });
});

describe("npm run import", () => {
  it("says at the end what it did", async () => {
    const file = await fixture.csv(...manyRows(3));
    const args = [file, "--kind", "solutions"];
    const dry = await run("import.js", ...args, "--dry-run").ended;
    expect([dry.code, await countOf("solutions")]).toEqual([0, 0]);
    expect(dry.output).toBe(
      "3 rows: 3 created, 0 updated, 0 unchanged, 0 rejected.\nDry run: nothing was written.\n",
    );
    const first = await run("import.js", ...args).ended;
    expect(first).toEqual({
      code: 0,
      output: "3 rows: 3 created, 0 updated, 0 unchanged, 0 rejected.\n",
      errors: "",
    });
    const second = await run("import.js", ...args).ended;
    expect(second.output).toBe("3 rows: 0 created, 0 updated, 3 unchanged, 0 rejected.\n");
  });

  it.each([
    ["no file", [], "Use: npm run import"],
    ["an unknown kind", ["x.csv", "--kind", "constructor"], "Use: npm run import"],
    ["an unknown option", ["x.csv", "--force"], "--force"],
    ["a missing file", ["missing.csv"], "There is no file missing.csv."],
    ["a folder", [`${import.meta.dirname}/../import.csv/..`], "must end in .csv"],
    [
      "a missing mapping",
      [`${import.meta.dirname}/../../package.json`, "--mapping", "missing.json"],
      "missing.json can't be used",
    ],
  ])("ends with code 1 and a clear word on %s", async (_, args, message) => {
    const { code, output, errors } = await run("import.js", ...args).ended;
    expect([code, output]).toEqual([1, ""]);
    expect(errors).toContain(message);
    expect(errors).not.toMatch(/\n {4}at /);
  });

  it("ends with code 1 and writes nothing when a row is bad", async () => {
    const { code, output } = await run(
      "import.js",
      await fixture.csv("1,A,Text,Video,North,,,,,,", "2,,,,,,,,,,"),
    ).ended;
    expect(code).toBe(1);
    expect(output).toContain("line 3, title: Title is required\n");
    expect(output).toContain("nothing was written");
    expect(await countOf("solutions")).toBe(0);
  });

  it.each(["SIGKILL", "SIGINT"] as const)(
    "leaves nothing half done at %s, and can be run again",
    async (signal) => {
      const file = await fixture.file("killed.csv", [HEADER, ...manyRows(ROWS)].join("\n"));
      const held = await holdUp();
      const killed = run("import.js", file);
      await held.pid();
      killed.kill(signal);
      await held.release();
      const { code, errors } = await killed.ended;
      expect(code).not.toBe(0);
      if (signal === "SIGINT") expect(errors).toBe("Stopped: nothing was written.\n");
      for (const table of ["solutions", "vendors", "sports"]) expect(await countOf(table)).toBe(0);
      expect((await run("import.js", file).ended).output).toContain(`${ROWS} created`);
      expect([await countOf("solutions"), await countOf("vendors")]).toEqual([ROWS, 90]);
    },
    90_000,
  );

  it("says in one line that the database was lost", async () => {
    const held = await holdUp();
    const lost = run("import.js", await fixture.file("lost.csv", [HEADER, ...manyRows(40)].join("\n")));
    await fixture.rows(`select pg_terminate_backend(${await held.pid()})`);
    await held.release();
    const { code, errors } = await lost.ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^Nothing was written because the database failed: .+\n$/);
    expect(await countOf("solutions")).toBe(0);
  });
});

describe("npm run generate", () => {
  const generate = (...args: string[]) => run("../tools/generate-solutions.js", ...args).ended;
  const all = `select solutions.external_key, title, solutions.description, price_band, solutions.rating, solutions.created_at, vendors.name
    from solutions join vendors on vendors.id = vendor_id order by solutions.external_key`;

  it("makes the same believable solutions for the same seed, and takes only them away", async () => {
    await fixture.run(await fixture.csv("1,A,Text,Video,North,,,,,,"));
    const organizations = await fixture.rows("select name from organizations order by name");
    expect((await generate("--count", "400")).output).toMatch(/^400 solutions in /);
    const first = await fixture.rows(all);
    const [spread] =
      await fixture.rows(`select count(*)::int as rows, count(distinct category_id)::int as categories,
      count(distinct vendor_id)::int as vendors, count(distinct price_band)::int as bands, count(distinct rating)::int as ratings,
      count(distinct created_at)::int as dates, count(distinct description)::int as descriptions,
      (select count(distinct sport_id)::int from solution_sports) as sports from solutions`);
    expect(spread).toMatchObject({ rows: 401, categories: 13, bands: 7, descriptions: 401, sports: 18 });
    for (const [what, least] of [
      ["vendors", 15],
      ["ratings", 20],
      ["dates", 200],
    ] as const)
      expect(spread?.[what]).toBeGreaterThan(least);
    await generate("--count", "400", "--seed", "1");
    expect(await fixture.rows(all)).toEqual(first);
    expect((await generate("--remove")).code).toBe(0);
    expect(await fixture.rows("select title from solutions")).toEqual([{ title: "A" }]);
    expect(await fixture.rows("select name from vendors")).toEqual([{ name: "North" }]);
    expect(await fixture.rows("select name from organizations order by name")).toEqual(organizations);
  });

  it.each([["--count", "0"], ["--count", "many"], ["--seed", "x"], ["--wat"]])(
    "refuses %s %s",
    async (...args) => {
      const { code, errors } = await generate(...args);
      expect(code).toBe(1);
      expect(errors).toContain("Use: npm run generate");
    },
  );
});
