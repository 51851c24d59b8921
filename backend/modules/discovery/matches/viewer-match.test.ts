import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

interface Listed {
  readonly opportunities: {
    nodes: {
      title: string;
      matchPercentage: number | null;
      viewerOwns: boolean;
      viewerMatch: {
        percentage: number;
        needs: { text: string; verdict: string; source: string | null }[];
      } | null;
    }[];
  };
}
const LIST = `{ opportunities(first: 50) { nodes {
  title matchPercentage viewerOwns viewerMatch { percentage needs { text verdict source } } } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  await createOpportunity(app, {
    title: "Rowing study",
    category: "Motion Capture",
    sports: ["Rowing"],
    levels: ["elite"],
    requirements: ["Knee angles from video", "Two laboratories"],
  });
  for (const at of [1, 2, 3, 4]) await createOpportunity(app, { title: `Call ${at}`, category: "Ticketing" });
});
afterAll(() => app.stop());

const list = async (who: TestClient) => (await who.execute<Listed>(LIST)).data.opportunities.nodes;
const study = async (who: TestClient) => (await list(who)).find(({ title }) => title === "Rowing study");

describe("an opportunity's match percentage", () => {
  it("is the share of its needs that the viewer says they have, need by need", async () => {
    const bio = "Rows for a national team. Measures knee angles from video by motion capture.";
    const client = await signIn(app, await createUser(app, { bio }));
    const needs = [
      { text: "For Rowing", verdict: "UNKNOWN", source: null },
      { text: "Level: Elite", verdict: "MET", source: null },
      { text: "Motion Capture", verdict: "MET", source: "Your profile" },
      { text: "Knee angles from video", verdict: "MET", source: "Your profile" },
      { text: "Two laboratories", verdict: "UNKNOWN", source: null },
    ];
    expect(await study(client)).toMatchObject({
      matchPercentage: 60,
      viewerMatch: { percentage: 60, needs },
    });
    const paths = await client.fetch("/api/opportunities");
    expect(await paths.json()).toContainEqual(
      expect.objectContaining({ title: "Rowing study", matchPercentage: 60 }),
    );
  });

  it("counts what the viewer's vendors offer", async () => {
    const person = await createUser(app, { bio: "Sells things." });
    const organization = await createOrganization(app, {
      members: [
        [await createUser(app), "owner"],
        [person, "editor"],
      ],
    });
    const vendor = await createVendor(app, { organization });
    await createSolution(app, {
      title: "Two Labs",
      vendor,
      sports: ["Rowing"],
      description: "Comes with two laboratories.",
    });
    expect((await study(await signIn(app, person)))?.viewerMatch?.needs).toEqual(
      expect.arrayContaining([
        { text: "For Rowing", verdict: "MET", source: null },
        { text: "Two laboratories", verdict: "MET", source: "Two Labs" },
      ]),
    );
  });

  it("is null for visitors, and where nothing is known of somebody", async () => {
    for (const who of [app, await signIn(app, await createUser(app))])
      expect(await study(who)).toMatchObject({ matchPercentage: null, viewerMatch: null });
  });

  it("is never kept in the answers for visitors", async () => {
    await list(app);
    const client = await signIn(app, await createUser(app, { bio: "Elite motion capture" }));
    expect((await study(client))?.matchPercentage).toBe(40);
    expect((await study(app))?.matchPercentage).toBeNull();
  });

  it("costs a list one statement, however many there are", async () => {
    const client = await signIn(app, await createUser(app, { bio: "Elite motion capture" }));
    const countOf = async (fields: string) => {
      app.database.statements.length = 0;
      await client.execute(`{ opportunities(first: 50) { nodes { title ${fields} } } }`);
      return app.database.statements.length;
    };
    await countOf("matchPercentage");
    expect((await countOf("matchPercentage viewerMatch { percentage }")) - (await countOf(""))).toBe(1);
  });
});

describe("an opportunity's owner", () => {
  it("is told from others, so that nobody is asked to apply to themselves", async () => {
    const person = await createUser(app);
    const own = await createOpportunity(app, { title: "Mine", ownerUser: person });
    const owns = async (who: TestClient) =>
      (await list(who)).flatMap(({ title, viewerOwns }) => (viewerOwns ? [title] : []));
    expect(await owns(await signIn(app, person))).toEqual([own.title]);
    expect(await owns(app)).toEqual([]);
    expect(await owns(await signIn(app, await createUser(app, { role: "admin" })))).toEqual([]);
  });
});
