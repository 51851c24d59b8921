import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn, type UserFields } from "../../../testing/accounts.ts";
import { saveBrief } from "../../../testing/briefs.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createPaper } from "../../../testing/factories/paper.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { fillIndex } from "../../../testing/suites/filled-index.ts";
import { PrivacySettings } from "../../account/identity/privacy-settings.ts";

interface Found<Name extends string, Shown> {
  basedOn: string[];
  results: (Record<Name, Shown> & { evidence: { quote: string }[] })[];
}
interface Fitting {
  readonly fittingMentors: Found<"mentor", { username: string }>;
  readonly fittingPapers: Found<"paper", { title: string }>;
  readonly fittingOpportunities: Found<"opportunity", { title: string }>;
  readonly fittingVendors: Found<"vendor", { name: string }>;
}
const ASK = `{
  fittingMentors { basedOn results { mentor { username } evidence { quote } } }
  fittingPapers { basedOn results { paper { title } evidence { quote } } }
  fittingOpportunities { basedOn results { opportunity { title } evidence { quote } } }
  fittingVendors { basedOn results { vendor { name } evidence { quote } } } }`;
const BIO = "Studies markerless motion capture of the knee in cutting movements.";
const MENTOR_BIO = "Supervises theses on markerless motion capture. Likes hiking.";

let app: TestApp;
const mentors = new Map<string, string>();
beforeAll(async () => {
  app = await startTestApp("empty");
  const mentor = async (name: string, fields: UserFields) => {
    const made = await createUser(app, { role: "mentor", bio: MENTOR_BIO, ...fields });
    mentors.set(made.username, name);
  };
  const privacy = (settings: Partial<PrivacySettings>) => Object.assign(new PrivacySettings(), settings);
  await mentor("open", {});
  await mentor("not to be found", { privacy: privacy({ profileDiscovery: false }) });
  await mentor("hidden", { privacy: privacy({ profileVisibility: false }) });
  await mentor("inactive", { isActive: false });
  await mentor("leaving", { deletionRequestedAt: new Date(), deletionDueAt: new Date(Date.now() + 1e9) });
  await mentor("of the demo", { isDemo: true });
  await mentor("no mentor", { role: "investor" });
  await mentor("of another field", { bio: "Coaches ticket sales teams in stadiums." });
  await createPaper(app, {
    title: "Knees on camera",
    abstract: "Markerless motion capture misses the knee.",
  });
  await createOpportunity(app, {
    title: "Motion capture study",
    description: "Athletes for markerless motion capture.",
  });
  await createVendor(app, { name: "Capturers", description: "Sells markerless motion capture to labs." });
  for (const at of [1, 2, 3, 4, 5]) {
    await createPaper(app, { title: `Grass ${at}`, abstract: "How turf grows in winter." });
    await createOpportunity(app, { title: `Gates ${at}`, description: "A stadium needs ticket gates." });
    await createVendor(app, { name: `Gaters ${at}`, description: "Sells ticket gates to stadiums." });
  }
  await fillIndex(app);
});
afterAll(() => app.stop());

const clientOf = async (fields: UserFields = {}) =>
  signIn(app, await createUser(app, { role: "student", ...fields }));
const ask = async (who: TestClient) => (await who.execute<Fitting>(ASK)).data;

