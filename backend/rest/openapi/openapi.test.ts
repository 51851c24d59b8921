import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { User } from "../../modules/account/identity/user.entity.ts";
import type { RestRoute } from "../../shared/rest-table/route.ts";
import { type SignedInClient, signIn } from "../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { restRoutes } from "../routes.ts";

interface Described {
  operationId: string;
  security: object[];
  responses: { 200: { content: Record<string, { schema: object }> } };
}

let app: TestApp;
let description: {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, object> };
};
const people: Record<string, SignedInClient> = {};
beforeAll(async () => {
  app = await startTestApp("demo");
  description = await (await app.fetch("/api/openapi.json")).json();
  const em = app.database.orm.em.fork();
  // The demo has one call with a result, and no collaboration with one.
  for (const kind of ["opportunity", "collaboration"])
    await em.execute(
      `insert into juries (${kind}_id, published_at, application_count, reviewer_count) values (1, now(), 3, 2)
       on conflict (${kind}_id) do update set published_at = now(), application_count = 3, reviewer_count = 2`,
    );
  for (const username of ["admin", "student", "mentor"])
    people[username] = await signIn(app, await em.findOneOrFail(User, { username }));
});
afterAll(() => app.stop());

const describedAs = ({ path, method }: RestRoute) => description.paths[path]?.[method.toLowerCase()];

/** An identifier of the demo for each path that has one. */
async function addressOf({ path }: RestRoute): Promise<string> {
  const [post] = await (await app.fetch("/api/blog/posts?first=1")).json();
  const slug = String(post.slug);
  const ids: Record<string, string> = { kind: "solutions", slug, postId: String(post.id) };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === "userId") return String(people.admin?.userId);
    return ids[name] ?? "1";
  });
}

describe("the description", () => {
  it("is OpenAPI 3.1, with a name of its own for each call", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(description));
    expect([valid, errors]).toEqual([true, undefined]);
    const names = restRoutes.map((route) => describedAs(route)?.operationId);
    expect(new Set(names).size).toBe(restRoutes.length);
  });

  it("writes the values of enums alike in parameters, bodies and answers, as addresses do", () => {
    const written = new Set<string>();
    const { Error: _errors, ...answers } = description.components.schemas;
    JSON.stringify([description.paths, answers], (key, value: unknown) => {
      if (key === "enum" && Array.isArray(value))
        for (const each of value) if (typeof each === "string") written.add(each);
      return value;
    });
    expect(written.size).toBeGreaterThan(50);
    expect([...written].filter((value) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))).toEqual([]);
  });

  it.each(restRoutes.filter(({ method, file }) => method === "GET" && !file))(
    "has the schema of what $method $path answers",
    async (route) => {
      const schema = describedAs(route)?.responses[200].content["application/json"]?.schema ?? false;
      const { components } = description;
      const validate = addFormats
        .default(new Ajv2020({ strict: false, allErrors: true }))
        .compile(typeof schema === "object" ? { ...schema, components } : schema);
      const client = people[/\/(student|mentor)\//.exec(route.path)?.[1] ?? "admin"] ?? app;
      const response = await client.fetch(await addressOf(route));
      // Bulk operations, reviews of claims and the like: the demo has none of some kinds.
      expect([route.path, response.status]).toEqual([route.path, 200]);
      validate(await response.json());
      expect(validate.errors).toBeNull();
    },
  );

  it("writes every id as the number that paths and bodies take", () => {
    const others = new Set<string>();
    const answers = restRoutes.map(
      (route) =>
        [route.path, describedAs(route)?.responses[200].content["application/json"]?.schema] as const,
    );
    for (const [name, schema] of [...answers, ...Object.entries(description.components.schemas)])
      JSON.stringify(schema, (key, value) => {
        const isId = /^id$|Id$/.test(key) && key !== "requestId";
        if (isId && JSON.stringify(value).includes("string")) others.add(`${name} ${key}`);
        return value;
      });
    expect([...others]).toEqual([]);
  });

  it("says which calls need somebody who is signed in", async () => {
    for (const route of restRoutes.filter(({ method }) => method === "GET")) {
      const { status } = await app.fetch(await addressOf(route));
      const isOpen = describedAs(route)?.security.length === 0;
      if (status !== 404)
        expect([route.path, status !== 401]).toEqual([route.path, isOpen || status === 200]);
    }
  });
});
