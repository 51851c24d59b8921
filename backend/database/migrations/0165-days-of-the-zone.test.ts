import { afterEach, beforeEach, expect, it } from "vitest";
import { endOfDay, setTimeZone } from "../../shared/days/days.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { migrate } from "../migrate.ts";

let database: TestDatabase;
const execute = (statement: string) =>
  database.orm.em.fork().execute<{ due: Date; extended: Date | null }[]>(statement);
beforeEach(async () => {
  database = await createTestDatabase("empty");
});
afterEach(async () => {
  setTimeZone("UTC");
  await database.drop();
});

it.each(["UTC", "America/Los_Angeles", "Pacific/Auckland", "America/Santiago"])(
  "days that came without a time end with the day in %s",
  async (zone) => {
    setTimeZone(zone);
    await execute("drop schema public cascade; create schema public");
    await database.orm.migrator.up({ to: "0105-removed-replies" });
    await execute("insert into categories (name, slug, kind) values ('Video', 'video', 'opportunity')");
    await execute("insert into organizations (name, slug) values ('North', 'north')");
    for (const [due, extended] of [
      ["'2026-09-05T00:00Z'", "'2026-03-28T00:00Z'"],
      ["'2026-06-30T15:30Z'", "null"],
    ])
      await execute(`insert into opportunities (title, slug, organization, type, description, category_id, due_date,
          extended_from, extended_at, owner_organization_id)
        select 'One', 'one', 'North', 'research', 'Text', c.id, ${due}, ${extended}, ${extended}, o.id
        from categories c, organizations o`);
    await migrate(database.orm);
    const rows = await execute(
      "select due_date as due, extended_from as extended from opportunities order by id",
    );
    expect(rows.map(({ due, extended }) => [new Date(due), extended && new Date(extended)])).toEqual([
      [endOfDay("2026-09-05"), endOfDay("2026-03-28")],
      [new Date("2026-06-30T15:30Z"), null],
    ]);
  },
);
