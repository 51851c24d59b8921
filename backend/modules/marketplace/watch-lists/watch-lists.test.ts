import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createCategory } from "../../../testing/factories/category.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let investor: SignedInClient;
let colleague: SignedInClient;
let stranger: SignedInClient;
let fund: { id: number };
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  const [first, second] = [
    await createUser(app, { role: "investor" }),
    await createUser(app, { role: "investor" }),
  ];
  [investor, colleague] = [await signIn(app, first), await signIn(app, second)];
  stranger = await signIn(app, await createUser(app, { role: "investor" }));
  fund = await createOrganization(app, {
    members: [
      [first, "owner"],
      [second, "editor"],
    ],
  });
});
afterAll(() => app.stop());
beforeEach(() => app.database.orm.em.fork().execute("delete from watched_vendors"));

const refusal = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => ({
  code: errors?.[0]?.extensions?.code,
  fields: errors?.[0]?.extensions?.fields,
});
interface Entry {
  id: string;
  version: number;
  stage: string;
  note: string | null;
  tags: string[];
  vendor: { name: string };
}
const FIELDS = "id version stage note tags addedByName organization { id } vendor { id name }";
const watch = (by: TestClient, vendorId: number, organizationId: number | null = null) =>
  by.execute<{ watchVendor: Entry }>(
    `mutation ($v: ID!, $o: ID) { watchVendor(vendorId: $v, organizationId: $o) { ${FIELDS} } }`,
    { v: vendorId, o: organizationId },
  );
const edit = (by: TestClient, { id, version }: Pick<Entry, "id" | "version">, input: object) =>
  by.execute<{ editWatchedVendor: Entry }>(
    `mutation ($id: ID!, $input: WatchInput!, $v: Int!) { editWatchedVendor(id: $id, input: $input, version: $v) { ${FIELDS} } }`,
    { id, v: version, input: { stage: "CONTACTED", tags: [], ...input } },
  );
const listed = async (by: TestClient, filter: object | null = null) =>
  (
    await by.execute<{ watchedVendors: { nodes: Entry[]; facets: Record<string, object[]> } }>(
      `query ($filter: WatchedVendorFilter) { watchedVendors(filter: $filter, first: 50) {
        nodes { ${FIELDS} } facets { pipelineStages { value count } stages { value count } } } }`,
      { filter },
    )
  ).data.watchedVendors;
const names = async (by: TestClient, filter: object | null = null) =>
  (await listed(by, filter)).nodes.map(({ vendor }) => vendor.name);

describe("a watch list", () => {
  it("is one's own, or shared with the members of an organization", async () => {
    const [mine, ours] = [await createVendor(app), await createVendor(app)];
    expect((await watch(investor, mine.id)).errors).toBeUndefined();
    const shared = (await watch(investor, ours.id, fund.id)).data.watchVendor;
    expect((await watch(colleague, ours.id, fund.id)).data.watchVendor.id).toBe(shared.id);
    expect((await names(investor)).toSorted()).toEqual([mine.name, ours.name].toSorted());
    expect(await names(colleague)).toEqual([ours.name]);
    expect(await names(stranger)).toEqual([]);
    const { data } = await edit(colleague, shared, { note: "Call Ana.", tags: ["cameras", "cameras"] });
    expect(data.editWatchedVendor).toMatchObject({
      stage: "CONTACTED",
      note: "Call Ana.",
      tags: ["cameras"],
    });
    expect(refusal(await edit(investor, shared, { note: "Mine" })).code).toBe("CONFLICT");
    expect(refusal(await edit(stranger, data.editWatchedVendor, {})).code).toBe("NOT_FOUND");
    const remove = (by: TestClient) => by.execute(`mutation { unwatchVendor(id: ${shared.id}) { message } }`);
    expect(refusal(await remove(stranger)).code).toBe("NOT_FOUND");
    expect((await remove(investor)).errors).toBeUndefined();
    expect(await names(colleague)).toEqual([]);
  });

  it("takes public vendors, and organizations that one belongs to, from those who are signed in", async () => {
    const vendor = await createVendor(app);
    const hidden = await createVendor(app, { status: "withdrawn" });
    expect(refusal(await watch(app, vendor.id)).code).toBe("UNAUTHENTICATED");
    expect(refusal(await watch(investor, hidden.id)).code).toBe("NOT_FOUND");
    expect(refusal(await watch(stranger, vendor.id, fund.id)).code).toBe("NOT_FOUND");
    const entry = (await watch(investor, vendor.id)).data.watchVendor;
    expect(refusal(await edit(investor, entry, { note: "x".repeat(5001) })).fields).toHaveProperty("note");
    const many = Array.from({ length: 21 }, (_, tag) => String(tag));
    expect(refusal(await edit(investor, entry, { tags: many })).fields).toHaveProperty("tags");
  });

  it("is filtered by pipeline and by facts, with counts, in few statements, and goes to CRMs", async () => {
    const [seed, grown] = [
      await createVendor(app, {
        stage: "seed",
        headcountBand: "1-10",
        website: "https://www.seed.example/x",
      }),
      await createVendor(app, { stage: "series-a", country: "Kenya" }),
    ];
    const entry = (await watch(investor, seed.id)).data.watchVendor;
    await edit(investor, entry, { stage: "IN_TALKS", note: "=SUM(1)", tags: ["first"] });
    await watch(investor, grown.id);
    expect(await names(investor, { stages: ["SEED"] })).toEqual([seed.name]);
    expect(await names(investor, { pipelineStages: ["WATCHING"] })).toEqual([grown.name]);
    expect(await names(investor, { tags: ["first"] })).toEqual([seed.name]);
    app.database.statements.length = 0;
    const { facets } = await listed(investor);
    expect(app.database.statements.length, app.database.statements.join("\n")).toBeLessThanOrEqual(4);
    expect(facets.stages).toEqual([
      { value: "SEED", count: 1 },
      { value: "SERIES_A", count: 1 },
    ]);
    const file = async (path: string) => (await investor.fetch(path)).text();
    const hubspot = await file("/api/watch-list/hubspot.csv");
    expect(hubspot).toContain("Company name,Company Domain Name,Website URL,City,Country/Region");
    expect(hubspot).toContain(`${seed.name},seed.example,https://www.seed.example/x`);
    expect(hubspot).toContain("'=SUM(1)");
    expect(await file("/api/watch-list/salesforce.csv")).toContain(
      "Account Name,Website,Billing City,Billing Country,Industry",
    );
    expect(await file("/api/watch-list.csv")).toContain("In talks");
    expect((await app.fetch("/api/watch-list/hubspot.csv")).status).toBe(401);
    expect(await (await stranger.fetch("/api/watch-list/hubspot.csv")).text()).not.toContain(seed.name);
  });
});

