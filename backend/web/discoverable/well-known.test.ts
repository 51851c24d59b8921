import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { SECURITY_CONTACT: "mailto:security@hub.example" });
});
afterAll(() => app.stop());

it("security.txt names the contact and is valid for half a year", async () => {
  const text = await (await app.fetch("/.well-known/security.txt")).text();
  expect(text).toContain("Contact: mailto:security@hub.example\n");
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (new Date(expires).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
  expect(() => readConfig({ SECURITY_CONTACT: "somebody" })).toThrow(/SECURITY_CONTACT/);
  const without = await startTestApp(app.database);
  expect((await without.fetch("/.well-known/security.txt")).status).toBe(404);
  await without.stop();
});

it("password managers find where a password is changed", async () => {
  const response = await app.fetch("/.well-known/change-password", { redirect: "manual" });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toMatch(/^\/profile/);
});

it("browsers find how to search here", async () => {
  const response = await app.fetch("/opensearch.xml");
  expect(response.headers.get("content-type")).toContain("application/opensearchdescription+xml");
  expect(await response.text()).toContain("/search?text={searchTerms}");
});
