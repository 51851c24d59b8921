import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

/** `MANY_USERS=100000` measures the size that the list is made for. */
const COUNT = Number(process.env.MANY_USERS ?? 5_000);

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  const em = app.database.orm.em.fork();
  const insert = (from: number, to: number) =>
    em.execute(
      `insert into users (username, email, first_name, last_name, organization, role, is_active, created_at)
     select 'person-' || n, 'person-' || n || '@people.example', 'First' || n % 500, 'Last' || n % 3000, 'Club ' || n % 200,
       case when n % 2000 = 0 then 'investor' else 'user' end, n % 1000 <> 0, now() - n * interval '1 minute'
     from generate_series(?::integer, ?::integer) n`,
      [from, to],
    );
  // A statement may take ten seconds.
  for (let from = 1; from <= COUNT; from += 1_000) await insert(from, Math.min(COUNT, from + 999));
  // Of few acts, sorting them is as fast as an index.
  await em.execute(
    `insert into audit_entries (actor_kind, actor_id, action, subject_id, occurred_at)
     select 'session', n % 20, 'account.signed_in', n % 20, now() - n * interval '1 second'
     from generate_series(1, 5000) n`,
  );
  await em.execute("analyze users, audit_entries");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
}, 300_000);
afterAll(() => app.stop());

const read = async (args: string) => {
  const started = performance.now();
  const { data, errors } = await admin.execute<{
    users: { totalCount: number; pageInfo: { endCursor: string }; nodes: { username: string }[] };
  }>(`{ users(first: 20 ${args}) {
    totalCount totalCountIsExact pageInfo { endCursor hasNextPage }
    nodes { id username email firstName lastName role roleLabel isActive createdAt lastLogin }
  } }`);
  expect(errors).toBeUndefined();
  const took = performance.now() - started;
  if (process.env.MANY_USERS) process.stdout.write(`${took.toFixed(0)} ms: ${args}\n`);
  return data.users;
};

it("a page of many accounts is read, whatever is asked for, with its total", async () => {
  const narrowed = [
    "",
    "sort: NAME",
    'search: "person-1999"',
    'search: "st19 last19"',
    'search: "p9"',
    "filter: { roles: [INVESTOR] }",
    "filter: { isActive: false }",
    "filter: { roles: [USER], isActive: true }",
    'search: "club 12", filter: { roles: [USER] }',
  ];
  for (const args of narrowed) {
    await read(args);
    const { pageInfo } = await read(args);
    if (pageInfo.endCursor) await read(`${args} after: "${pageInfo.endCursor}"`);
  }
  expect((await read("")).totalCount).toBe(COUNT + 1);
  expect((await read('search: "person-1999@"')).nodes).toMatchObject([{ username: "person-1999" }]);
});

it.each([
  ["users_by_created_at", "users t where anonymized_at is null order by created_at desc, id desc limit 21"],
  ["users_by_name", "users t where anonymized_at is null order by last_name, first_name, id limit 21"],
  ["users_search", "users t where search_text like '%person-1999%'"],
  ["audit_entries_of_actor", "audit_entries where actor_id = 7 order by id desc limit 21"],
  [
    "audit_entries_on_account",
    "audit_entries where subject_kind = 'account' and subject_id = 7 order by id desc limit 21",
  ],
])("the index %s serves %s", async (index, rows) => {
  const em = app.database.orm.em.fork();
  const plan = await em.transactional(async (em) => {
    // The trail is short in a test.
    await em.execute("set local enable_seqscan = off");
    return em.execute<Record<string, string>[]>(`explain select id from ${rows}`);
  });
  expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toContain(index);
});

it("an operation on all of them is begun in one statement and done in batches", async () => {
  const started = performance.now();
  const { data, errors } = await admin.execute<{ startBulkOperation: { id: string; total: number } }>(
    `mutation { startBulkOperation(input: { kind: SUSPEND_USERS, expected: ${COUNT + 1}, choice: {},
      key: "6f1a6a0e-5a2b-4b1e-9c1d-2f3a4b5c6d7e" }) { id total } }`,
  );
  expect(errors).toBeUndefined();
  const begun = performance.now() - started;
  await app.runJobs();
  const done = performance.now() - started - begun;
  if (process.env.MANY_USERS)
    process.stdout.write(`begun in ${begun.toFixed(0)} ms, done in ${done.toFixed(0)} ms\n`);
  const result = await admin.execute<{ bulkOperation: object }>(
    `{ bulkOperation(id: ${data.startBulkOperation.id}) { succeeded skipped } }`,
  );
  const inactive = Math.floor(COUNT / 1000);
  expect(result.data.bulkOperation).toEqual({ succeeded: COUNT - inactive, skipped: inactive + 1 });
}, 300_000);
