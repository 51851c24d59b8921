import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { demoPassword } from "./demo-credentials.ts";

const ACCOUNTS = "{ demoAccounts { username password role roleLabel } }";
interface Accounts {
  demoAccounts: { username: string; password: string }[];
}
const enter = (app: TestApp, username: string) =>
  app.execute("mutation ($input: SignInInput!) { signIn(input: $input) { message } }", {
    input: { username, password: demoPassword(username) },
  });

describe("the demo's accounts", () => {
  let demo: TestApp;
  let real: TestApp;
  beforeAll(async () => {
    demo = await startTestApp("demo");
    real = await startTestApp(demo.database, { DEMO: "0" });
  });
  afterAll(async () => {
    await real.stop();
    await demo.stop();
  });

  it("are listed in the demo, one a role, and each gets in", async () => {
    const { data } = await demo.execute<Accounts>(ACCOUNTS);
    expect(data.demoAccounts.map(({ username }) => username)).toEqual([
      "admin",
      "business",
      "student",
      "mentor",
      "investor",
    ]);
    for (const { username } of data.demoAccounts)
      expect((await enter(demo, username)).errors).toBeUndefined();
  });

  it("are neither listed nor usable outside of it, even on the same database", async () => {
    expect((await real.execute<Accounts>(ACCOUNTS)).data.demoAccounts).toEqual([]);
    expect((await enter(real, "admin")).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("do not exist in a database that no demo was put in", async () => {
    const empty = await startTestApp("empty");
    const [row] = await empty.database.orm.em
      .fork()
      .execute<{ count: string }[]>("select count(*) from users");
    await empty.stop();
    expect(row?.count).toBe("0");
  });
});
