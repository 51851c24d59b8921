import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);

/** Whoever changes the account numbered so loses the connection, as a process does that is killed. */
async function killAt(id: number): Promise<void> {
  await sql(`create function end_connection() returns trigger language plpgsql as $$ begin
    perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
  await sql(`create trigger end_connection before update on users for each row when (new.id = ${id})
    execute function end_connection()`);
}

it("a suspension that is killed midway goes on where it was: nobody is missed, nobody is done twice", async () => {
  await sql(`insert into users (username, email, first_name, last_name, organization)
    select 'many-' || n, 'many-' || n || '@people.example', 'A', 'B', 'Many United' from generate_series(1, 1300) n`);
  const [middle] = await sql("select id from users where username = 'many-700'");
  await killAt(Number(middle?.id));
  const { data } = await admin.execute<{ startBulkOperation: { id: string } }>(
    "mutation ($input: BulkOperationInput!) { startBulkOperation(input: $input) { id } }",
    {
      input: {
        kind: "SUSPEND_USERS",
        choice: { search: "Many United" },
        expected: 1300,
        key: randomUUID(),
      },
    },
  );
  const id = Number(data.startBulkOperation.id);
  await app.runJobs();
  const state = () =>
    sql("select succeeded, finished_at is null as running from bulk_operations where id = ?", [id]);
  const suspended = async () =>
    (
      await sql(
        "select count(*)::int as count from users where organization = 'Many United' and not is_active",
      )
    )[0];
  expect(await state()).toEqual([{ succeeded: 500, running: true }]);
  expect(await suspended()).toEqual({ count: 500 });
  await sql("drop trigger end_connection on users");
  await sql("update graphile_worker._private_jobs set run_at = now()");
  await Promise.all([app.runJobs(), app.runJobs()]);
  expect(await state()).toEqual([{ succeeded: 1300, running: false }]);
  expect(await suspended()).toEqual({ count: 1300 });
  expect(
    await sql(
      "select count(*)::int as entries, count(distinct subject_id)::int as people from audit_entries where action = 'account.rights_changed'",
    ),
  ).toEqual([{ entries: 1300, people: 1300 }]);
});
