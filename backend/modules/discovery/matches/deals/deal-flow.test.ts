import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp, testClient } from "../../../../testing/servers/test-app.ts";
import { User } from "../../../account/identity/user.entity.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

type Deal = { name: string; quote: string | null; brief: { name: string } | null };
type Flow = { dealFlow: { basedOn: string[]; vendors: Deal[]; opportunities: Deal[] } };
const FLOW = `{ dealFlow(first: 3) { basedOn isComplete
  vendors { recordId slug name owner score quote brief { id name } }
  opportunities { recordId slug name owner score quote brief { id name } } }
  market { quarters { id } } }`;
const save = (name: string, text: string) =>
  `mutation { saveBrief(brief: { text: "${text}" }, input: { name: "${name}", alert: NONE }) { id } }`;

describe("the deal flow", () => {
  it("is what fits the profile and the briefs, names the brief, and costs six statements", async () => {
    const bio = "Backs seed rounds of companies that sell load tracking to clubs.";
    const who = await signIn(app, await createUser(app, { role: "investor", bio }));
    await who.execute(save("Ticketing", "Ticketing for venues"));
    await who.execute(save("Video", "Video analysis"));
    await who.execute(FLOW);
    app.database.statements.length = 0;
    const { data } = await who.execute<Flow>(FLOW);
    expect(app.database.statements.length, app.database.statements.join("\n")).toBeLessThanOrEqual(6);
    const { basedOn, vendors, opportunities } = data.dealFlow;
    expect(basedOn).toEqual(["Your profile", "Your brief: Video", "Your brief: Ticketing"]);
    expect(vendors).toHaveLength(3);
    expect(opportunities.length).toBeGreaterThan(0);
    expect([...vendors, ...opportunities].every(({ quote }) => quote)).toBe(true);
    const named = new Set([...vendors, ...opportunities].map(({ brief }) => brief?.name));
    expect([...named].some((name) => name === "Video" || name === "Ticketing")).toBe(true);
  });

  it("has the same vendors as the list of matches", async () => {
    const bio = "Looks for video analysis in soccer academies.";
    const who = await signIn(app, await createUser(app, { role: "investor", bio }));
    const { data } = await who.execute<Flow>(FLOW);
    const all = await who.execute<{ fittingVendors: { results: { vendor: { name: string } }[] } }>(
      "{ fittingVendors(first: 3) { results { vendor { name } } } }",
    );
    const names = all.data.fittingVendors.results.map(({ vendor }) => vendor.name);
    expect(data.dealFlow.vendors.map(({ name }) => name)).toEqual(names);
  });

  it("names the demo investor's brief beside what fits it", async () => {
    const em = app.database.orm.em.fork();
    const who = await signIn(app, await em.findOneOrFail(User, { username: "investor" }));
    const { data } = await who.execute<Flow>(FLOW);
    const { vendors, opportunities } = data.dealFlow;
    expect(opportunities.map(({ brief }) => brief?.name)).toContain("Injury prevention");
    // "Injury prevention for professional clubs": "professional" alone is said by clubs' vendors of every kind.
    expect(vendors.map(({ quote }) => quote).join()).toMatch(/professional/i);
    expect(vendors.map(({ brief }) => brief)).toEqual(vendors.map(() => null));
  });

  it("is empty for somebody of whom nothing is known, and refused to visitors", async () => {
    const who = await signIn(app, await createUser(app, { role: "investor" }));
    const { data } = await who.execute<Flow>(FLOW);
    expect(data.dealFlow).toMatchObject({ basedOn: [], vendors: [], opportunities: [] });
    const visitor = await testClient(app.url).execute("{ dealFlow { basedOn } }");
    expect(visitor.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const many = await who.execute("{ dealFlow(first: 21) { basedOn } }");
    expect(many.errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });
});
