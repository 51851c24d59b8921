import { randomUUID } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RestRoute } from "../../shared/rest-table/route.ts";
import { createUser, type SignedInClient, signIn } from "../../testing/accounts.ts";
import { createVendor } from "../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { restRoutes } from "../routes.ts";
import { exampleBodyOf } from "./bodies.ts";

interface Described {
  responses: { 200: { content: Record<string, { schema: object }> } };
}

const writes = restRoutes.filter(({ method }) => method !== "GET");
const withBody = writes.filter(({ body }) => body);

let app: TestApp;
let admin: SignedInClient;
let description: { paths: Record<string, Record<string, Described>>; components: object };
beforeAll(async () => {
  app = await startTestApp("demo");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  description = await (await app.fetch("/api/openapi.json")).json();
});
afterAll(() => app.stop());

const send = (client: Pick<TestApp, "fetch">, { method }: RestRoute, path: string, body: unknown) =>
  client.fetch(path, {
    method,
    ...(body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {}),
  });

/** Whoever may make a call, and its address with something of its own to change. */
async function callTo({ path }: RestRoute): Promise<[Pick<TestApp, "fetch">, string]> {
  if (path.startsWith("/api/auth/")) return [app, path];
  if (path.includes("/vendors/")) {
    const vendor = await createVendor(app, { name: `Vendor ${randomUUID()}` });
    return [admin, path.replace("{id}", `${vendor.id}`)];
  }
  const isPost = path.includes("/posts/{id}");
  if (!path.includes("{id}")) return [admin, path];
  const user = await createUser(app);
  if (!isPost)
    return [
      path.startsWith("/api/users/") ? await signIn(app, user) : admin,
      path.replace("{id}", `${user.id}`),
    ];
  const example = exampleBodyOf({ method: "POST", path: "/api/admin/blog/posts" })?.example;
  const written = await admin.fetch("/api/admin/blog/posts", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...example, title: `About ${user.id}` }),
  });
  const { id } = await written.json();
  return [admin, path.replace("{id}", `${id}`)];
}

describe("the example of a write", () => {
  // A second factor's token is given for one sign-in only, and the demo has no source to sync.
  it.each(writes.filter(({ path }) => !/second-factor|sync-data/.test(path)))(
    "is taken, and answered as described: $method $path",
    async (route) => {
      const [client, path] = await callTo(route);
      const response = await send(client, route, path, exampleBodyOf(route)?.example);
      const answer = await response.json();
      expect([route.path, response.status, answer.errors]).toEqual([route.path, 200, undefined]);
      const described = description.paths[route.path]?.[route.method.toLowerCase()];
      const schema = described?.responses[200].content["application/json"]?.schema ?? false;
      const { components } = description;
      const validate = addFormats
        .default(new Ajv2020({ strict: false, allErrors: true }))
        .compile(typeof schema === "object" ? { ...schema, components } : schema);
      validate(answer);
      expect(validate.errors).toBeNull();
    },
  );

  it("is there for each call with a body, with fields that the call takes", () => {
    for (const route of withBody) {
      const { required = [], example = {} } = exampleBodyOf(route) ?? {};
      const taken = Object.keys(route.body ?? {});
      expect([route.path, Object.keys(example).length > 0]).toEqual([route.path, true]);
      expect(taken).toEqual(expect.arrayContaining([...required, ...Object.keys(example)]));
    }
  });
});

it.each(withBody.flatMap((route) => (exampleBodyOf(route)?.required ?? []).map((name) => ({ route, name }))))(
  "a body without the required $name is refused by $route.method $route.path",
  async ({ route, name }) => {
    const { [name]: _left, ...rest } = exampleBodyOf(route)?.example ?? {};
    const [client, path] = await callTo(route);
    const response = await send(client, route, path, rest);
    const { errors } = await response.json();
    expect([400, 401]).toContain(response.status);
    if (response.status === 400) expect(Object.keys(errors)).toEqual([name]);
  },
);

it("an alert without any of the fields that say who it is for is refused", async () => {
  const { required = [], example = {} } =
    exampleBodyOf({ method: "POST", path: "/api/admin/bulk-notifications" }) ?? {};
  const response = await admin.fetch("/api/admin/bulk-notifications", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(Object.fromEntries(required.map((name) => [name, example[name]]))),
  });
  expect([response.status, Object.keys((await response.json()).errors)]).toEqual([400, ["userIds"]]);
});

it.each(withBody.filter(({ path }) => !/\/auth\/login/.test(path)))(
  "the required fields alone are taken by $method $path",
  async (route) => {
    const { required = [], oneOrMore = [], example = {} } = exampleBodyOf(route) ?? {};
    const chosen = oneOrMore.filter((name) => name in example);
    const body = Object.fromEntries([...required, ...chosen].map((name) => [name, example[name]]));
    // An account, a title or a name is taken once.
    for (const [name, value] of Object.entries(body))
      if (/username|title/.test(name)) body[name] = `${value} ${randomUUID().slice(0, 8)}`.replace(" ", ".");
      else if (name === "email") body[name] = `${randomUUID()}@people.example`;
    const [client, path] = await callTo(route);
    const response = await send(client, route, path, body);
    expect([response.status, await response.text()]).toEqual([200, expect.anything()]);
  },
);
