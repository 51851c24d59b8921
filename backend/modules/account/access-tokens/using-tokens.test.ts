import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp, testClient } from "../../../testing/servers/test-app.ts";
import { newTokenOf } from "../../../testing/tokens.ts";
import { newAccessToken } from "./token-format.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  await createSolution(app);
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);

/** A person, and a program with a token of theirs. */
async function holder(scopes = ["CATALOG_READ", "ACCOUNT_READ"], fields = {}) {
  const user = await createUser(app, fields);
  const client = await signIn(app, user);
  const { token, id } = await newTokenOf(client, { scopes });
  return { user, client, id, program: testClient(app.url, { authorization: `Bearer ${token}` }) };
}
type Holder = Awaited<ReturnType<typeof holder>>;
const who = async ({ program }: Pick<Holder, "program">) => {
  const { data, errors } = await program.execute<{ viewer: { username: string } } | null>(
    "{ viewer { username } }",
  );
  return data?.viewer.username ?? errors?.[0]?.extensions?.code;
};

describe("a program with a token", () => {
  it("acts for its person in both APIs, within its scopes", async () => {
    const held = await holder();
    expect(await who(held)).toBe(held.user.username);
    expect((await held.program.fetch("/api/solutions")).status).toBe(200);
    expect(await (await held.program.fetch("/api/auth/me")).json()).toMatchObject({
      username: held.user.username,
    });
    const refused = await held.program.fetch(`/api/solutions/bookmarks/${held.user.id}`);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("discovery:read");
  });

  it("is refused with a token that doesn't work, instead of being a visitor", async () => {
    for (const token of [newAccessToken(), "x", ""]) {
      const program = testClient(app.url, { authorization: `Bearer ${token}` });
      const { response, errors } = await program.execute("{ solutions { nodes { id } } }");
      expect([response.status, errors?.[0]?.extensions?.code]).toEqual([401, "UNAUTHENTICATED"]);
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
      const { status, headers } = await program.fetch("/api/solutions");
      expect([status, headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    }
  });

  it("isn't helped by a cookie beside it", async () => {
    const { client, id } = await holder();
    const both = testClient(app.url, { authorization: "Bearer x", cookie: `session=${client.token}` });
    expect(await who({ program: both })).toBe("UNAUTHENTICATED");
    expect(id).toBeTruthy();
  });

  it("is nobody on pages and other routes, which know no scopes", async () => {
    const { program } = await holder(["ADMIN_WRITE"], { role: "admin" });
    const upload = await program.fetch("/uploads", { method: "POST", body: "a" });
    expect([401, 404]).toContain(upload.status);
  });

  it("has its use written down, once in five minutes however many ask", async () => {
    const held = await holder();
    await Promise.all(Array.from({ length: 10 }, () => who(held)));
    const used = () => sql("select last_used_at, last_used_from from access_tokens where id = ?", [held.id]);
    const [first] = await used();
    expect(first).toMatchObject({ last_used_at: expect.anything(), last_used_from: "127.0.0.1" });
    await who(held);
    expect(await used()).toEqual([first]);
    await sql("update access_tokens set last_used_at = now() - interval '6 minutes' where id = ?", [held.id]);
    await who(held);
    expect(await used()).not.toEqual([first]);
  });
});

describe("a token ends", () => {
  it("on its last day", async () => {
    const held = await holder();
    await sql(
      "update access_tokens set created_at = now() - interval '9 days', expires_at = now() where id = ?",
      [held.id],
    );
    expect(await who(held)).toBe("UNAUTHENTICATED");
  });

  it("with its account, for good", async () => {
    const held = await holder();
    await sql("update users set is_active = false where id = ?", [held.user.id]);
    expect(await who(held)).toBe("UNAUTHENTICATED");
    await sql("update users set is_active = true where id = ?", [held.user.id]);
    expect(await who(held)).toBe("UNAUTHENTICATED");
  });

  it("when its owner changes the password, or an administrator resets it", async () => {
    const password = "right-horse-1";
    const held = await holder(undefined, { password });
    await held.client.execute(
      `mutation { changePassword(currentPassword: "${password}", newPassword: "other-horse-2") { message } }`,
    );
    expect(await who(held)).toBe("UNAUTHENTICATED");
    const other = await holder(undefined, { password });
    const admin = await signIn(app, await createUser(app, { role: "admin" }));
    const reset = await admin.fetch(`/api/admin/users/${other.user.id}/reset-password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ newPassword: "third-horse-3" }),
    });
    expect(reset.status).toBe(200);
    expect(await who(other)).toBe("UNAUTHENTICATED");
  });

  it("being an administrator's with the role, at once", async () => {
    const held = await holder(["ADMIN_READ"], { role: "admin" });
    const asked = async () =>
      (await held.program.execute("{ demoRequests { nodes { id } } }")).errors?.[0]?.extensions?.code;
    expect(await asked()).toBeUndefined();
    await sql("update users set role = 'user' where id = ?", [held.user.id]);
    expect(await asked()).toBe("FORBIDDEN");
  });
});

it("its owner is told by mail before it ends, once; a month after, it is gone", async () => {
  const held = await holder();
  const job = "select graphile_worker.add_job('warn-of-ending-access-tokens')";
  const letters = () =>
    app.mails.filter(({ to, subject }) => to === held.user.email && /expires soon/.test(subject));
  await sql(job);
  await app.runJobs();
  expect(letters()).toHaveLength(0);
  await sql(
    "update access_tokens set created_at = now() - interval '24 days', expires_at = now() + interval '6 days' where id = ?",
    [held.id],
  );
  for (let times = 0; times < 2; times += 1) {
    await sql(job);
    await app.runJobs();
  }
  expect(letters()).toHaveLength(1);
  await sql(
    "update access_tokens set created_at = now() - interval '90 days', expires_at = now() - interval '31 days' where id = ?",
    [held.id],
  );
  await sql("select graphile_worker.add_job('purge-access-tokens')");
  await app.runJobs();
  expect(await sql("select id from access_tokens where id = ?", [held.id])).toEqual([]);
});
