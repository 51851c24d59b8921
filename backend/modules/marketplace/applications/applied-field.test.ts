import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { createApplication } from "../../../testing/factories/application.ts";
import { createCollaboration } from "../../../testing/factories/collaboration.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const LISTS = `{ opportunities { nodes { id viewerHasApplied } } collaborations { nodes { id viewerHasApplied } } }`;

type Nodes = { nodes: { id: string; viewerHasApplied: boolean | null }[] };

async function seen(client: TestClient): Promise<Record<string, boolean | null>> {
  const { data } = await client.execute<{ opportunities: Nodes; collaborations: Nodes }>(LISTS);
  const named = Object.entries(data).flatMap(([list, { nodes }]) =>
    nodes.map(({ id, viewerHasApplied }) => [`${list} ${id}`, viewerHasApplied]),
  );
  return Object.fromEntries(named);
}

it("a record says whether the viewer has applied, in one statement for a list", async () => {
  const [applicant, other] = [await createUser(app), await createUser(app)];
  const [sent, drafted, withdrawn] = [
    await createOpportunity(app),
    await createOpportunity(app),
    await createOpportunity(app),
  ];
  const collaboration = await createCollaboration(app);
  await createApplication(app, { applicant, opportunity: sent });
  await createApplication(app, { applicant, opportunity: drafted, status: "draft" });
  await createApplication(app, { applicant, opportunity: withdrawn, status: "withdrawn" });
  await createApplication(app, { applicant, collaboration });

  const client = await signIn(app, applicant);
  app.database.statements.length = 0;
  expect(await seen(client)).toEqual({
    [`opportunities ${sent.id}`]: true,
    [`opportunities ${drafted.id}`]: false,
    [`opportunities ${withdrawn.id}`]: false,
    [`collaborations ${collaboration.id}`]: true,
  });
  expect(app.database.statements.filter((text) => text.includes("from applications"))).toHaveLength(2);
  expect(Object.values(await seen(await signIn(app, other)))).toEqual([false, false, false, false]);
  expect(Object.values(await seen(app))).toEqual([null, null, null, null]);
});