describe("those who watch a vendor", () => {
  it("are told once of a round, a solution, a review and a verification; its members aren't", async () => {
    const user = await createUser(app);
    const owner = await signIn(app, user);
    const organization = await createOrganization(app, { members: [[user, "owner"]] });
    const vendor = await createVendor(app, { organization, name: "Watched Works" });
    const category = await createCategory(app);
    await watch(investor, vendor.id, fund.id);
    await watch(investor, vendor.id);
    await watch(owner, vendor.id);
    const rounds = [{ kind: "SEED", year: 2026, currency: "USD", investors: [], amount: 10 }];
    const setRounds = (version: number, amount: number) =>
      owner.execute(
        "mutation ($id: ID!, $rounds: [FundingRoundInput!]!, $v: Int!) { setFundingRounds(id: $id, rounds: $rounds, version: $v) { id } }",
        { id: vendor.id, v: version, rounds: rounds.map((round) => ({ ...round, amount })) },
      );
    expect((await setRounds(1, 10)).errors).toBeUndefined();
    // A corrected amount is no news.
    expect((await setRounds(2, 20)).errors).toBeUndefined();
    const offer = {
      description: "Words",
      categoryId: String(category.id),
      priceBand: "FREE",
      levels: [],
      sportIds: [],
    };
    await owner.execute(
      "mutation ($id: ID!, $input: SolutionInput!) { createSolution(vendorId: $id, input: $input, publish: true) { id } }",
      { id: vendor.id, input: { ...offer, title: "Watched Gate", features: [], tags: [] } },
    );
    await admin.execute(`mutation { verifyVendor(id: ${vendor.id}, input: {}) { id } }`);
    const solution = await createSolution(app, { vendor, title: "Watched Lamp" });
    const { id } = await createReview(app, { solution, status: "pending", rating: 5 });
    await admin.execute(`mutation { moderate(id: "review:${id}", publish: true) { message } }`);
    const told = async (by: TestClient) =>
      (
        await by.execute<{ notifications: { nodes: { title: string; type: string }[] } }>(
          "{ notifications(first: 20) { nodes { title type } } }",
        )
      ).data.notifications.nodes.filter(({ type }) => type === "SEARCH_MATCH");
    const news = [
      "Watched Works has a new review of Watched Lamp: 5 stars",
      "Watched Works is now verified",
      "Watched Works has a new solution: Watched Gate",
      "Watched Works has a new funding round",
    ];
    expect((await told(investor)).map(({ title }) => title)).toEqual(news);
    expect((await told(colleague)).map(({ title }) => title)).toEqual(news);
    expect(await told(owner)).toEqual([]);
    expect(await told(stranger)).toEqual([]);
  });
});
