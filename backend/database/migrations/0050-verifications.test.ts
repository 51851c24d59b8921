import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { migrate } from "../migrate.ts";

let database: TestDatabase;
const execute = (statement: string) => database.orm.em.fork().execute<Record<string, unknown>[]>(statement);

beforeAll(async () => {
  database = await createTestDatabase("empty");
  await execute("drop schema public cascade; create schema public");
  await database.orm.migrator.up({ to: "0049-administration" });
  await execute(`
    insert into organizations (name, slug) values ('Old', 'old'), ('Fresh', 'fresh'), ('Never', 'never');
    insert into vendors (name, slug, organization_id, verified, verified_at)
      select name, slug, id, name <> 'Never',
        case name when 'Old' then now() - interval '3 years' when 'Fresh' then now() - interval '10 days' end
      from organizations;
    insert into vendor_checks (vendor_id, claim, evidence, checked_at)
      select id, 'Company registration', 'Seen.', now() - interval '11 days' from vendors where name <> 'Old'`);
  await migrate(database.orm);
});
afterAll(() => database.drop());

it("keeps who was verified, since when and what was checked, and says that it isn't known who checked", async () => {
  const rows = await execute(`
    select v.name::text as name, v.verified, r.state, r.recorded, r.reviewer_id, r.verified_at = v.verified_at as since,
      (select count(*)::int from vendor_checks c where c.verification_id = r.id) as checks
    from vendors v left join vendor_verifications r on r.vendor_id = v.id order by v.name`);
  const known = { verified: true, state: "current", recorded: false, reviewer_id: null, since: true };
  expect(rows).toEqual([
    { name: "Fresh", ...known, checks: 1 },
    {
      name: "Never",
      verified: false,
      state: null,
      recorded: null,
      reviewer_id: null,
      since: null,
      checks: 0,
    },
    { name: "Old", ...known, checks: 0 },
  ]);
});

it("lets none expire at once: a year from then, but 90 days from now", async () => {
  const rows = await execute(`
    select v.name::text as name, round(extract(epoch from r.expires_at - now()) / 86400)::int as days
    from vendor_verifications r join vendors v on v.id = r.vendor_id order by v.name`);
  expect(rows).toEqual([
    { name: "Fresh", days: expect.toSatisfy((days: number) => Math.abs(days - 355) <= 1) },
    { name: "Old", days: 90 },
  ]);
});
