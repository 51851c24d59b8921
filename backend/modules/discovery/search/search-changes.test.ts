import { afterAll, beforeAll, expect, it } from "vitest";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);

/** Which records an act makes searches read again, and which it gives to the encoder. */
async function toldBy(act: () => Promise<unknown>) {
  await sql("truncate search_changes, records_to_encode");
  const result = await act();
  const records = (table: string) =>
    sql(`select distinct kind || ':' || record_id as record from ${table} where record_id is not null
         order by 1`).then((rows) => rows.map(({ record }) => record));
  return { result, changed: await records("search_changes"), encoded: await records("records_to_encode") };
}

it("rows that come and go in one statement are told once each", async () => {
  const { id, vendor } = await createSolution(app, { title: "Alpha tracker" });
  const many = `insert into solutions (title, slug, description, category_id, vendor_id)
    select 'Copy ' || n, 'copy-' || n, 'Many.', category_id, vendor_id from solutions, generate_series(1, 3) n
    where id = ? returning id`;
  const came = await toldBy(() => sql(many, [id]));
  const copies = (came.result as { id: number }[]).map((copy) => `solution:${copy.id}`).toSorted();
  expect(came.changed).toEqual(copies);
  expect(came.encoded).toEqual(copies);
  expect((await sql("select count(*)::int as rows from search_changes"))[0]?.rows).toBe(3);
  const went = await toldBy(() => sql("delete from solutions where title like 'Copy %'"));
  expect(went.changed).toEqual(copies);
  const updated = await toldBy(() => sql("update solutions set title = 'Beta tracker' where id = ?", [id]));
  expect(updated.changed).toEqual([`solution:${id}`]);
  const other = await toldBy(() => sql("update solutions set pricing = '$5' where id = ?", [id]));
  expect(other.changed).toEqual([]);
  const renamed = await toldBy(() => sql("update vendors set name = 'New name' where id = ?", [vendor.id]));
  expect(renamed.changed).toEqual([`solution:${id}`, `vendor:${vendor.id}`]);
});

it("a link that comes or goes is a change of its record", async () => {
  const { id } = await createVendor(app);
  const [category] = await sql("select id from categories where kind = 'solution' limit 1");
  const link = [id, category?.id];
  const came = await toldBy(() =>
    sql("insert into vendor_categories (vendor_id, category_id) values (?, ?)", link),
  );
  expect(came.changed).toEqual([`vendor:${id}`]);
  const went = await toldBy(() => sql("delete from vendor_categories where vendor_id = ?", [id]));
  expect(went.changed).toEqual([`vendor:${id}`]);
});
