import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createCategory } from "../../../../testing/factories/category.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  await createCategory(app, { name: "Video Analysis" });
  await createVendor(app, { name: "North Labs" });
});
afterAll(() => app.stop());

const BODY = {
  title: "Tagger",
  description: "Tags plays.",
  category: "Video Analysis",
  vendor: "north labs",
  pricing: "$20 a month",
  features: JSON.stringify(["Live tags", "Export"]),
  tags: JSON.stringify(["video"]),
  integrations: JSON.stringify(["Garmin", "Garmin"]),
  rating: 4.3,
  reviewCount: 0,
};
const add = (by: TestClient, change: object = {}) =>
  by.fetch("/api/admin/solutions", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...BODY, ...change }),
  });

describe("a solution that an administrator adds", () => {
  it("is public at once, with the given rating and lists", async () => {
    const answer = await add(admin);
    expect(answer.status).toBe(200);
    const added = (await answer.json()) as { id: number };
    expect(added).toMatchObject({
      title: "Tagger",
      vendor: "North Labs",
      category: "Video Analysis",
      features: ["Live tags", "Export"],
      tags: ["video"],
      integrations: ["Garmin"],
      rating: 4.3,
      reviewCount: 0,
    });
    const list = (await (await app.fetch("/api/solutions")).json()) as { id: number }[];
    expect(list.map(({ id }) => id)).toContain(added.id);
  });

  it("is made once, also by a form that is sent twice", async () => {
    const answers = await Promise.all([1, 2].map(() => add(admin, { title: "Twice" })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("takes null for lists that nothing is known of", async () => {
    const none = "features: null, tags: null, integrations: null";
    const { data } = await admin.execute<{ addSolution: object }>(
      `mutation { addSolution(input: {
        title: "Plain", description: "Plain.", category: "Video Analysis", vendor: "North Labs", ${none}
      }) { features tags integrations } }`,
    );
    expect(data.addSolution).toEqual({ features: [], tags: [], integrations: [] });
  });

  it("makes a vendor that isn't listed, unverified, once", async () => {
    const first = await add(admin, { title: "First", vendor: "Okari  Sport" });
    const second = await add(admin, { title: "Second", vendor: "OKARI Sp\u00f3rt" });
    for (const answer of [first, second])
      expect(await answer.json()).toMatchObject({ vendor: "Okari Sport" });
    const { data } = await app.execute<{ vendors: { nodes: object[] } }>(
      '{ vendors(search: "okari", first: 5) { nodes { name verified } } }',
    );
    expect(data.vendors.nodes).toMatchObject([{ name: "Okari Sport", verified: false }]);
    const missing = await add(admin, { title: "Third", vendor: "Nobody yet", category: "Nothing" });
    expect(missing.status).toBe(400);
    const none = await app.execute<{ vendors: { nodes: object[] } }>(
      '{ vendors(search: "nobody yet", first: 5) { nodes { name } } }',
    );
    expect(none.data.vendors.nodes).toEqual([]);
  });

  it("is made by administrators only", async () => {
    const member = await signIn(app, await createUser(app));
    expect((await add(app, { title: "No" })).status).toBe(401);
    expect((await add(member, { title: "No" })).status).toBe(403);
  });

  it.each([
    ["title", " "],
    ["description", ""],
    ["category", "Nothing"],
    ["vendor", " "],
    ["vendor", "x".repeat(121)],
    ["vendor", "a\nb"],
    ["rating", 5.1],
    ["rating", 4.25],
    ["rating", "much"],
    ["rating", { toString: "5" }],
    ["reviewCount", 7],
    ["features", "[1]"],
    ["tags", "not a list"],
    ["integrations", "Garmin"],
  ])("is refused at its %s: %o", async (field, value) => {
    const answer = await add(admin, { title: "Refused", [field]: value });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toHaveProperty(field);
  });
});
