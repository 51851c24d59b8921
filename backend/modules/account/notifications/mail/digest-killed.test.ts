import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createUser } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

/** More people than one run writes to. */
const PEOPLE = 700;
const MONDAY = "2026-11-23T07:00:00Z";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
const again = () =>
  sql("update graphile_worker._private_jobs set run_at = now(), locked_at = null, locked_by = null");

beforeEach(async () => {
  app.mails.length = 0;
  await sql("delete from notifications");
  await sql("delete from graphile_worker._private_jobs");
});

it("a worker that dies while digests are taken leaves nobody without theirs, and nobody with two", async () => {
  await sql(`insert into users (username, email, first_name, last_name)
    select 'digest-' || n, 'digest-' || n || '@people.example', 'A', 'B' from generate_series(1, ${PEOPLE}) n`);
  await sql(`insert into notification_preferences (user_id, type, frequency)
    select id, 'alert', case when id % 2 = 0 then 'daily' else 'weekly' end from users where username like 'digest-%'`);
  await sql(`insert into notifications (recipient_id, turn, type, title, path, key, digest)
    select p.user_id, n, 'alert', 'No. ' || n, '/', n::text, p.frequency
    from notification_preferences p, generate_series(1, 3) n`);
  const [victim] = await sql("select id from users where username = 'digest-600'");
  await sql(`create function die() returns trigger language plpgsql as $$ begin
    perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
  await sql(`create trigger die before update of digest on notifications for each row
    when (new.recipient_id = ${Number(victim?.id)}) execute function die()`);
  await sql("select graphile_worker.add_job('notification-digest', json_build_object('now', ?::text))", [
    MONDAY,
  ]);
  await app.runJobs();
  expect(await sql("select from notifications where digest is not null limit 1")).toHaveLength(1);
  await sql("drop trigger die on notifications");
  for (let time = 0; time < 3; time++) {
    await again();
    await Promise.all([app.runJobs(), app.runJobs()]);
  }
  expect(app.mails.map(({ to }) => to).toSorted()).toEqual(
    Array.from({ length: PEOPLE }, (_, at) => `digest-${at + 1}@people.example`).toSorted(),
  );
  expect(new Set(app.mails.map(({ subject }) => subject))).toEqual(
    new Set(["3 notifications - SportsTech Hub"]),
  );
});

it("a letter that is sent again because nobody knows whether it was has the same name", async () => {
  const user = await createUser(app);
  await sql("insert into notification_preferences (user_id, type, frequency) values (?, 'alert', 'daily')", [
    user.id,
  ]);
  const send = async (title: string, turn: number) => {
    await sql(
      "insert into notifications (recipient_id, turn, type, title, path, key) values (?, ?, 'alert', ?, '/', ?)",
      [user.id, turn, title, title],
    );
    const [told] = await sql("select id from notifications where recipient_id = ? and turn = ?", [
      user.id,
      turn,
    ]);
    const job = { recipient: user.id, ids: [told?.id] };
    // As it is done again after a worker died before it could say that it was done.
    for (let time = 0; time < 2; time++) {
      await sql("select graphile_worker.add_job('notification-digest-letter', ?::json)", [
        JSON.stringify(job),
      ]);
      await app.runJobs();
    }
  };
  await send("First", 1);
  await send("Second", 2);
  const names = app.mails.map(({ id }) => id);
  expect(names).toHaveLength(4);
  expect([names[0], names[2]]).toEqual([names[1], names[3]]);
  expect(new Set(names).size).toBe(2);
});
