import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../testing/accounts.ts";
import { startTestApp, type TestApp, type TestClient, testClient } from "../../testing/servers/test-app.ts";
import { MAX_COST } from "./cost-limit.ts";

/** The least that can be set, so that a few operations take it. */
const COST_PER_MINUTE = "30000";
const SMALL = "{ vendors(first: 1) { totalCount } }";
const LARGE = "{ vendors(first: 100) { nodes { id name description slug verified } } }";

let app: TestApp;
let other: TestApp;
let member: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty", { COST_PER_MINUTE });
  other = await startTestApp(app.database, { COST_PER_MINUTE });
  member = await signIn(app, await createUser(app));
  // Budgets end with the clock's minute; the tests shall not.
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 20_000) await new Promise((resolve) => setTimeout(resolve, left));
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const post = async (client: TestClient, query: string) => {
  const headers = { "content-type": "application/json" };
  const response = await client.fetch("/graphql", {
    method: "POST",
    headers,
    body: JSON.stringify({ query }),
  });
  return { response, body: await response.json() };
};
const leftIn = (response: Response) => Number(/r=(\d+)/.exec(response.headers.get("ratelimit") ?? "")?.[1]);

describe("an answer says what it cost and what is left", () => {
  it("to somebody who is signed in", async () => {
    const { response, body } = await post(member, SMALL);
    const { cost } = body.extensions;
    expect(cost).toEqual({
      requested: expect.any(Number),
      maximum: MAX_COST,
      left: leftIn(response),
      resetsAt: expect.stringMatching(/:00\.000Z$/),
    });
    expect(response.headers.get("ratelimit-policy")).toBe('"account";q=30000;qu="cost";w=60');
    const again = await post(member, SMALL);
    expect(leftIn(again.response)).toBe(cost.left - cost.requested);
  });

  it("to visitors, whose answers may be given to others, in the headers", async () => {
    const { response, body } = await post(app, SMALL);
    expect(Object.keys(body.extensions.cost)).toEqual(["requested", "maximum"]);
    expect(response.headers.get("ratelimit-policy")).toBe('"address";q=120000;qu="cost";w=60');
    expect(leftIn(response)).toBeLessThan(120_000);
  });

  it("by /api from the same budget", async () => {
    const before = leftIn((await post(member, SMALL)).response);
    const response = await member.fetch("/api/vendors?first=1");
    expect([response.status, leftIn(response) < before]).toEqual([200, true]);
    expect(response.headers.get("ratelimit-policy")).toContain('"account"');
  });
});

describe("a budget that is used up", () => {
  it("refuses what is beyond it on both addresses and in each process, and leaves others theirs", async () => {
    const reader = await signIn(app, await createUser(app));
    let refused: Response | undefined;
    for (let asked = 0; asked < 100 && !refused; asked += 1) {
      const { response } = await post(reader, LARGE);
      if (response.status === 429) refused = response;
    }
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused?.headers.get("ratelimit")).toMatch(/^"account";r=\d+;t=\d+$/);
    const rest = await reader.fetch("/api/vendors?first=100");
    expect([rest.status, rest.headers.has("retry-after"), await rest.json()]).toMatchObject([
      429,
      true,
      { code: "TOO_MANY_REQUESTS", message: expect.stringMatching(/^You've asked for too much at once\./) },
    ]);
    expect(rest.headers.get("ratelimit")).toMatch(/^"account";r=\d+;t=\d+$/);
    expect((await post(member, SMALL)).response.status).toBe(200);
    const elsewhere = testClient(other.url, { cookie: `session=${reader.token}` });
    await vi.waitFor(async () => expect((await post(elsewhere, SMALL)).response.status).toBe(429), 10_000);
  });

  it("is overdrawn by two processes that are asked at the same time by no more than one operation", async () => {
    const reader = await signIn(app, await createUser(app));
    const elsewhere = testClient(other.url, { cookie: `session=${reader.token}` });
    const askUntilRefused = async (client: TestClient): Promise<number> => {
      let spent = 0;
      for (let asked = 0; asked < 100; asked += 1) {
        const { response, body } = await post(client, LARGE);
        if (response.status === 429) return spent;
        spent += body.extensions.cost.requested;
      }
      throw new Error("Nothing was refused.");
    };
    const spent = await Promise.all([reader, reader, elsewhere, elsewhere].map(askUntilRefused));
    const { requested } = (await post(member, LARGE)).body.extensions.cost;
    const sum = spent.reduce((one, another) => one + another, 0);
    expect(sum).toBeGreaterThan(Number(COST_PER_MINUTE) - 2 * requested);
    expect(sum).toBeLessThanOrEqual(Number(COST_PER_MINUTE) + requested);
  });
});
