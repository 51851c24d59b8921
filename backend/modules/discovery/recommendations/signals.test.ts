import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { saveBrief } from "../../../testing/briefs.ts";
import { createApplication } from "../../../testing/factories/application.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let client: SignedInClient;
let gateId: string;
beforeAll(async () => {
  app = await startTestApp("empty");
  await createSolution(app, { title: "Wrist Band", category: "Wearables", sports: ["Rowing"] });
  const gate = await createSolution(app, { title: "Smart Gate", category: "Ticketing", tags: ["turnstile"] });
  gateId = String(gate.id);
});
afterAll(() => app.stop());
beforeEach(async () => {
  client = await signIn(app, await createUser(app));
});

/** What is recommended, by title, with its strongest reason. */
const reasons = async () => {
  const { data } = await client.execute<{
    recommendations: { solution: { title: string }; reason: string }[];
  }>("{ recommendations(first: 10) { solution { title } reason } }");
  return Object.fromEntries(data.recommendations.map(({ solution, reason }) => [solution.title, reason]));
};

describe("recommendations", () => {
  it("follow applications and saved opportunities", async () => {
    const opportunity = await createOpportunity(app, { title: "Row Faster", sports: ["Rowing"] });
    await createApplication(app, { applicant: { id: client.userId }, opportunity });
    expect(await reasons()).toEqual({
      "Wrist Band": "Because you applied to Row Faster: both are for Rowing",
    });
    const saver = await signIn(app, await createUser(app));
    client = saver;
    await client.execute(
      `mutation { setBookmark(kind: OPPORTUNITY, id: "${opportunity.id}", saved: true) { __typename } }`,
    );
    expect(await reasons()).toEqual({ "Wrist Band": "Because you saved Row Faster: both are for Rowing" });
  });

  it("follow sports that a bio names, not parts of its words", async () => {
    const sql = "update users set bio = ? where id = ?";
    const bio = async (text: string) => {
      await app.database.orm.em.fork().execute(sql, [text, client.userId]);
      return reasons();
    };
    expect(await bio("I coach a growing club of borrowing readers.")).toEqual({});
    expect(Object.keys(await bio("I coach (rowing)."))).toEqual(["Wrist Band"]);
  });

  it("follow briefs, by their sports and words", async () => {
    await saveBrief(client, { text: "For our crew", sports: ["Rowing"] }, { name: "On the water" });
    await saveBrief(client, { text: "Let fans in fast", must: ["turnstiles"] }, { name: "Entrances" });
    await saveBrief(await signIn(app, await createUser(app)), { text: "wrist gate" }, { name: "Other" });
    expect(await reasons()).toEqual({
      "Wrist Band": "Because of your brief “On the water”: it's for Rowing",
      "Smart Gate": "Because of your brief “Entrances”: it mentions “turnstile”",
    });
  });

  it("follow saved searches, by their filters and words", async () => {
    const save = (name: string, address: string) =>
      client.execute(
        `mutation ($name: String!, $address: String!) {
          saveSearch(list: "solutions", address: $address, input: { name: $name, alert: NONE }) { id } }`,
        { name, address },
      );
    await save("On the water", "?sport=rowing");
    await save("Entrances", "?search=turnstiles");
    expect(await reasons()).toEqual({
      "Wrist Band": "Because of your saved search “On the water”: it's for Rowing",
      "Smart Gate": "Because of your saved search “Entrances”: it mentions “turnstile”",
    });
  });

  it("follow the sports of what one's organization offers", async () => {
    const organization = await createOrganization(app, {
      name: "Oar Works",
      members: [[{ id: client.userId }, "owner"]],
    });
    const vendor = await createVendor(app, { organization });
    await createSolution(app, { title: "Oar Lab", vendor, category: "Equipment", sports: ["Rowing"] });
    expect((await reasons())["Wrist Band"]).toBe("Because Oar Works offers something for Rowing, too");
    expect(await reasons()).not.toHaveProperty("Oar Lab");
  });

  it("follow no activity of somebody who doesn't want it used, only what they say of themselves", async () => {
    client = await signIn(app, await createUser(app, { bio: "I run the turnstile team" }));
    const rowing = await createOpportunity(app, { title: "Row Faster", sports: ["Rowing"] });
    await createApplication(app, { applicant: { id: client.userId }, opportunity: rowing });
    await saveBrief(client, { text: "For our crew", sports: ["Rowing"] }, { name: "On the water" });
    await client.execute(
      `mutation { saveSearch(list: "solutions", address: "?sport=rowing", input: { name: "Row", alert: NONE }) { id } }`,
    );
    await client.execute(
      `mutation { setBookmark(kind: OPPORTUNITY, id: "${rowing.id}", saved: true) { __typename } }`,
    );
    expect(Object.keys(await reasons())).toEqual(expect.arrayContaining(["Smart Gate", "Wrist Band"]));
    const { errors } = await client.execute(
      "mutation { updatePrivacy(input: { dataAnalytics: false }) { id } }",
    );
    expect(errors).toBeUndefined();
    expect(Object.keys(await reasons())).toEqual(["Smart Gate"]);
    await client.execute("mutation { updatePrivacy(input: { dataAnalytics: true }) { id } }");
    expect(await reasons()).toHaveProperty("Wrist Band");
  });

  it("leave out what is on a shortlist", async () => {
    client = await signIn(app, await createUser(app, { bio: "I run the turnstile team and a rowing club" }));
    expect(await reasons()).toHaveProperty("Smart Gate");
    const { data } = await client.execute<{ createShortlist: { id: string } }>(
      'mutation { createShortlist(name: "Gates") { id } }',
    );
    await client.execute(
      `mutation { addToShortlist(shortlistId: "${data.createShortlist.id}", kind: SOLUTION, id: "${gateId}") { id } }`,
    );
    expect(await reasons()).not.toHaveProperty("Smart Gate");
    expect(await reasons()).toHaveProperty("Wrist Band");
  });

  it("keep a dismissal once when it is sent twice at the same time", async () => {
    const send = () =>
      client.execute(`mutation { dismissRecommendation(solutionId: "${gateId}") { message } }`);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    const kept = await app.database.orm.em
      .fork()
      .execute("select from dismissed_recommendations where user_id = ?", [client.userId]);
    expect(kept).toHaveLength(1);
  });
});
