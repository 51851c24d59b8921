import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

describe("every answer", () => {
  it.each(["/api/vendors", "/graphql", "/nothing"])("of %s carries the security headers", async (path) => {
    const { headers } = await app.fetch(path);
    expect(headers.get("content-security-policy")).toMatch(/script-src 'self';/);
    expect(headers.get("content-security-policy")).toMatch(/frame-ancestors 'none'/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("x-powered-by")).toBeNull();
  });
});

describe("health", () => {
  it("answers /healthz and /readyz while the database answers", async () => {
    expect((await app.fetch("/healthz")).status).toBe(200);
    expect((await app.fetch("/readyz")).status).toBe(200);
  });

  it("shows the process's figures at /metrics", async () => {
    const response = await app.fetch("/metrics");
    expect(await response.text()).toContain("http_request_duration_seconds_count");
  });
});

describe("the log of requests", () => {
  it("has a line for each answer, without query, cookies or headers", async () => {
    const logging = await startTestApp(app.database, { LOG_LEVEL: "info" });
    const headers = { cookie: "session=secret-cookie", authorization: "secret-header" };
    const { headers: answered } = await logging.fetch("/api/vendors?search=secret-search", { headers });
    await logging.stop();
    const line = logging.logs.find((text) => text.includes("/api/vendors")) ?? "{}";
    expect(JSON.parse(line)).toMatchObject({
      requestId: answered.get("x-request-id"),
      req: { method: "GET", path: "/api/vendors" },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    });
    expect(line).not.toContain("secret");
  });
});
