import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../../../testing/accounts.ts";
import {
  codeOf,
  INPUT,
  newOpportunity,
  person,
  save,
  submit,
  withdraw,
} from "../../../../testing/applying.ts";
import { createApplication } from "../../../../testing/factories/application.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

describe("withdrawing", () => {
  it("gives it back to its author, who can change and submit it again with a new key", async () => {
    const [client, id] = [await person(app), await newOpportunity(app)];
    const { id: sent } = (await submit(client, id)).data.submitApplication;
    expect(codeOf(await withdraw(await person(app), sent))).toBe("NOT_FOUND");
    expect((await withdraw(client, sent)).data.withdrawApplication).toMatchObject({
      status: "WITHDRAWN",
      version: 2,
      text: INPUT.text,
    });
    expect((await withdraw(client, sent)).data.withdrawApplication.version).toBe(2);
    // The first submission, repeated by a network that lost its answer.
    expect((await submit(client, id)).data.submitApplication).toMatchObject({
      id: sent,
      status: "WITHDRAWN",
    });
    expect((await save(client, id, { text: "Better" }, 2)).data.saveApplicationDraft.version).toBe(3);
    const again = await submit(client, id, { key: "another-key", version: 3 });
    expect(again.data.submitApplication).toMatchObject({
      id: sent,
      status: "SUBMITTED",
      steps: [{ status: "SUBMITTED" }, { status: "WITHDRAWN" }, { status: "SUBMITTED" }],
    });
  });

  it.each(["accepted", "declined", "draft"] as const)("is refused of one that is %s", async (status) => {
    const user = await createUser(app);
    const { id } = await createApplication(app, { applicant: user, status });
    expect(codeOf(await withdraw(await signIn(app, user), String(id)))).toBe("CONFLICT");
  });
});
