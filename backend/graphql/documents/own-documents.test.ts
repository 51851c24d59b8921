import { hash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createVendor } from "../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { OWN_DOCUMENTS } from "./own-documents.generated.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { ANSWER_MEMORY: "16" });
});
afterAll(() => app.stop());

const send = (body: unknown) =>
  app.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const byHash = (sha256Hash: unknown, further: object = {}) =>
  send({ ...further, extensions: { persistedQuery: { version: 1, sha256Hash } } });
const hashOf = (name: string) =>
  Object.entries(OWN_DOCUMENTS).find(([, document]) => document.startsWith(`query ${name}`))?.[0] ?? "";

it("holds each document under its SHA-256", () => {
  for (const [key, document] of Object.entries(OWN_DOCUMENTS)) expect(hash("sha256", document)).toBe(key);
});

it("none of the web app's documents is refused by the limits", async () => {
  for (const [key, query] of Object.entries(OWN_DOCUMENTS)) {
    // Without its variables most can't be executed; they are valid and within the limits.
    const answer = await (await send({ query })).text();
    expect(answer, key).not.toMatch(/GRAPHQL_VALIDATION_FAILED|GRAPHQL_PARSE_FAILED|levels deep/);
  }
});

describe("the web app's own document", () => {
  it("is known by its hash from the start, and answered like the document, from the cached responses", async () => {
    expect(await (await byHash(hashOf("Viewer {"))).json()).toMatchObject({ data: { viewer: null } });
    const palette = hashOf("SearchPalette(");
    const variables = { text: "Known by hash" };
    await createVendor(app, { name: "Known by hash" });
    const whole = await (await send({ query: OWN_DOCUMENTS[palette], variables })).text();
    expect(whole).toContain("Known by hash");
    expect(await (await byHash(palette, { variables })).text()).toBe(whole);
  });

  it("isn't taken for another hash, version or kind of extension", async () => {
    for (const asked of ["x", "constructor", "__proto__", 1, null, {}, []])
      expect(await (await byHash(asked)).json()).toHaveProperty("errors");
    const sha256Hash = hashOf("Viewer {");
    for (const persistedQuery of [{ version: 2, sha256Hash }, { sha256Hash }, sha256Hash, null])
      expect(await (await send({ extensions: { persistedQuery } })).json()).toHaveProperty("errors");
    for (const extensions of [null, "x", []])
      expect(await (await send({ extensions })).json()).toHaveProperty("errors");
  });

  it("that is another than the one beside it is refused", async () => {
    const answer = await byHash(hashOf("Viewer {"), { query: "{ __typename }" });
    expect(answer.status).toBe(400);
  });
});
