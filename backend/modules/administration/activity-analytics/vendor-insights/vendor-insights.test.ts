import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import type { User } from "../../../account/identity/user.entity.ts";
import type { Solution } from "../../../catalog/solutions/solution.entity.ts";
import type { Vendor } from "../../../catalog/vendors/vendor.entity.ts";

let app: TestApp;
let member: SignedInClient;
let colleague: User;
let vendor: Vendor;
let solution: Solution;
let other: Solution;
const people: User[] = [];
beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app);
  colleague = await createUser(app);
  member = await signIn(app, user);
  const organization = await createOrganization(app, {
    members: [
      [user, "owner"],
      [colleague, "editor"],
    ],
  });
  vendor = await createVendor(app, { organization });
  solution = await createSolution(app, { vendor, title: "Tagger", pricing: "", priceBand: "unknown" });
  other = await createSolution(app, { title: "Cutter" });
  for (let index = 0; index < 6; index++) people.push(await createUser(app));
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) => app.database.orm.em.fork().execute(query, values);
async function saveBrief(owner: User, fields: { sports?: string; budget?: number | null } = {}) {
  const [brief] = (await sql(
    `insert into saved_briefs (owner_id, name, text, sports, budget_max, unsubscribe_key)
     values (?, ?, 'Tags video', ?::text[], ?, ?) returning id`,
    [
      owner.id,
      crypto.randomUUID(),
      fields.sports ?? "{}",
      fields.budget ?? null,
      crypto.randomUUID().padEnd(43, "x"),
    ],
  )) as { id: number }[];
  await sql("insert into saved_brief_matches (brief_id, solution_id, turn) values (?, ?, 1)", [
    brief?.id,
    solution.id,
  ]);
}
const compare = async (user: User) => {
  for (const { id } of [solution, other])
    await sql(
      "insert into training_events (user_id, solution_id, kind) values (?, ?, 'compare') on conflict do nothing",
      [user.id, id],
    );
};

interface Insights {
  vendorInsights: {
    weeks: { views: number; saves: number; requests: number; searches: number }[];
    briefs: number | null;
    sports: object[];
    compares: number | null;
    comparedWith: object[];
    responseHours: number | null;
    unanswered: number;
    gaps: { title: string; missing: string; effect: string }[];
  } | null;
}
const read = async (by: TestClient = member) =>
  by.execute<Insights>(
    `query ($id: ID!) { vendorInsights(vendorId: $id) {
      weeks { week views saves requests searches } briefs sports { name people } levels { name people }
      places { name people } categories { name people } compares comparedWith { title people }
      responseHours unanswered gaps { title missing effect }
    } }`,
    { id: vendor.id },
  );
const insights = async () => {
  const { data } = await read();
  if (!data.vendorInsights) throw new Error("There are no insights.");
  return data.vendorInsights;
};

describe("what a vendor sees", () => {
  it("are zeros without anything, and what its listing lacks", async () => {
    const none = await insights();
    expect(none.weeks).toHaveLength(12);
    expect(none).toMatchObject({ briefs: null, compares: null, comparedWith: [], responseHours: null });
    expect(none.gaps.map(({ missing }) => missing)).toEqual([
      "Prices",
      "Levels",
      "Sports",
      "Integrations",
      "Features",
      "Reviews",
    ]);
    expect(none.gaps[0]?.effect).not.toMatch(/\d/);
  });

  it("says nothing of fewer than five people, however often they come, nor of its own", async () => {
    for (const user of people.slice(0, 4)) {
      await saveBrief(user, { sports: "{Rugby}", budget: 4000 });
      await saveBrief(user, { sports: "{Rugby}", budget: 4000 });
      await compare(user);
    }
    await saveBrief(colleague, { sports: "{Rugby}", budget: 4000 });
    await compare(colleague);
    const few = await insights();
    expect(few).toMatchObject({ briefs: null, sports: [], compares: null, comparedWith: [] });
    expect(few.gaps[0]?.effect).not.toMatch(/\d/);
  });

  it("counts people from five on", async () => {
    const [, , , , fifth, sixth] = people as [User, User, User, User, User, User];
    await saveBrief(fifth, { sports: "{Rugby,Rowing}", budget: 4000 });
    await compare(fifth);
    await saveBrief(sixth, { sports: "{Rowing}" });
    expect(await insights()).toMatchObject({
      briefs: 6,
      sports: [{ name: "Rugby", people: 5 }],
      compares: 5,
      comparedWith: [{ title: "Cutter", people: 5 }],
    });
    const [sport, price] = (await insights()).gaps;
    expect(sport).toMatchObject({
      missing: "Sports",
      effect: expect.stringContaining("6 people's briefs named"),
    });
    expect(price).toMatchObject({
      title: "Tagger",
      missing: "Prices",
      effect: expect.stringContaining("5 people's briefs asked for a price"),
    });
  });

  it("counts views, saves, requests and searches by week, and how fast it answers", async () => {
    const [person] = people as [User];
    await sql(
      `insert into view_days (subject_kind, subject_id, day, views)
       values ('solution', ?, (now() at time zone 'UTC')::date, 1)`,
      [solution.id],
    );
    await sql("insert into bookmarks (user_id, subject_kind, subject_id) values (?, 'solution', ?)", [
      person.id,
      solution.id,
    ]);
    for (const hours of [2, 4, null]) {
      const [made] = (await sql(
        "insert into conversations (person_id, vendor_id, key, created_at) values (?, ?, ?, now() - interval '5 hours') returning id",
        [person.id, vendor.id, crypto.randomUUID()],
      )) as { id: number }[];
      if (hours)
        await sql(
          `insert into conversation_messages (conversation_id, side, text, key, created_at)
           values (?, 'vendor', 'Hi', ?, now() - interval '5 hours' + ? * interval '1 hour')`,
          [made?.id, crypto.randomUUID(), hours],
        );
    }
    const found = await insights();
    expect(found.weeks.at(-1)).toMatchObject({ views: 1, saves: 1, requests: 3 });
    expect(found).toMatchObject({ unanswered: 1 });
    expect(found.responseHours).toBeCloseTo(3);
  });

  it("is for its members and administrators, in as many statements whatever happened", async () => {
    const admin = await signIn(app, await createUser(app, { role: "admin" }));
    const stranger = await signIn(app, people[0] as User);
    expect((await read(admin)).data.vendorInsights).not.toBeNull();
    expect((await read(stranger)).data.vendorInsights).toBeNull();
    expect((await read(app)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    app.database.statements.length = 0;
    await read();
    expect(app.database.statements.length).toBeLessThanOrEqual(3);
  });
});
