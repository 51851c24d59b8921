import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ImportKind } from "../../../shared/import-kind/kind.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { figures } from "../../catalog/market/figure.import.ts";
import { quarters } from "../../catalog/market/quarter.import.ts";
import { trends } from "../../catalog/market/trend.import.ts";
import { collaborations } from "../../catalog/research/collaboration.import.ts";
import { papers } from "../../catalog/research/papers/paper.import.ts";
import { partners } from "../../catalog/research/partner.import.ts";
import { topics } from "../../catalog/research/topic.import.ts";
import { solutions } from "../../catalog/solutions/solution.import.ts";
import { vendors } from "../../catalog/vendors/vendor.import.ts";
import { opportunities } from "../../marketplace/opportunities/opportunity.import.ts";
import { runImport } from "./run.ts";
import { inspectFile } from "./screen/read-upload.ts";

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp("demo");
  folder = await mkdtemp(join(tmpdir(), "downloads-"));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const DOWNLOADS: readonly (readonly [path: string, kind: ImportKind])[] = [
  ["/api/solutions.csv", solutions],
  ["/api/vendors.csv", vendors],
  ["/api/opportunities.csv", opportunities],
  ["/api/research/papers.csv", papers],
  ["/api/research/collaborations.csv", collaborations],
  ["/api/research/universities.csv", partners],
  ["/api/research/topics.csv", topics],
  ["/api/market-trends.csv", trends],
  ["/api/market/headlines.csv", figures],
  ["/api/market/segments.csv", figures],
  ["/api/market/quarters.csv", quarters],
];
const rows = (sql: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(sql);
const stateOf = async ({ table }: ImportKind) =>
  rows(`select to_jsonb(t) - 'external_key' - 'changed_at' as row from ${table} t order by id`);

describe.each(DOWNLOADS)("%s imported again", (path, kind) => {
  const download = async (name: string) => {
    const file = join(folder, name);
    await writeFile(file, await (await app.fetch(path)).text());
    return file;
  };
  const expectUnchanged = async (name: string) => {
    const file = await download(name);
    const before = await stateOf(kind);
    const report = await runImport(app.database.orm, { file, kind });
    expect(report.rows).toBeGreaterThan(1);
    expect(await stateOf(kind)).toEqual(before);
    expect(report).toMatchObject({ written: true, created: 0, updated: 0, refused: 0, warningCount: 0 });
    return file;
  };

  it("changes nothing, whether its records have keys or none, and whatever the file is called", async () => {
    const keyed = kind.key === undefined;
    if (keyed) await rows(`update ${kind.table} set external_key = null`);
    await expectUnchanged("list.csv");
    await expectUnchanged("list-2.csv");
    if (keyed) await rows(`update ${kind.table} set external_key = 'list-3:' || (id + 1)`);
    await expectUnchanged("list-3.csv");
  });

  it("has every column that the kind requires, as the screen suggests them", async () => {
    const { suggestions } = await inspectFile(await download("look.csv"), kind, null);
    expect(suggestions.map(({ field }) => field)).toEqual(expect.arrayContaining([...kind.required, "id"]));
  });
});

it("an edited download updates its records", async () => {
  await rows("update opportunities set version = 1");
  const text = await (await app.fetch("/api/opportunities.csv?active=true")).text();
  const [head, line] = text.split("\r\n");
  const file = join(folder, "edited.csv");
  await writeFile(file, `${head}\n${line?.replace(/,open,/, ",closed,")}\n`);
  const [{ count } = {}] = await rows("select count(*) from opportunities");
  expect(await runImport(app.database.orm, { file, kind: opportunities })).toMatchObject({
    created: 0,
    updated: 1,
    refused: 0,
  });
  expect(await rows("select count(*) from opportunities")).toEqual([{ count }]);
});

it("a number that is another record's stays an id of its source", async () => {
  const file = join(folder, "foreign.csv");
  await writeFile(file, "id,title,description,category,vendor\n1,Another pacer,Text,Video,North\n");
  expect(await runImport(app.database.orm, { file, kind: solutions })).toMatchObject({
    created: 1,
    updated: 0,
  });
});
