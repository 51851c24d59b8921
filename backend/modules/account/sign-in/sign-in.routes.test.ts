import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

async function post(path: string, body: unknown, cookie = "") {
  const response = await app.fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const answer = (await response.json()) as { message: string; user?: unknown; errors?: unknown };
  return { response, answer, cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
}
const newcomer = (name: string) => ({
  username: name,
  email: `${name}@people.example`,
  password: "secret-1",
  firstName: "Ada",
  lastName: "Byron",
});

describe("the calls under /api/auth", () => {
  it("sign up, say who is there, and sign out", async () => {
    const { response, answer, cookie } = await post("/api/auth/register", newcomer("rest-ada"));
    expect(response.status).toBe(200);
    expect(answer).toMatchObject({
      message: "Registration successful",
      user: { username: "rest-ada", role: "user" },
    });
    expect(JSON.stringify(answer)).not.toMatch(/password/i);
    const me = await app.fetch("/api/auth/me", { headers: { cookie } });
    expect(await me.json()).toMatchObject({ username: "rest-ada" });
    expect((await post("/api/auth/logout", {}, cookie)).response.status).toBe(200);
    expect((await app.fetch("/api/auth/me", { headers: { cookie } })).status).toBe(401);
  });

  it("sign in, and refuse with 401", async () => {
    const { username } = await createUser(app, { password: "right-1" });
    const right = await post("/api/auth/login", { username, password: "right-1" });
    expect(right.answer.message).toBe("Login successful");
    expect(right.cookie).toMatch(/^session=/);
    const wrong = await post("/api/auth/login", { username, password: "wrong-1" });
    expect([wrong.response.status, wrong.answer.message]).toEqual([401, "Invalid credentials"]);
    expect(wrong.cookie).toBe("");
  });

  it("refuse what is taken with 409 at its field", async () => {
    await post("/api/auth/register", newcomer("rest-bob"));
    const { response, answer } = await post("/api/auth/register", newcomer("REST-Bob"));
    expect(response.status).toBe(409);
    expect(answer.errors).toHaveProperty("username");
  });

  it.each(["admin", "ADMIN", ["admin"], { role: "admin" }, 1, null].map((role) => ({ role })))(
    "make no administrator of $role",
    async ({ role }) => {
      const name = `mallory-${JSON.stringify(role).replace(/\W/g, "")}`;
      const { response } = await post("/api/auth/register", { ...newcomer(name), role });
      const rows = await app.database.orm.em
        .fork()
        .execute<{ role: string }[]>("select role from users where username = ?", [name]);
      if (role === null) expect(rows).toEqual([{ role: "user" }]);
      else expect([response.status, rows]).toEqual([400, []]);
    },
  );

  it.each([
    "{",
    "[]",
    "1",
    '{"username":1,"password":"x"}',
    '{"username":{"$ne":""},"password":["x"]}',
    "{}",
  ])("refuse %s with JSON", async (body) => {
    for (const path of ["/api/auth/login", "/api/auth/register", "/api/auth/login/second-factor"]) {
      const { response, answer } = await post(path, body);
      expect([400, 401]).toContain(response.status);
      expect(answer.message).toEqual(expect.any(String));
    }
  });

  it("refuse a body of 2 MB", async () => {
    const { response } = await post("/api/auth/login", { username: "x".repeat(2_000_000), password: "x" });
    expect(response.status).toBe(413);
  });
});