describe("what fits a person", () => {
  it("is found by their profile, with quotations", async () => {
    const found = await ask(await clientOf({ bio: BIO }));
    expect(found.fittingPapers.basedOn).toEqual(["Your profile"]);
    expect(found.fittingPapers.results[0]).toMatchObject({
      paper: { title: "Knees on camera" },
      evidence: expect.arrayContaining([{ quote: "Markerless motion capture misses the knee." }]),
    });
    expect(found.fittingOpportunities.results[0]?.opportunity.title).toBe("Motion capture study");
    expect(found.fittingVendors.results[0]?.vendor.name).toBe("Capturers");
  });

  it("are mentors who let themselves be found, quoted by what they say of themselves", async () => {
    const found = await ask(await clientOf({ bio: BIO }));
    expect(found.fittingMentors.results.map(({ mentor }) => mentors.get(mentor.username))).toEqual(["open"]);
    expect(found.fittingMentors.results[0]?.evidence[0]?.quote).toBe(
      "Supervises theses on markerless motion capture.",
    );
  });

  it("is never the person", async () => {
    const found = await ask(await clientOf({ bio: MENTOR_BIO, role: "mentor" }));
    expect(found.fittingMentors.results.map(({ mentor }) => mentors.get(mentor.username))).toEqual(["open"]);
  });

  it("is nothing where nothing is known", async () => {
    const found = await ask(await clientOf());
    for (const { basedOn, results } of Object.values(found)) expect([basedOn, results]).toEqual([[], []]);
  });

  it("follows what they saved, which is not shown again; unless they don't want it used", async () => {
    const client = await clientOf();
    const [paper] = (await ask(await clientOf({ bio: BIO }))).fittingPapers.results;
    const { data } = await client.execute<{ researchPapers: { nodes: { id: string; title: string }[] } }>(
      "{ researchPapers(first: 20) { nodes { id title } } }",
    );
    const id = data.researchPapers.nodes.find(({ title }) => title === paper?.paper.title)?.id;
    await client.execute(
      "mutation ($id: ID!) { setBookmark(kind: PAPER, id: $id, saved: true) { __typename } }",
      { id },
    );
    await createPaper(app, { title: "Knees again", abstract: "A knee on a camera." });
    const found = await ask(client);
    expect(found.fittingPapers.basedOn).toEqual(["Saved: Knees on camera"]);
    expect(found.fittingPapers.results.map((one) => one.paper.title)).not.toContain("Knees on camera");
    expect(found.fittingPapers.results[0]?.paper.title).toBe("Knees again");
    await client.execute("mutation { updatePrivacy(input: { dataAnalytics: false }) { id } }");
    expect((await ask(client)).fittingPapers.basedOn).toEqual([]);
  });

  it("follows their own briefs, not those of others; unless they don't want them used", async () => {
    const client = await clientOf();
    const other = await clientOf();
    await saveBrief(other, { text: "Ticket gates for a stadium." }, { name: "Gates" });
    await saveBrief(client, { text: "I look for a camera", must: ["markerless motion capture"] });
    const found = await ask(client);
    expect(found.fittingVendors.basedOn).toEqual(["Your brief: Mine"]);
    expect(found.fittingVendors.results[0]).toMatchObject({
      vendor: { name: "Capturers" },
      evidence: expect.arrayContaining([{ quote: "Sells markerless motion capture to labs." }]),
    });
    expect(found.fittingMentors.results.map(({ mentor }) => mentors.get(mentor.username))).toContain("open");
    expect(found.fittingPapers.results[0]?.paper.title).toMatch(/^Knees/);
    await client.execute("mutation { updatePrivacy(input: { dataAnalytics: false }) { id } }");
    expect((await ask(client)).fittingVendors.basedOn).toEqual([]);
  });

  it("needs an account, and costs a few statements each", async () => {
    expect((await app.execute(ASK)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const client = await clientOf({ bio: BIO });
    await ask(client);
    app.database.statements.length = 0;
    await ask(client);
    // Two for all of what is known, three or four of each of the four lists, and the session.
    expect(app.database.statements.length).toBeLessThanOrEqual(20);
  });

  it("is 1 to 20 at a time, whether anything is known or not", async () => {
    for (const client of [await clientOf(), await clientOf({ bio: BIO })])
      for (const list of ["fittingMentors", "fittingPapers", "fittingOpportunities", "fittingVendors"])
        for (const first of [-1, 21]) {
          const { errors } = await client.execute(`{ ${list}(first: ${first}) { basedOn } }`);
          expect([list, first, errors?.[0]?.extensions?.code]).toEqual([list, first, "BAD_USER_INPUT"]);
        }
  });
});
