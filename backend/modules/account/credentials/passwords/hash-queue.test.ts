import { availableParallelism } from "node:os";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { hashCost, MEMORY_COST } from "./hash-cost.ts";
import { inHashQueue } from "./hash-queue.ts";

let app: TestApp;
const { memoryCost } = hashCost;
beforeAll(async () => {
  hashCost.memoryCost = MEMORY_COST;
  app = await startTestApp("empty", { SIGN_IN_FAILURES: "1000" });
});
afterAll(() => {
  hashCost.memoryCost = memoryCost;
  return app.stop();
});

describe("hashing", () => {
  it("is done few at a time, and refused when too many wait", async () => {
    let [running, most] = [0, 0];
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await turn();
      running -= 1;
      return "done";
    };
    const all = Array.from({ length: 400 }, () => inHashQueue(work).catch(({ code }) => code));
    const outcomes = await Promise.all(all);
    expect(new Set(outcomes)).toEqual(new Set(["done", "UNAVAILABLE"]));
    expect(outcomes.filter((outcome) => outcome === "done").length).toBeLessThan(300);
    expect(most).toBeLessThanOrEqual(Math.max(2, availableParallelism() - 1));
  });

  it("lets others be answered while a hundred sign-ins wait", async () => {
    let answered = 0;
    const signIns = Array.from({ length: 100 }, async (_, n) => {
      const { errors } = await app.execute(
        "mutation ($input: SignInInput!) { signIn(input: $input) { message } }",
        { input: { username: `nobody-${n}`, password: "wrong-1" } },
      );
      answered += 1;
      return errors?.[0]?.extensions?.code;
    });
    for (let n = 0; n < 20; n += 1) {
      expect((await app.execute("{ claims { key } }")).errors).toBeUndefined();
    }
    expect(answered).toBeLessThan(100);
    expect(new Set(await Promise.all(signIns))).toEqual(new Set(["UNAUTHENTICATED"]));
  });

  it("is argon2id with OWASP's parameters", async () => {
    const username = "hashed-1";
    await app.execute("mutation ($input: RegisterInput!) { register(input: $input) { message } }", {
      input: {
        username,
        email: "hashed@people.example",
        password: "secret-1",
        firstName: "A",
        lastName: "B",
      },
    });
    const [row] = await app.database.orm.em
      .fork()
      .execute<{ hash: string }[]>("select password_hash as hash from users where username = ?", [username]);
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/);
  });
});
