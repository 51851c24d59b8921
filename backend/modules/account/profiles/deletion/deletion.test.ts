import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addJob } from "../../../../jobs/queue.ts";
import { contributions } from "../../../../modules.ts";
import { createUser, signIn } from "../../../../testing/accounts.ts";
import { createDemoRequest } from "../../../../testing/factories/demo-request.ts";
import { createNewsletterSubscriber } from "../../../../testing/factories/newsletter-subscriber.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import { User } from "../../identity/user.entity.ts";
import { dueDeletionsJob } from "./due-deletions.job.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());
beforeEach(() => app.database.orm.em.fork().execute("update users set role = 'user' where role = 'admin'"));

const DELETE = "mutation ($password: String!) { deleteAccount(password: $password) { message dueAt } }";
const remove = (client: TestClient, password = "right-1") =>
  client.execute<{ deleteAccount: { message: string; dueAt: string } }>(DELETE, { password });
const enter = ({ username }: User) =>
  app.execute<{ signIn: { accountRestored: boolean } }>(
    "mutation ($input: SignInInput!) { signIn(input: $input) { accountRestored } }",
    { input: { username, password: "right-1" } },
  );
const stored = (id: number) => app.database.orm.em.fork().findOneOrFail(User, id);

/** Lets the 14 days of everybody pass, and the job run. */
async function passGrace(): Promise<void> {
  const em = app.database.orm.em.fork();
  await em.execute(
    "update users set deletion_requested_at = now() - interval '15 days', deletion_due_at = now() - interval '1 day' where deletion_due_at is not null and anonymized_at is null",
  );
  await addJob(em, dueDeletionsJob, {});
  await app.runJobs();
}

describe("account deletion", () => {
  it("ends every session and waits 14 days", async () => {
    const user = await createUser(app, { password: "right-1" });
    const [here, there] = [await signIn(app, user), await signIn(app, user)];
    const { data } = await remove(here);
    expect(data.deleteAccount.message).toBe(
      "Your account will be deleted. Sign in within 14 days to keep it.",
    );
    expect(Math.round((Date.parse(data.deleteAccount.dueAt) - Date.now()) / 86_400_000)).toBe(14);
    for (const client of [here, there]) expect((await client.fetch("/api/auth/me")).status).toBe(401);
  });

  it.each([
    ["", "Current password is required"],
    ["wrong-1", "Current password is incorrect"],
  ])("is refused with the password %j", async (password) => {
    const user = await createUser(app, { password: "right-1" });
    const { errors } = await remove(await signIn(app, user), password);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { password: expect.any(String) },
    });
    expect((await stored(user.id)).deletionDueAt).toBeNull();
  });

  it("is taken back by signing in", async () => {
    const user = await createUser(app, { password: "right-1" });
    await remove(await signIn(app, user));
    expect((await enter(user)).data.signIn.accountRestored).toBe(true);
    await passGrace();
    expect(await stored(user.id)).toMatchObject({ username: user.username, deletionDueAt: null });
  });

  it("isn't done early, and ends no session, by an instance whose clock is ahead", async () => {
    const [user, other] = [await createUser(app, { password: "right-1" }), await createUser(app)];
    await remove(await signIn(app, user));
    const there = await signIn(app, other);
    const em = app.database.orm.em.fork();
    for (const name of ["due-deletions", "purge-credentials", "purge-limits"])
      await em.execute("select graphile_worker.add_job(?)", [name]);
    vi.useFakeTimers({ now: Date.now() + 400 * 24 * 3_600_000, toFake: ["Date"] });
    await app.runJobs().finally(() => vi.useRealTimers());
    expect(await stored(user.id)).toMatchObject({ username: user.username, anonymizedAt: null });
    expect((await there.fetch("/api/auth/me")).status).toBe(200);
  });

  it("leaves no personal value behind", async () => {
    const user = await createUser(app, {
      password: "right-1",
      firstName: "Zebedee",
      lastName: "Quux",
      bio: "Zebedee's bio",
      phone: "+44 20 7946 0001",
      avatar: "https://zebedee.example/me.png",
    });
    const client = await signIn(app, user);
    await client.execute("{ viewerSessions { id } }");
    await remove(client);
    await passGrace();
    const after = await stored(user.id);
    expect(after).toMatchObject({ firstName: "Deleted", lastName: "account", isActive: false });
    expect(after.anonymizedAt).not.toBeNull();
    const em = app.database.orm.em.fork();
    const tables = await em.execute<{ name: string }[]>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
    );
    for (const { name } of tables) {
      const [found] = await em.execute<{ count: string }[]>(
        `select count(*) from ${name} t where t::text ilike any (array[?, ?, ?])`,
        ["%zebedee%", `%${user.username}%`, "%7946 0001%"],
      );
      expect([name, found?.count]).toEqual([name, "0"]);
    }
    expect((await enter(user)).errors).toHaveLength(1);
  });

  it("reaches the demo requests and the newsletter of a proven address, and nobody else's", async () => {
    const message = "Please show me Zeppelin";
    const [proven, unproven] = [
      await createUser(app, { password: "right-1", emailProvenAt: new Date() }),
      await createUser(app, { password: "right-1" }),
    ];
    for (const { email } of [proven, unproven]) {
      await createDemoRequest(app, { email, message });
      await createNewsletterSubscriber(app, { email });
    }
    for (const user of [proven, unproven]) {
      const client = await signIn(app, user);
      const input = { name: "Noor", email: "office@club.example", organization: "Zeppelin", message };
      const { errors } = await client.execute(
        "mutation ($input: DemoRequestInput!) { requestDemo(input: $input) { id } }",
        { input },
      );
      expect(errors).toBeUndefined();
      await remove(client);
    }
    await passGrace();
    const em = app.database.orm.em.fork();
    const left = await em.execute("select email from demo_requests where message = ?", [message]);
    expect(left).toEqual([{ email: unproven.email }]);
    const subscribed = await em.execute(
      "select email from newsletter_subscribers where email = any (array[?, ?]::citext[])",
      [proven.email, unproven.email],
    );
    expect(subscribed).toEqual([{ email: unproven.email }]);
  });

  it("lets the name be taken again", async () => {
    const user = await createUser(app, { password: "right-1" });
    await remove(await signIn(app, user));
    await passGrace();
    await expect(createUser(app, { username: user.username })).resolves.toBeDefined();
  });
});

describe("administrators", () => {
  it("can't all leave: the last one is refused", async () => {
    const last = await createUser(app, { role: "admin", password: "right-1" });
    const { errors } = await remove(await signIn(app, last));
    expect(errors?.[0]?.extensions?.code).toBe("CONFLICT");
    expect((await stored(last.id)).deletionDueAt).toBeNull();
  });

  it("can't all leave at once", async () => {
    for (let round = 0; round < 10; round++) {
      await app.database.orm.em.fork().execute("update users set role = 'user' where role = 'admin'");
      const two = [
        await createUser(app, { role: "admin", password: "right-1" }),
        await createUser(app, { role: "admin", password: "right-1" }),
      ];
      const clients = await Promise.all(two.map((user) => signIn(app, user)));
      const answers = await Promise.all(clients.map((client) => remove(client)));
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    }
  });
});

describe("what refers to a user", () => {
  it("is exported and erased: each such table says how", async () => {
    const rows = await app.database.orm.em
      .fork()
      .execute<{ name: string }[]>(
        "select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'users'::regclass",
      );
    const covered = contributions.personalData.flatMap(({ tables }) => tables);
    expect(rows.length).toBeGreaterThan(3);
    expect(covered.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });
});
