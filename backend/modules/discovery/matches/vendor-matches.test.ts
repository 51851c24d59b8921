import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { fillIndex } from "../../../testing/suites/filled-index.ts";

interface Fitting {
  readonly fittingOpportunities: {
    basedOn: string[];
    results: {
      score: string;
      opportunity: { title: string; daysLeft: number | null };
      evidence: { field: string; quote: string }[];
      needs: { text: string; verdict: string; quote: string | null; source: string | null }[];
    }[];
  };
}

const ASK = `query ($id: ID, $first: Int! = 5) {
  fittingOpportunities(vendorId: $id, first: $first) {
    basedOn results { score opportunity { title daysLeft } evidence { field quote } needs { text verdict quote source } } } }`;

let app: TestApp;
let member: SignedInClient;
let id: string;
beforeAll(async () => {
  app = await startTestApp("empty");
  const person = await createUser(app);
  member = await signIn(app, person);
  const firm = await createOrganization(app, { members: [[person, "owner"]] });
  const vendor = await createVendor(app, {
    name: "Oarworks",
    organization: firm,
    description: "Oarworks builds instruments for crews. It does not sell spare parts.",
  });
  await createSolution(app, {
    title: "Oar Sensor",
    vendor,
    sports: ["Rowing"],
    features: ["Coach launch live view"],
    integrations: ["Garmin Connect"],
    description: "Measures oarlock force curves of rowing crews.",
  });
  id = String(vendor.id);
  const soon = new Date(Date.now() + 5 * 86_400_000);
  const make = (title: string, fields: object = {}) =>
    createOpportunity(app, {
      title,
      description: "We look for sensors that measure oarlock force curves of our rowing crews.",
      requirements: ["Oarlock force curves", "Coach launch live view", "Garmin Connect", "Spare parts"],
      sports: ["Rowing"],
      category: "Performance Tracking",
      dueDate: soon,
      ...fields,
    });
  await make("Rowing sensors wanted");
  await make("Past rowing sensors", { dueDate: new Date(Date.now() - 86_400_000) });
  await make("Closed rowing sensors", { status: "closed" });
  await make("Draft rowing sensors", { stage: "draft" });
  await make("Our own rowing sensors", { ownerOrganization: firm });
  for (const at of [1, 2, 3, 4, 5, 6])
    await make(`Ticket gates ${at}`, {
      description: "A stadium needs gates that scan tickets.",
      requirements: [],
      sports: ["Soccer"],
    });
  await fillIndex(app);
});
afterAll(() => app.stop());

const ask = (who: TestClient, of: string | null, first?: number) =>
  who.execute<Fitting>(ASK, { id: of, ...(first && { first }) });
const codeOf = async (who: TestClient, of: string, first?: number) =>
  (await ask(who, of, first)).errors?.[0]?.extensions?.code;

describe("the opportunities that fit a vendor", () => {
  it("are open, not its own, quoted, with what it says about each need and where", async () => {
    const { basedOn, results } = (await ask(member, id)).data.fittingOpportunities;
    expect(basedOn).toEqual(["Oarworks", "What Oarworks offers"]);
    const titles = results.map(({ opportunity }) => opportunity.title);
    expect(titles[0]).toBe("Rowing sensors wanted");
    for (const other of ["Past", "Closed", "Draft", "Our own"])
      expect(titles.join()).not.toContain(`${other} rowing`);
    const [first] = results;
    expect(first?.opportunity.daysLeft).toBe(5);
    const quote = "We look for sensors that measure oarlock force curves of our rowing crews.";
    expect(first?.evidence[0]?.quote).toBe(quote);
    expect(first?.needs).toEqual([
      { text: "For Rowing", verdict: "MET", quote: null, source: null },
      { text: "Performance Tracking", verdict: "UNKNOWN", quote: null, source: null },
      {
        text: "Oarlock force curves",
        verdict: "MET",
        source: "Oar Sensor",
        quote: "Measures oarlock force curves of rowing crews.",
      },
      {
        text: "Coach launch live view",
        verdict: "MET",
        source: "Oar Sensor",
        quote: "Coach launch live view",
      },
      { text: "Garmin Connect", verdict: "MET", source: "Oar Sensor", quote: "Garmin Connect" },
      { text: "Spare parts", verdict: "NOT_MET", source: "Oarworks", quote: "It does not sell spare parts." },
    ]);
  });

  it("are for the vendor's team and administrators only", async () => {
    expect(await codeOf(app, id)).toBe("UNAUTHENTICATED");
    expect(await codeOf(await signIn(app, await createUser(app)), id)).toBe("FORBIDDEN");
    for (const unknown of ["999999", "x"]) expect(await codeOf(member, unknown)).toBe("NOT_FOUND");
    const administrator = await signIn(app, await createUser(app, { role: "admin" }));
    expect((await ask(administrator, id)).data.fittingOpportunities.results).not.toEqual([]);
    for (const first of [-1, 21]) expect(await codeOf(member, id, first)).toBe("BAD_USER_INPUT");
  });

  it("cost seven statements, however many there are", async () => {
    await ask(member, id, 20);
    app.database.statements.length = 0;
    await ask(member, id, 20);
    // Of these, one reads the session.
    expect(app.database.statements.length).toBeLessThanOrEqual(8);
  });
});
