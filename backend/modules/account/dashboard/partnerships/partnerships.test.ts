import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createApplication } from "../../../../testing/factories/application.ts";
import { createCollaboration } from "../../../../testing/factories/collaboration.ts";
import { createOpportunity } from "../../../../testing/factories/opportunity.ts";
import { startTestApp, type TestApp, testClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let leader: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());
beforeEach(async () => {
  leader = await signIn(app, await createUser(app, { role: "mentor" }));
});

const QUERY = `{ viewerPartnerships { kind recordId title status isLed applicationId memberCount
  members { id name affiliation } } }`;
type Shown = {
  title: string;
  isLed: boolean;
  memberCount: number;
  applicationId: string;
  members: unknown[];
};
const shownTo = async (who: SignedInClient) =>
  (await who.execute<{ viewerPartnerships: Shown[] }>(QUERY)).data?.viewerPartnerships;
const led = (title: string) => createCollaboration(app, { title, ownerUser: { id: leader.userId } });

it("names the accepted applicants to those who lead it, and nobody else", async () => {
  const collaboration = await led("Sleep and travel");
  const person = await createUser(app, { firstName: "Noor", lastName: "Haddad" });
  const applicant = await signIn(app, person);
  const { id } = await createApplication(app, { applicant: person, collaboration, status: "accepted" });
  await createApplication(app, { applicant: await createUser(app), collaboration, status: "accepted" });
  await createApplication(app, { applicant: await createUser(app), collaboration, status: "submitted" });
  const [own] = (await shownTo(leader)) ?? [];
  expect(own).toMatchObject({ title: "Sleep and travel", isLed: true, memberCount: 2, applicationId: null });
  expect(own?.members).toHaveLength(2);
  expect(own?.members).toContainEqual({
    id: String(id),
    name: "Noor Haddad",
    affiliation: "Analyst, Rovers",
  });
  expect(await shownTo(applicant)).toMatchObject([
    { title: "Sleep and travel", isLed: false, memberCount: 2, members: [], applicationId: String(id) },
  ]);
  expect(await shownTo(await signIn(app, await createUser(app)))).toEqual([]);
});

it("holds opportunities once somebody was accepted, and collaborations from the start", async () => {
  await led("Without members");
  const owner = { ownerUser: { id: leader.userId } };
  const opportunity = await createOpportunity(app, { title: "Accepted", ...owner });
  await createOpportunity(app, { title: "Nobody yet", ...owner });
  await createApplication(app, { applicant: await createUser(app), opportunity, status: "accepted" });
  const titles = (await shownTo(leader))?.map(({ title }) => title);
  expect(titles?.toSorted()).toEqual(["Accepted", "Without members"]);
});

it("holds no opportunity that the tab also lists as one without members", async () => {
  const owner = { ownerUser: { id: leader.userId } };
  const opportunity = await createOpportunity(app, { title: "With members", ...owner });
  await createOpportunity(app, { title: "On its own", ...owner });
  await createApplication(app, { applicant: await createUser(app), opportunity, status: "accepted" });
  await createApplication(app, { applicant: await createUser(app), opportunity, status: "submitted" });
  const listed = async (hasMembers: boolean) => {
    const { data } = await leader.execute<{ myPostings: { nodes: { title: string }[] } }>(
      "query ($m: Boolean!) { myPostings(filter: { kinds: [OPPORTUNITY], hasMembers: $m }) { nodes { title } } }",
      { m: hasMembers },
    );
    return data?.myPostings.nodes.map(({ title }) => title);
  };
  expect(await listed(false)).toEqual(["On its own"]);
  expect(await listed(true)).toEqual(["With members"]);
  expect((await shownTo(leader))?.map(({ title }) => title)).toEqual(["With members"]);
});

it("is one statement, for one to a hundred, and only for signed-in people", async () => {
  for (const title of ["One", "Two", "Three"]) await led(title);
  app.database.statements.length = 0;
  expect(await shownTo(leader)).toHaveLength(3);
  const asked = app.database.statements.filter((statement) => !/from "?sessions"?/.test(String(statement)));
  expect(asked).toHaveLength(1);
  const bad = await leader.execute("{ viewerPartnerships(first: 101) { id } }");
  expect(bad.errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  const anonymous = await testClient(app.url).execute("{ viewerPartnerships { id } }");
  expect(anonymous.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});
