import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { fillIndex } from "../../../testing/suites/filled-index.ts";

interface Fit {
  readonly score: string;
  readonly evidence: { field: string; quote: string }[];
  readonly criteria: { kind: string; text: string; verdict: string }[];
  readonly unknowns: string[];
}
interface Fitting {
  readonly fittingSolutions: {
    basedOn: string[];
    ruledOut: number;
    results: (Fit & { solution: { title: string } })[];
  };
  readonly fittingVendors: { basedOn: string[]; results: (Fit & { vendor: { name: string } })[] };
}

const ASK = `query ($id: ID!, $first: Int! = 5) {
  fittingSolutions(opportunityId: $id, first: $first) {
    basedOn ruledOut results { score unknowns solution { title } evidence { field quote } criteria { kind text verdict } } }
  fittingVendors(opportunityId: $id, first: $first) {
    basedOn results { score unknowns vendor { name } evidence { field quote } criteria { kind text verdict } } } }`;

let app: TestApp;
let owner: SignedInClient;
let id: string;
let draftId: string;
beforeAll(async () => {
  app = await startTestApp("empty");
  const person = await createUser(app);
  owner = await signIn(app, person);
  const club = await createOrganization(app, { members: [[person, "owner"]] });
  const make = async (name: string, title: string, description: string, fields: object = {}) => {
    const vendor = await createVendor(app, {
      name,
      description: `${name} sells software to clubs.`,
      ...fields,
    });
    await createSolution(app, {
      title,
      description,
      vendor,
      sports: ["Rowing"],
      priceBand: "under-5k",
      ...fields,
    });
  };
  await make(
    "Oarworks",
    "Oar Sensor",
    "Measures oarlock force curves of rowing crews. Stores four hours offline.",
  );
  await make("Dearworks", "Oar Palace", "Measures oarlock force curves of rowing crews.", {
    priceBand: "over-100k",
  });
  await make("Own Goods", "Own Sensor", "Measures oarlock force curves of rowing crews.", {
    organization: club,
  });
  for (const at of [1, 2, 3, 4, 5, 6])
    await make(`Gate ${at}`, `Turnstile ${at}`, "Scans tickets at stadium gates.", { sports: ["Soccer"] });
  const fields = {
    title: "Sensors for rowing crews",
    description: "We look for sensors that measure oarlock force curves of our rowing crews.",
    requirements: ["Oarlock force curves", "Spare parts for four years"],
    sports: ["Rowing"],
    budget: 20_000,
    dueDate: new Date("2099-05-01T12:00:00Z"),
    ownerOrganization: club,
  };
  id = String((await createOpportunity(app, fields)).id);
  draftId = String((await createOpportunity(app, { ...fields, stage: "draft" })).id);
  await fillIndex(app);
});
afterAll(() => app.stop());

const ask = (who: TestClient, of: string, first?: number) =>
  who.execute<Fitting>(ASK, { id: of, ...(first && { first }) });
const codeOf = async (who: TestClient, of: string, first?: number) =>
  (await ask(who, of, first)).errors?.[0]?.extensions?.code;

describe("what fits an opportunity", () => {
  it("are solutions within its budget, with quotations, what is unknown, and none of the owner's own", async () => {
    const { basedOn, ruledOut, results } = (await ask(owner, id)).data.fittingSolutions;
    const titles = results.map(({ solution }) => solution.title);
    expect(basedOn).toEqual(["The opportunity"]);
    expect(titles[0]).toBe("Oar Sensor");
    expect(titles).not.toContain("Oar Palace");
    expect(titles).not.toContain("Own Sensor");
    expect(ruledOut).toBe(1);
    const [first] = results;
    expect(first?.evidence[0]?.quote).toBe("Measures oarlock force curves of rowing crews.");
    expect(first?.criteria).toContainEqual({ kind: "SHOULD", text: "Oarlock force curves", verdict: "MET" });
    expect(first?.unknowns).toEqual(["Spare parts for four years", "By May 1, 2099"]);
    expect(["STRONG", "GOOD"]).toContain(first?.score);
  });

  it("are vendors by their own words and by what they offer", async () => {
    const { results } = (await ask(owner, id)).data.fittingVendors;
    const names = results.map(({ vendor }) => vendor.name);
    expect(names.slice(0, 2).sort()).toEqual(["Dearworks", "Oarworks"]);
    expect(names).not.toContain("Own Goods");
    expect(results[0]?.evidence).toContainEqual({ field: "FEATURES", quote: expect.stringMatching(/^Oar /) });
  });

  it("are shown of a draft to its team, of which others don't learn", async () => {
    expect((await ask(owner, draftId)).data.fittingSolutions.results[0]?.solution.title).toBe("Oar Sensor");
    const stranger = await signIn(app, await createUser(app));
    const administrator = await signIn(app, await createUser(app, { role: "admin" }));
    expect(await codeOf(stranger, draftId)).toBe("NOT_FOUND");
    expect(await codeOf(administrator, draftId)).toBe("NOT_FOUND");
  });

  it("are for the owner's people and administrators only", async () => {
    expect(await codeOf(app, id)).toBe("UNAUTHENTICATED");
    expect(await codeOf(await signIn(app, await createUser(app)), id)).toBe("FORBIDDEN");
    for (const unknown of ["999999", "x"]) expect(await codeOf(owner, unknown)).toBe("NOT_FOUND");
    const administrator = await signIn(app, await createUser(app, { role: "admin" }));
    expect((await ask(administrator, id)).data.fittingSolutions.results).not.toEqual([]);
  });

  it("are 1 to 20 at a time", async () => {
    for (const first of [-1, 21]) expect(await codeOf(owner, id, first)).toBe("BAD_USER_INPUT");
    expect((await ask(owner, id, 1)).data.fittingSolutions.results).toHaveLength(1);
  });

  it("cost six statements each, however many there are", async () => {
    await ask(owner, id, 20);
    app.database.statements.length = 0;
    await ask(owner, id, 20);
    // Of these, one reads the session.
    expect(app.database.statements.length).toBeLessThanOrEqual(13);
  });

  it("follow what has changed at once", async () => {
    const vendor = await createVendor(app, { name: "Newcomer" });
    await createSolution(app, {
      title: "Fresh Oar",
      vendor,
      sports: ["Rowing"],
      priceBand: "free",
      description: "Measures oarlock force curves of rowing crews. Spare parts for four years.",
    });
    const { results } = (await ask(owner, id)).data.fittingSolutions;
    expect(results[0]?.solution.title).toBe("Fresh Oar");
    expect(results[0]?.unknowns).toEqual(["By May 1, 2099"]);
  });
});
