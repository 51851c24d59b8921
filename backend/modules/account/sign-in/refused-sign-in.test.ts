import { verify } from "argon2";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createUser } from "../../../testing/accounts.ts";
import { ownFieldsOf } from "../../../testing/problem.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { hashCost, MEMORY_COST } from "../credentials/passwords/hash-cost.ts";

vi.mock("argon2", async (original) => {
  const argon2 = await original<typeof import("argon2")>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

let app: TestApp;
const people: { username: string; password: string }[] = [];
beforeAll(async () => {
  hashCost.memoryCost = MEMORY_COST;
  app = await startTestApp("empty");
  const [known, inactive, demo] = [
    await createUser(app, { password: "right-1" }),
    await createUser(app, { password: "right-1", isActive: false }),
    await createUser(app, { password: "right-1", isDemo: true }),
  ];
  const { username } = await createUser(app);
  people.push(
    { username: "nobody-at-all", password: "right-1" },
    { username: known.username, password: "wrong-1" },
    { username: inactive.username, password: "right-1" },
    { username: demo.username, password: "right-1" },
    { username, password: "right-1" },
  );
});
afterAll(() => app.stop());

/** Unknown, wrong, inactive, of the demo, without a password. */
async function answersTo(ask: (credentials: object) => Promise<unknown>): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const credentials of people) {
    vi.mocked(verify).mockClear();
    answers.push(await ask(credentials));
    // The cost of a hash is what would tell them apart by time.
    expect([credentials, vi.mocked(verify).mock.calls.length]).toEqual([credentials, 1]);
    expect(vi.mocked(verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/);
  }
  return answers;
}

describe("a refused sign-in", () => {
  it("is the same whatever the reason, and checks one hash of the same cost", async () => {
    const graphql = await answersTo(async (input) => {
      const { errors, response } = await app.execute(
        "mutation ($input: SignInInput!) { signIn(input: $input) { message } }",
        { input },
      );
      return [response.status, errors];
    });
    expect(new Set(graphql.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const rest = await answersTo(async (input) => {
      const response = await app.fetch("/api/auth/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(input),
      });
      return [response.status, ownFieldsOf(await response.json(), 401)];
    });
    expect(rest).toEqual(Array(5).fill([401, { message: "Invalid credentials", code: "UNAUTHENTICATED" }]));
  });
});
