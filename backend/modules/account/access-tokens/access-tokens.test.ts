import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { daysAhead } from "../../../shared/days/day.rules.ts";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp, testClient } from "../../../testing/servers/test-app.ts";
import { askForToken, newTokenOf } from "../../../testing/tokens.ts";
import { looksLikeToken, newAccessToken } from "./token-format.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const person = async (fields = {}) => {
  const user = await createUser(app, fields);
  return { user, client: await signIn(app, user) };
};
const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
const LIST = "{ viewerAccessTokens { id name hint scopes expiresAt lastUsedAt lastUsedFrom } }";
interface Listed {
  viewerAccessTokens: { id: string; name: string; hint: string; lastUsedAt: string | null }[];
}
const listed = async (client: { execute: typeof app.execute }) =>
  (await client.execute<Listed>(LIST)).data.viewerAccessTokens;
/** In the year to come, but in no calendar. */
const nextFebruary30 = () => {
  const [year] = daysAhead("UTC", 0).split("-");
  return daysAhead("UTC", 0) < `${year}-02-30` ? `${year}-02-30` : `${Number(year) + 1}-02-30`;
};
const refusal = async (asked: ReturnType<typeof askForToken>) => {
  const [error] = (await asked).errors ?? [];
  return error?.extensions?.fields ?? error?.extensions?.code;
};

describe("a new token", () => {
  it("is told from other texts by its prefix and checksum", () => {
    const token = newAccessToken();
    expect(token).toMatch(/^sth_[0-9A-Za-z]{49}$/);
    expect(looksLikeToken(token)).toBe(true);
    const other = token.endsWith("a") ? "b" : "a";
    expect([looksLikeToken(token.slice(0, -1) + other), looksLikeToken("sth_")]).toEqual([false, false]);
    expect(new Set(Array.from({ length: 100 }, newAccessToken)).size).toBe(100);
  });

  it("is shown once, listed without it, and told by mail; only its hash is stored", async () => {
    const { user, client } = await person();
    const { token, id } = await newTokenOf(client, { name: "Club site" });
    expect(await listed(client)).toMatchObject([
      {
        id,
        name: "Club site",
        hint: token.slice(-4),
        scopes: ["CATALOG_READ", "ACCOUNT_READ"],
        lastUsedAt: null,
      },
    ]);
    await app.runJobs();
    const letter = app.mails.find(({ to }) => to === user.email);
    expect(letter?.text).toContain("“Club site”");
    expect(letter?.text).not.toContain(token);
    const [row] = await sql("select t::text as text from access_tokens t where id = ?", [id]);
    expect(row?.text).not.toContain(token);
  });

  it("is refused with bad input, at the field", async () => {
    const { client } = await person();
    expect(await refusal(askForToken(client, { name: " " }))).toEqual({ name: "Name is required" });
    expect(await refusal(askForToken(client, { scopes: [] }))).toEqual({
      scopes: "Choose one or more scopes",
    });
    expect(await refusal(askForToken(client, { scopes: ["ADMIN_READ"] }))).toEqual({
      scopes: "Only administrators can choose these scopes",
    });
    expect(await refusal(askForToken(client, { expiresOn: daysAhead("UTC", 366) }))).toHaveProperty(
      "expiresOn",
    );
    expect(await refusal(askForToken(client, { expiresOn: daysAhead("UTC", 0) }))).toHaveProperty(
      "expiresOn",
    );
    expect(await refusal(askForToken(client, { expiresOn: "2026-02-31x" }))).toHaveProperty("expiresOn");
    expect(await refusal(askForToken(client, { expiresOn: nextFebruary30() }))).toEqual({
      expiresOn: "Choose a day",
    });
    expect(await refusal(askForToken(app))).toBe("UNAUTHENTICATED");
    expect(await listed(client)).toEqual([]);
  });

  it("beyond fifty is refused, also when many are asked for at once", async () => {
    const { user, client } = await person();
    await sql(
      `insert into access_tokens (user_id, name, token_hash, hint, scopes, expires_at)
       select ?, 'Old', sha256((? || n)::bytea), 'abcd', '{catalog:read}', now() + interval '1 day'
       from generate_series(1, 48) n`,
      [user.id, String(user.id)],
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => refusal(askForToken(client))));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(2);
    expect(answers.filter((answer) => answer === "CONFLICT")).toHaveLength(3);
  });
});

describe("the list of tokens", () => {
  it("is one's own, in one statement, and ends one or all", async () => {
    const { client } = await person();
    const other = (await person()).client;
    const [first, second, third] = [
      await newTokenOf(client),
      await newTokenOf(client),
      await newTokenOf(client),
    ];
    app.database.statements.length = 0;
    expect((await listed(client)).map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
    expect(app.database.statements.length).toBeLessThanOrEqual(2);
    const revoke = "mutation ($id: ID!) { revokeAccessToken(id: $id) { message } }";
    const { errors } = await other.execute(revoke, { id: first.id });
    expect(errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    await client.execute(revoke, { id: first.id });
    const asked = ({ token }: { token: string }) =>
      app
        .fetch("/api/auth/me", { headers: { authorization: `Bearer ${token}` } })
        .then(({ status }) => status);
    expect([await asked(first), await asked(second)]).toEqual([401, 200]);
    await client.execute("mutation { revokeAllAccessTokens { message } }");
    expect([await asked(second), await asked(third)]).toEqual([401, 401]);
    expect(await listed(client)).toEqual([]);
  });

  it("is counted for administrators, who see no more of it", async () => {
    const { client } = await person({ role: "admin" });
    const count = async () =>
      (await client.execute<{ accessTokenCount: number }>("{ accessTokenCount }")).data.accessTokenCount;
    const before = await count();
    const { id } = await newTokenOf((await person()).client);
    expect(await count()).toBe(before + 1);
    await sql(
      "update access_tokens set created_at = now() - interval '2 days', expires_at = now() where id = ?",
      [id],
    );
    expect(await count()).toBe(before);
  });

  it("isn't shown to a token, nor may one make another", async () => {
    const { token } = await newTokenOf((await person()).client);
    const program = testClient(app.url, { authorization: `Bearer ${token}` });
    for (const { errors } of [await program.execute(LIST), await askForToken(program)])
      expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});
