import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

/** What the writes of shortlists lock of an account. */
const SHORTLISTS = 7_305_131;
const WRITES = 30;

let app: TestApp;
let holder: pg.Client;
let writer: SignedInClient;
let bystander: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  holder = new pg.Client(app.database.url);
  await holder.connect();
  writer = await signIn(app, await createUser(app));
  bystander = await signIn(app, await createUser(app));
});
afterAll(async () => {
  await holder.end();
  await app.stop();
});

interface Counts {
  readonly waiting: number;
  readonly open: number;
}

/** How many connections wait for a lock, and how many are in a transaction. */
async function counts(): Promise<Counts> {
  const { rows } = await holder.query<Counts>(
    `select count(*) filter (where wait_event_type = 'Lock')::int as waiting,
       count(*) filter (where state <> 'idle')::int as open
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows[0] ?? { waiting: 0, open: 0 };
}

const create = (client: SignedInClient, name: string) =>
  client.execute<{ createShortlist: { id: string } }>(
    "mutation ($name: String!) { createShortlist(name: $name) { id } }",
    { name },
  );

describe("thirty writes of one account that wait for a lock", () => {
  it("hold one connection, and keep nobody else waiting", async () => {
    await holder.query("select pg_advisory_lock($1, $2)", [SHORTLISTS, writer.userId]);
    const writes = Array.from({ length: WRITES }, (_, at) => create(writer, `List ${at}`));
    while ((await counts()).waiting === 0);
    // Others come in while they wait: each of these needs connections of the same pool.
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2
          ? create(bystander, `Other ${at}`)
          : bystander.execute("{ viewer { id } vendors(first: 1) { totalCount } }"),
      ),
    );
    expect(others.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    // A job may be at work for a moment.
    await expect.poll(counts).toEqual({ waiting: 1, open: 1 });
    await holder.query("select pg_advisory_unlock($1, $2)", [SHORTLISTS, writer.userId]);
    const made = await Promise.all(writes);
    expect(made.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  });

  it("hold no more over REST", async () => {
    await holder.query("select pg_advisory_lock($1, $2)", [SHORTLISTS, writer.userId]);
    const body = (at: number) => JSON.stringify({ firstName: `Noor ${at}` });
    const writes = [
      create(writer, "One more"),
      ...Array.from({ length: 10 }, (_, at) =>
        writer.fetch(`/api/users/${writer.userId}/profile`, {
          method: "PATCH",
          headers: { "content-type": "application/json" },
          body: body(at),
        }),
      ),
    ];
    while ((await counts()).waiting === 0);
    expect((await bystander.execute("{ viewer { id } }")).errors).toBeUndefined();
    // A job may be at work for a moment.
    await expect.poll(counts).toEqual({ waiting: 1, open: 1 });
    await holder.query("select pg_advisory_unlock($1, $2)", [SHORTLISTS, writer.userId]);
    await Promise.all(writes);
  });
});
