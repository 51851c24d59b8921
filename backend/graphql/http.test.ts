import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

/** Audits that CSRF prevention fails on purpose: requests without a preflighted content type. */
const KEPT = new Set(["572B", "FDE2", "7B9B", "5A70", "D6D5", "6A70"]);

describe("GraphQL over HTTP", () => {
  const audits = serverAudits({ url: () => `${app.url}/graphql` });

  it.each(audits.filter(({ id }) => !KEPT.has(id)).map((audit) => [audit.name, audit] as const))(
    "%s",
    async (_name, audit) => {
      const result = await audit.fn();
      expect(result.status === "ok" ? "ok" : result.reason).toBe("ok");
    },
  );

  it.each([
    ["text/plain", "text/plain", '{"query":"{__typename}"}'],
    ["a form", "application/x-www-form-urlencoded", "query={__typename}"],
    ["multipart", "multipart/form-data; boundary=x", "--x--"],
  ])("refuses %s", async (_name, type, body) => {
    const response = await app.fetch("/graphql", { method: "POST", headers: { "content-type": type }, body });
    expect([400, 415]).toContain(response.status);
  });

  it("answers every request with an id of its own", async () => {
    const { response } = await app.execute("{ __typename }");
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});
