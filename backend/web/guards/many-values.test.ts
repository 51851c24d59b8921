import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { hasMoreValuesThan } from "./json-values.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const post = (path: string, body: string, type = "application/json") =>
  app.fetch(path, { method: "POST", headers: { "content-type": type }, body });
const list = (item: string, times: number) => `[${Array(times).fill(item).join(",")}]`;

describe("a body with many values", () => {
  it.each([
    ["numbers", list("0", 2_001)],
    ["objects", list("{}", 1_001)],
    ["keys", `{${Array.from({ length: 2_001 }, (_, n) => `"k${n}":0`)}}`],
    ["lists in lists", "[".repeat(2_001) + "]".repeat(2_001)],
  ])("of %s is refused in both APIs, and told why", async (_name, values) => {
    const message = "A request can have up to 2000 values. Send shorter lists.";
    const refused = { message, code: "BAD_USER_INPUT" };
    for (const [path, body] of [
      ["/graphql", `{"query":"{ __typename }","extensions":{"a":${values}}}`],
      ["/api/auth/login", `{"username":"ada","password":"x","a":${values}}`],
    ] as const) {
      const response = await post(path, body);
      expect([response.status, await response.json()]).toEqual([400, expect.objectContaining(refused)]);
    }
  });

  it("is counted by its values, not by what stands in texts", async () => {
    const text = '[{,\\"'.repeat(10_000);
    const response = await post("/graphql", `{"query":"{ __typename }","extensions":{"a":"${text}"}}`);
    expect([response.status, await response.json()]).toMatchObject([200, { data: { __typename: "Query" } }]);
  });

  it("can't hide them in another charset", async () => {
    const response = await post("/graphql", "{}", "application/json; charset=utf-16le");
    expect([response.status, await response.json()]).toMatchObject([415, { code: "UNSUPPORTED_MEDIA_TYPE" }]);
  });
});

it.each([
  ['{"a":[1,2,3]}', 4],
  ['{"a":"[,{","b":"\\"[,{","c":"\\\\"}', 3],
  ["[]", 1],
])("counts the values of %s", (json, values) => {
  const body = Buffer.from(json);
  expect([hasMoreValuesThan(body, values), hasMoreValuesThan(body, values - 1)]).toEqual([false, true]);
});
