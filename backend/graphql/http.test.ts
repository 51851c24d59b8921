import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownFieldsOf } from "../testing/problem.ts";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

/**
 * Audits that fail on purpose (docs/decisions/0056-*): what can't be executed is 400, also for those who accept
 * `application/json`.
 */
const KEPT = new Set(["572B", "FDE2", "7B9B"]);

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

  it.each(["572B", "FDE2", "7B9B"])("answers 400 where %s would rather have 200", async (id) => {
    const result = await audits.find((audit) => audit.id === id)?.fn();
    expect(result).toMatchObject({ status: "warn", reason: "Response status code is not 200" });
  });

  it("answers a query by GET as urql sends it", async () => {
    const search = new URLSearchParams({
      query: "query Name { __typename }",
      operationName: "Name",
      variables: "{}",
    });
    const accept =
      "application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed";
    const response = await app.fetch(`/graphql?${search}`, { headers: { accept } });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/graphql-response+json");
    expect(await response.json()).toMatchObject({ data: { __typename: "Query" } });
  });

  it.each(["query={__typename}", "any=thing"])(
    "answers a browser that is sent to it with %s by JSON, not by a page that loads others' scripts",
    async (search) => {
      const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
      const response = await app.fetch(`/graphql?${search}`, { headers: { accept } });
      expect(response.headers.get("content-type")).toContain("json");
      expect(await response.text()).not.toContain("<script");
    },
  );

  it.each(["/graphql/cots", "/graphql/nothing", "/graphql/cost/x"])(
    "executes nothing at %s, an address of nothing",
    async (path) => {
      const query = "mutation { signOut { message } }";
      const response = await app.fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query }),
      });
      const message = "There's nothing at this address. Send operations to /graphql.";
      expect([response.status, ownFieldsOf(await response.json(), 404)]).toEqual([
        404,
        { code: "NOT_FOUND", message },
      ]);
    },
  );

  it.each([
    ["GET", "/graphql/cost?query={__typename}", "POST, OPTIONS"],
    ["GET", "/graphql/stream", "POST, OPTIONS"],
    ["PUT", "/graphql", "GET, POST, OPTIONS"],
    ["HEAD", "/graphql?query={__typename}", "GET, POST, OPTIONS"],
  ])("refuses %s %s with the methods that it takes", async (method, path, allow) => {
    const response = await app.fetch(path, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
    const options = await app.fetch(path, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, allow]);
  });

  it("answers every request with an id of its own", async () => {
    const { response } = await app.execute("{ __typename }");
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});
