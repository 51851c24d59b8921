import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

interface Recommended {
  solution: { id: string; title: string; vendor: { name: string } };
  confidenceScore: number;
  reason: string;
  isPersonal: boolean;
}

let app: TestApp;
let client: SignedInClient;
const ids = new Map<string, number>();
beforeAll(async () => {
  app = await startTestApp("empty");
  const rows = [
    ["Match Eye", "Video Analysis", ["Football"]],
    ["Clip Cutter", "Video Analysis", ["Football"]],
    ["Replay Room", "Video Analysis", ["Tennis"]],
    ["Fourth Camera", "Video Analysis", ["Football"]],
    ["Sweat Patch", "Wearables", ["Cycling"]],
    ["Turnstile", "Ticketing", []],
  ] as const;
  for (const [title, category, sports] of rows) {
    const made = await createSolution(app, { title, category, sports: [...sports] });
    ids.set(title, made.id);
  }
  await createReview(app, { solution: { id: ids.get("Sweat Patch") ?? 0 }, rating: 5 });
  await createSolution(app, { title: "Hidden Draft", category: "Video Analysis", status: "draft" });
});
afterAll(() => app.stop());
beforeEach(async () => {
  client = await signIn(app, await createUser(app));
});

const ask = (who: TestClient, first = 10) =>
  who.execute<{ recommendations: Recommended[] }>(
    `query ($first: Int!) { recommendations(first: $first) {
      solution { id title vendor { name } } confidenceScore reason isPersonal } }`,
    { first },
  );
const read = async (who: TestClient) => (await ask(who)).data.recommendations;
const titles = async (who: TestClient) => (await read(who)).map(({ solution }) => solution.title);
const idOf = (title: string) => String(ids.get(title));
const save = (title: string) =>
  client.execute("mutation ($id: ID!) { setBookmark(kind: SOLUTION, id: $id, saved: true) { __typename } }", {
    id: idOf(title),
  });
const dismiss = (who: TestClient, id: string, dismissed?: boolean) =>
  who.execute<{ dismissRecommendation: { message: string } }>(
    `mutation ($id: ID!, $dismissed: Boolean) {
      dismissRecommendation(solutionId: $id, dismissed: $dismissed) { message } }`,
    { id, dismissed },
  );

describe("recommendations", () => {
  it("without anything known are the best rated, said as such", async () => {
    expect(await read(client)).toMatchObject([
      {
        solution: { title: "Sweat Patch" },
        reason: expect.stringMatching(/^One of the best rated: 5.0 stars from 1 review/),
        isPersonal: false,
      },
    ]);
  });

  it("follow what was saved, with the facts in common, and never show it again", async () => {
    await save("Match Eye");
    const found = await read(client);
    expect(found.map(({ solution }) => solution.title)).not.toContain("Match Eye");
    expect(found.map(({ solution }) => solution.title)).not.toContain("Hidden Draft");
    const clip = found.find(({ solution }) => solution.title === "Clip Cutter");
    expect(clip?.reason).toBe("Because you saved Match Eye: both are in Video Analysis and for Football");
    const replay = found.find(({ solution }) => solution.title === "Replay Room");
    expect(replay?.reason).toBe("Because you saved Match Eye: both are in Video Analysis");
    // Two of one category, then what is the best of the others.
    expect(found.slice(0, 3).map(({ solution }) => solution.title)[2]).toBe("Sweat Patch");
    for (const { confidenceScore } of found) {
      expect(confidenceScore).toBeGreaterThan(0);
      expect(confidenceScore).toBeLessThan(1);
    }
  });

  it("follow the profile's words and sports, and good reviews", async () => {
    const cyclist = await signIn(app, await createUser(app, { bio: "Cycling coach for juniors" }));
    const [first] = await read(cyclist);
    expect(first).toMatchObject({
      solution: { title: "Sweat Patch" },
      reason: "Because of your profile: it's for Cycling",
    });
    await createReview(app, {
      solution: { id: ids.get("Replay Room") ?? 0 },
      author: { id: client.userId },
      rating: 5,
    });
    expect((await read(client))[0]?.reason).toBe(
      "Because you rated Replay Room highly: both are in Video Analysis",
    );
    expect(await titles(client)).not.toContain("Replay Room");
  });

  it("never are of one's own organization", async () => {
    const member = await createUser(app);
    const organization = await createOrganization(app, { members: [[member, "owner"]] });
    const vendor = await createVendor(app, { organization });
    const own = await createSolution(app, { title: "Our Own", vendor, category: "Ticketing" });
    await createReview(app, { solution: own, rating: 5 });
    expect(await titles(await signIn(app, member))).not.toContain("Our Own");
    expect(await titles(client)).toContain("Our Own");
  });

  it("cost at most six statements, however many there are", async () => {
    await save("Match Eye");
    await read(client);
    app.database.statements.length = 0;
    await read(client);
    // Of these, one reads the session.
    expect(app.database.statements.length).toBeLessThanOrEqual(7);
  });

  it("are for people with an account, and few at once", async () => {
    expect((await ask(app)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    for (const first of [0, 101])
      expect((await ask(client, first)).errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    expect((await ask(client, 1)).data.recommendations).toHaveLength(1);
  });

  it("come by REST in the specification's shape", async () => {
    const path = "/api/ai/generate-recommendations";
    const anonymous = await app.fetch(path, { method: "POST" });
    expect(anonymous.status).toBe(401);
    const response = await client.fetch(path, { method: "POST" });
    expect(response.status).toBe(200);
    const [first] = (await response.json()) as unknown[];
    expect(first).toMatchObject({
      solution: { title: expect.any(String), vendor: expect.any(String) },
      confidenceScore: expect.any(Number),
      reason: expect.any(String),
    });
  });
});

describe("dismissing", () => {
  it("keeps a solution away from this person, until it is undone", async () => {
    for (let times = 0; times < 2; times++) {
      const { data } = await dismiss(client, idOf("Sweat Patch"));
      expect(data.dismissRecommendation.message).toBe("Sweat Patch won't be recommended to you");
    }
    expect(await titles(client)).not.toContain("Sweat Patch");
    expect(await titles(await signIn(app, await createUser(app)))).toContain("Sweat Patch");
    for (let times = 0; times < 2; times++) {
      const { data } = await dismiss(client, idOf("Sweat Patch"), false);
      expect(data.dismissRecommendation.message).toBe("Sweat Patch can be recommended to you again");
    }
    expect(await titles(client)).toContain("Sweat Patch");
  });

  it("needs an account and a public solution", async () => {
    const codeOf = async (who: TestClient, id: string) =>
      (await dismiss(who, id)).errors?.[0]?.extensions?.code;
    expect(await codeOf(app, idOf("Turnstile"))).toBe("UNAUTHENTICATED");
    for (const id of ["x", "999999"]) expect(await codeOf(client, id)).toBe("NOT_FOUND");
  });

  it("is exported with the account", async () => {
    await dismiss(client, idOf("Turnstile"));
    const { data } = await client.execute<{ exportMyData: { content: string } }>(
      "{ exportMyData { content } }",
    );
    expect(JSON.parse(data.exportMyData.content).dismissedRecommendations).toMatchObject([
      { solution: "Turnstile" },
    ]);
  });
});
