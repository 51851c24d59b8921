import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "../../../shared/days/days.ts";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { INPUT, newOpportunity, submit } from "../../../testing/applying.ts";
import { createApplication } from "../../../testing/factories/application.ts";
import { createCollaboration } from "../../../testing/factories/collaboration.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

describe("one's own applications", () => {
  it("are listed, the latest change first, in one statement, and nobody else's", async () => {
    const user = await createUser(app);
    const client: SignedInClient = await signIn(app, user);
    await createApplication(app, { applicant: await createUser(app) });
    for (let n = 0; n < 3; n += 1)
      await createApplication(app, {
        applicant: user,
        text: `Text ${n}`,
        updatedAt: new Date(Date.now() - n * DAY),
        ...(n === 1 ? { collaboration: await createCollaboration(app, { title: "Joint" }) } : {}),
      });
    const query = `{ viewerApplications { totalCount nodes { text opportunity { title } collaboration { title }
      applicantName steps { status } } } }`;
    await client.execute(query);
    app.database.statements.length = 0;
    const { data } = await client.execute<{ viewerApplications: { nodes: { text: string }[] } }>(query);
    expect(app.database.statements.filter((text) => text.includes("from applications"))).toHaveLength(1);
    expect(data.viewerApplications).toMatchObject({
      totalCount: 3,
      nodes: [
        { text: "Text 0", collaboration: null },
        { text: "Text 1", opportunity: null, collaboration: { title: "Joint" } },
        { text: "Text 2" },
      ],
    });
  });

  it("are exported, and go with the account", async () => {
    const user = await createUser(app, { password: "right-horse-1" });
    const client = await signIn(app, user);
    const id = await newOpportunity(app, { title: "Set pieces" });
    await submit(client, id);
    const { data } = await client.execute<{ exportMyData: { content: string } }>(
      "{ exportMyData { content } }",
    );
    expect(JSON.parse(data.exportMyData.content).applications).toMatchObject({
      written: [
        { title: "Set pieces", text: INPUT.text, status: "submitted", steps: [{ status: "submitted" }] },
      ],
      decisions: [],
    });
  });
});
