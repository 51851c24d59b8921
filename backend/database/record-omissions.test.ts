import { afterAll, beforeAll, expect, it } from "vitest";
import { createSchema } from "../graphql/schema.ts";
import { recordKinds } from "../modules.ts";
import type { Field, RecordKind } from "../shared/fields/field.rules.ts";
import { createTestDatabase, type TestDatabase } from "../testing/servers/test-database.ts";
import { assertRecordsWhole, recordOmissions } from "./record-omissions.ts";
import { renewTriggers, triggerOmissions } from "./record-triggers.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("empty");
});
afterAll(() => database.drop());
const schema = createSchema();
const run = (sql: string) => database.orm.em.fork().execute(sql);
const inDatabase = (records: readonly RecordKind[]) =>
  triggerOmissions(database.orm.em.fork(), records, true);

it("every declared field is in its entity, types, table and triggers, and nothing else is", async () => {
  expect(recordOmissions(database.orm, schema)).toEqual([]);
  expect(await inDatabase(recordKinds)).toEqual([]);
  await assertRecordsWhole(database.orm, schema);
});

const added: Field = {
  type: "text",
  absent: null,
  label: "Motto",
  input: { as: "line", max: 80 },
  searched: "body",
  filtered: "mottos",
};
const withAdded = (record: RecordKind): RecordKind => ({
  ...record,
  fields: { ...record.fields, motto: added },
});

it.each(recordKinds.map((record) => [record.type, record] as const))(
  "a field of %s that others forget is named",
  async (type, record) => {
    const forgotten = withAdded(record);
    const found = recordOmissions(database.orm, schema, [forgotten]).join("\n");
    for (const where of [type, `${type}Filter.mottos`, ...record.inputs.map((input) => `${input}.motto`)])
      expect(found).toContain(where);
    expect(await inDatabase([forgotten])).toEqual([
      `${record.table}.motto (${record.file}): the table has no such column; add it in a migration`,
    ]);
    await run(`alter table ${record.table} add column motto text`);
    expect((await inDatabase([forgotten])).join("\n")).toMatch(/searches don't hear[\s\S]*copies don't hear/);
    for (const sql of renewTriggers(forgotten)) await run(sql);
    expect(await inDatabase([forgotten])).toEqual([]);
    expect(await inDatabase([record])).toEqual([
      `${record.table}.motto: searches hear of it, and ${record.file} doesn't say so`,
    ]);
    await run(`alter table ${record.table} drop column motto cascade`);
    for (const sql of renewTriggers(record)) await run(sql);
  },
);

it("a field that is in its type without a declaration is named", () => {
  const [record] = recordKinds;
  if (!record) throw new Error("There are kinds.");
  const { website: _, ...fields } = record.fields;
  expect(recordOmissions(database.orm, schema, [{ ...record, fields }])).toEqual([
    `${record.type}.website: neither a field nor computed in ${record.file}`,
  ]);
});
