import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { ImportError } from "./errors.ts";
import { solutions } from "./kinds/solutions.ts";
import { readMapping } from "./mapping.ts";
import { type ImportOptions, runImport } from "./run.ts";

const HEADER = "id,title,description,category,vendor,sports,levels,features,website";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase("empty");
  folder = await mkdtemp(join(tmpdir(), "import-"));
});
beforeEach(() => database.orm.em.fork().execute("truncate solutions, vendors, categories, sports cascade"));
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

/** Ends every other session of this database that works in a transaction, as a crash would. */
function endSessions(): Promise<unknown> {
  return rows(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`);
}

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

const csv = (...lines: string[]) => fileOf("list.csv", [HEADER, ...lines].join("\n"));
const run = (file: string, options: Partial<ImportOptions> = {}) =>
  runImport(database.orm, { file, kind: solutions, ...options });

async function rows<Row>(sql: string): Promise<Row[]> {
  return database.orm.em.fork().execute<Row[]>(sql);
}

describe("an import", () => {
  it("writes solutions with what they need, and a rerun changes nothing", async () => {
    const file = await csv(
      "1,Stride,GPS vests for teams,Wearables,North Labs,Soccer|Rugby,elite;Youth academy,GPS|Export,https://a.example",
      '2,Clip,"Video, tagged",Video,north labs,soccer,,,',
    );
    expect(await run(file)).toMatchObject({
      rows: 2,
      created: 2,
      updated: 0,
      unchanged: 0,
      refused: 0,
      written: true,
    });
    const before = await rows("select * from solutions order by id");
    expect(before).toMatchObject([
      {
        external_key: "list:1",
        title: "Stride",
        levels: ["elite", "youth-academy"],
        features: ["GPS", "Export"],
      },
      { external_key: "list:2", description: "Video, tagged", levels: [], website: null },
    ]);
    expect(await rows("select name, verified from vendors")).toEqual([
      { name: "North Labs", verified: false },
    ]);
    expect(await rows("select name from sports order by name")).toEqual([
      { name: "Rugby" },
      { name: "Soccer" },
    ]);
    expect(await run(file)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await rows("select * from solutions order by id")).toEqual(before);
  });

  it("updates only what differs, sports too", async () => {
    await run(
      await csv(
        "1,A,Text,Video,North,Soccer,,,",
        "2,B,Text,Video,North,Soccer,,,",
        "3,C,Text,Video,North,,,,",
      ),
    );
    const report = await run(
      await csv(
        "1,A2,Text,Video,North,Soccer,,,",
        "2,B,Text,Video,North,Golf,,,",
        "3,C,Text,Video,North,,,,",
      ),
    );
    expect(report).toMatchObject({ created: 0, updated: 2, unchanged: 1 });
  });

  it("has a stable key without an id", async () => {
    const file = await fileOf("plain.csv", "title,description,category,vendor\nA,Text,Video,North\n");
    await run(file);
    expect(await run(file)).toMatchObject({ created: 0, unchanged: 1 });
  });

  it("says what a dry run would do, and writes nothing", async () => {
    expect(await run(await csv("1,A,Text,Video,North,,,,"), { dryRun: true })).toMatchObject({
      created: 1,
      written: false,
    });
    expect(await rows("select from solutions")).toEqual([]);
    expect(await rows("select from vendors")).toEqual([]);
  });

  it("names each bad field with its line, and writes nothing unless told to leave bad rows out", async () => {
    const file = await csv(
      "1,A,Text,Video,North,,,,",
      "2,,Text,Video,North,,moon,,javascript:alert(1)",
      "1,A again,Text,Video,North,,,,",
      "4,Nul\u0000,Text,Video,North,,,,",
    );
    const report = await run(file);
    expect(report).toMatchObject({ rows: 4, refused: 3, written: false });
    expect(report.errors).toEqual([
      { line: 3, field: "title", message: "Title is required" },
      { line: 3, field: "website", message: "Give an http or https address." },
      { line: 3, field: "levels", message: expect.stringContaining("must be one of grassroots") },
      { line: 4, field: "id", message: "is the same as in line 2 (1)" },
      { line: 5, field: "title", message: "The text holds characters that are not allowed." },
    ]);
    expect(await rows("select from solutions")).toEqual([]);
    expect(await run(file, { skipBad: true })).toMatchObject({ created: 1, refused: 3, written: true });
  });

  it("keeps the first 50 errors and counts them all", async () => {
    const report = await run(
      await csv(...Array.from({ length: 120 }, (_, index) => `${index},,Text,Video,North,,,,`)),
    );
    expect(report.errors).toHaveLength(50);
    expect(report.refused).toBe(120);
  });

  it.each([
    ["empty.csv", "", "is empty"],
    ["header.csv", `${HEADER}\n`, "holds no rows"],
    ["columns.csv", "title,text\na,b\n", "lacks the columns description, category, vendor"],
    ["utf16.csv", Buffer.from("\ufeffid,title", "utf16le"), "is UTF-16"],
    ["latin1.csv", Buffer.from(`${HEADER}\n1,Caf\u00e9,b,c,d,,,,\n`, "latin1"), "is not UTF-8"],
    ["quote.csv", `${HEADER}\n1,"A,b,c,d\n`, "is not good CSV"],
    ["ragged.csv", `${HEADER}\n1,A,b\n`, "is not good CSV"],
    ["broken.json", '[{"title":', "is not good JSON"],
    ["empty.json", "[]", "holds no rows"],
    ["list.txt", "a", "is neither .csv nor .json"],
  ])("refuses %s in one line", async (name, content, message) => {
    const failure = await run(await fileOf(name, content)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ImportError);
    expect(String(failure)).toContain(message);
    expect(String(failure)).not.toContain("\n");
    expect(await rows("select from solutions")).toEqual([]);
  });

  it("reads a byte order mark and 5,000 rows", async () => {
    const lines = Array.from(
      { length: 5_000 },
      (_, index) => `${index},Tool ${index},Text,Video,Vendor ${index % 90},Soccer,,,`,
    );
    const file = await fileOf("many.csv", `\ufeff${[HEADER, ...lines].join("\r\n")}`);
    expect(await run(file)).toMatchObject({ rows: 5_000, created: 5_000 });
    expect(await rows("select count(*)::int as count from vendors")).toEqual([{ count: 90 }]);
  });

  it("leaves nothing half done when it loses its connection midway, and can be run again", async () => {
    const lines = Array.from(
      { length: 20_000 },
      (_, index) => `${index},Tool ${index},Text,Video,North,Soccer,,,`,
    );
    const file = await fileOf("killed.csv", [HEADER, ...lines].join("\n"));
    let batches = 0;
    const onProgress = () => {
      batches += 1;
      if (batches === 3) void endSessions();
    };
    await expect(run(file, { onProgress })).rejects.toThrow();
    expect(batches).toBeGreaterThanOrEqual(3);
    expect(await rows("select from solutions")).toEqual([]);
    expect(await run(file)).toMatchObject({ created: 20_000, refused: 0 });
  });
});

