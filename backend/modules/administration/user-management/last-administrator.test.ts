import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());
const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);
beforeEach(() => sql("update users set role = 'user'"));

const change = (by: TestClient, id: number, input: string) =>
  by.execute(`mutation { updateUserRights(id: ${id}, input: ${input}) { id } }`);
const codeOf = ({ errors }: Awaited<ReturnType<typeof change>>) => errors?.[0]?.extensions?.code;
const newAdmin = async () => signIn(app, await createUser(app, { role: "admin" }));
const activeAdmins = async () =>
  Number((await sql("select count(*) from users where role = 'admin' and is_active"))[0]?.count);

describe("the last active administrator", () => {
  it.each(["{ role: USER }", "{ isActive: false }"])("stays: %s", async (input) => {
    const admin = await newAdmin();
    await createUser(app, { role: "admin", isActive: false });
    expect(codeOf(await change(admin, admin.userId, input))).toBe("CONFLICT");
    expect(await activeAdmins()).toBe(1);
  });

  it("remains whenever two act on each other at the same time", async () => {
    for (let round = 0; round < 25; round += 1) {
      await sql("update users set role = 'user'");
      const [one, other] = [await newAdmin(), await newAdmin()];
      const input = round % 2 === 0 ? "{ role: USER }" : "{ isActive: false }";
      const acts = await Promise.all([
        change(one, other.userId, input),
        change(other, one.userId, input),
        change(one, one.userId, input),
        change(other, other.userId, input),
      ]);
      expect(await activeAdmins()).toBe(1);
      for (const code of acts.map(codeOf))
        expect([undefined, "CONFLICT", "FORBIDDEN", "UNAUTHENTICATED"]).toContain(code);
    }
  });

  it("may leave once there is another", async () => {
    const [one, other] = [await newAdmin(), await newAdmin()];
    expect(codeOf(await change(one, one.userId, "{ role: MENTOR }"))).toBeUndefined();
    expect(codeOf(await change(one, other.userId, "{ role: USER }"))).toBe("FORBIDDEN");
    expect(await activeAdmins()).toBe(1);
  });

  it("and no other one can be deleted", async () => {
    const [one, other]: SignedInClient[] = [await newAdmin(), await newAdmin()];
    for (const id of [one?.userId, other?.userId]) {
      const { errors } = await (one as SignedInClient).execute(`mutation { deleteUser(id: ${id}) }`);
      expect(errors?.[0]).toMatchObject({
        message: "Admin users cannot be deleted",
        extensions: { code: "FORBIDDEN" },
      });
    }
    expect(await activeAdmins()).toBe(2);
  });
});
