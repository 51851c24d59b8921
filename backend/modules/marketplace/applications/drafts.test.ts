import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applying, codeOf, INPUT, newOpportunity, person, save, submit } from "../../../testing/applying.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const discard = (client: TestClient, id: string) =>
  client.execute("mutation ($id: ID!) { discardApplication(id: $id) { message } }", { id });

describe("a draft", () => {
  it("is kept on the server, incomplete, for its author only, and is submitted as it was read", async () => {
    const [client, id] = [await person(app), await newOpportunity(app)];
    const { data } = await save(client, id, { text: "We lab", links: ["https://rov"] });
    expect(data.saveApplicationDraft).toMatchObject({
      ...{ status: "DRAFT", text: "We lab", contactEmail: null, links: ["https://rov"], version: 1 },
      submittedAt: null,
      steps: [],
      viewerIsApplicant: true,
      applicantName: "Noor Haddad",
    });
    const next = await save(client, id, { text: "We label" }, 1);
    expect(next.data.saveApplicationDraft).toMatchObject({ text: "We label", version: 2 });
    expect((await applying(client, id)).application).toMatchObject({ text: "We label", status: "DRAFT" });
    expect((await applying(await person(app), id)).application).toBeNull();
    const sent = await submit(client, id, { version: 2 });
    expect(sent.data.submitApplication).toMatchObject({
      ...INPUT,
      status: "SUBMITTED",
      version: 3,
      steps: [{ status: "SUBMITTED", message: null }],
    });
  });

  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    ...["ftp://rovers.example", "https://rovers.example@evil.example", "mailto:noor@rovers.example"],
  ])("keeps no link that is refused when it is submitted, such as %s", async (link) => {
    const [client, id] = [await person(app), await newOpportunity(app)];
    expect(codeOf(await save(client, id, { links: [link] }))).toBe("BAD_USER_INPUT");
    expect(codeOf(await submit(client, id, { input: { links: [link] } }))).toBe("BAD_USER_INPUT");
  });

  it("is not overwritten from another tab", async () => {
    const [client, id] = [await person(app), await newOpportunity(app)];
    await save(client, id, { text: "One" });
    for (const stale of [
      await save(client, id, { text: "Two" }),
      await save(client, id, { text: "Two" }, 7),
      await submit(client, id),
      await submit(client, id, { version: 7 }),
    ]) {
      expect(codeOf(stale)).toBe("CONFLICT");
      expect(stale.errors?.[0]?.extensions?.fields).toHaveProperty("version");
    }
    expect((await applying(client, id)).application).toMatchObject({ text: "One", status: "DRAFT" });
  });

  it("has limits, and can be deleted", async () => {
    const [client, id] = [await person(app), await newOpportunity(app)];
    const links = Array.from({ length: 6 }, (_, n) => `https://rovers.example/${n}`);
    const refused = await save(client, id, {
      text: "x".repeat(10_001),
      affiliation: "x".repeat(201),
      contactEmail: "x".repeat(321),
      links,
    });
    expect(refused.errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: {
        text: "What you offer must be at most 10000 characters",
        affiliation: "Organization and role must be at most 200 characters",
        contactEmail: "Contact email must be at most 320 characters",
        links: "At most 5 links",
      },
    });
    const { data } = await save(client, id, { text: "Mine" });
    const { id: draft } = data.saveApplicationDraft;
    expect(codeOf(await discard(await person(app), draft))).toBe("NOT_FOUND");
    expect((await discard(client, draft)).errors).toBeUndefined();
    expect((await applying(client, id)).application).toBeNull();
  });
});