describe("a mapping", () => {
  const document = {
    kinds: [{ id: "v", label: "Video Analysis" }],
    tools: [
      {
        key: "one",
        name: "One",
        about: "Text",
        kind: "v",
        sport: ["Running/Track"],
        url: "https://github.com/owner/one",
        open: "yes",
      },
      { key: "two", name: "Two", about: "Text", kind: "v", sport: [], url: "./two", open: "no" },
    ],
  };
  const mapping = {
    source: "foreign",
    records: "tools",
    fields: {
      id: "key",
      title: "name",
      description: "about",
      category: { from: "kind", lookup: { list: "kinds", key: "id", value: "label" } },
      vendor: { from: "url", match: "github\\.com/([^/]+)", default: "unknown owner" },
      sports: { from: "sport", translate: { "Running/Track": "Track and Field" } },
      tags: { from: ["open", "kind"] },
      pricing: { value: "Free" },
    },
  };

  it("makes native rows of a foreign document", async () => {
    const file = await fileOf("foreign.json", JSON.stringify(document));
    const read = await readMapping(await fileOf("mapping.json", JSON.stringify(mapping)));
    expect(await run(file, { mapping: read })).toMatchObject({ created: 2, refused: 0 });
    expect(
      await rows(`select s.external_key, pricing, tags, c.name as category, v.name as vendor
        from solutions s join categories c on c.id = category_id join vendors v on v.id = vendor_id order by s.id`),
    ).toEqual([
      {
        external_key: "foreign:one",
        pricing: "Free",
        tags: ["yes", "v"],
        category: "Video Analysis",
        vendor: "owner",
      },
      {
        external_key: "foreign:two",
        pricing: "Free",
        tags: ["no", "v"],
        category: "Video Analysis",
        vendor: "unknown owner",
      },
    ]);
    expect(await rows("select name from sports")).toEqual([{ name: "Track and Field" }]);
  });

  it.each([
    ["{", "can't be used"],
    ['{"fields":{}}', "source"],
    ['{"source":"x","fields":{"title":{"form":"name"}}}', "form"],
  ])("is refused in one line when it is %s", async (content, message) => {
    const failure = await readMapping(await fileOf("bad-mapping.json", content)).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ImportError);
    expect(String(failure)).toContain(message);
  });
});
