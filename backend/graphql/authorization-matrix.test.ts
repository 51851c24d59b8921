import { randomUUID } from "node:crypto";
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restRoutes } from "../rest/routes.ts";
import { ROLES } from "../shared/actor.ts";
import type { Audience } from "../shared/module.ts";
import { createUser, signIn } from "../testing/accounts.ts";
import { createBlogCategory } from "../testing/factories/blog-category.ts";
import { startTestApp, type TestApp, type TestClient } from "../testing/test-app.ts";
import { rootTypes } from "./authorization.ts";
import { OPERATIONS, REST_CALLS } from "./authorization-matrix.ts";
import { createSchema } from "./schema.ts";

const CALLERS = ["nobody", ...ROLES] as const;
const schema = createSchema();
const fields = rootTypes(schema).flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({
    name: `${type.name}.${field.name}`,
    document: documentOf(type.name.toLowerCase(), field),
  })),
);
const routes = restRoutes.map(({ method, path }) => ({ name: `${method} ${path}`, method, path }));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  await createBlogCategory(app, { name: "News" });
});
afterAll(() => app.stop());

/** A call that the schema accepts, with as little as it lets. */
function documentOf(operation: string, field: GraphQLField<unknown, unknown>): string {
  const given = field.args.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  const args = given.map(({ name, type }) => `${name}: ${literalOf(type)}`).join(", ");
  const selection = isCompositeType(getNamedType(field.type)) ? " { __typename }" : "";
  return `${operation} { ${field.name}${args ? `(${args})` : ""}${selection} }`;
}

function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return "[]";
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "";
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return `{ ${required.map((field) => `${field.name}: ${literalOf(field.type)}`).join(", ")} }`;
  }
  const values: Record<string, string> = {
    Int: "1",
    Float: "1",
    Boolean: "true",
    DateTime: '"2026-01-01T00:00:00Z"',
  };
  return values[type.name] ?? '"999999"';
}

function expected(audience: Audience | undefined): Record<string, string> {
  return Object.fromEntries(
    CALLERS.map((caller) => {
      if (audience === undefined) return [caller, "not in the matrix"];
      if (audience === "everyone") return [caller, "may"];
      if (caller === "nobody") return [caller, "401"];
      return [caller, audience === "signed in" || caller === "admin" ? "may" : "403"];
    }),
  );
}

/** A new user for each call, because a call may end the session or the account. */
async function clientOf(caller: (typeof CALLERS)[number]): Promise<TestClient> {
  return caller === "nobody" ? app : signIn(app, await createUser(app, { role: caller }));
}

/** Wrong credentials also return 401; the gate's message distinguishes it. */
function outcome(code: unknown, message: unknown): string {
  if (code === "FORBIDDEN") return "403";
  return code === "UNAUTHENTICATED" && message === "Please sign in to continue." ? "401" : "may";
}

/** Bodies for routes that reject an empty body before the gate; new values for each call. */
function bodyOf(row: string): Record<string, unknown> {
  const username = `user-${randomUUID().slice(0, 13)}`;
  const person = { email: `${username}@people.example`, firstName: "Noor", lastName: "Haddad" };
  const bodies: Record<string, Record<string, unknown>> = {
    "POST /api/admin/blog/posts": { title: "A title", content: "Words.", category: "news" },
    "POST /api/auth/login": { username, password: "not-the-password" },
    "POST /api/auth/login/second-factor": { token: "no-token", code: "123456" },
    "POST /api/auth/register": { username, password: "long-enough-1", ...person },
    "PUT /api/admin/blog/posts/{id}": { title: "A title", content: "Words.", category: "news" },
  };
  return bodies[row] ?? {};
}

describe("the matrix", () => {
  it.each(fields)("$name", async ({ name, document }) => {
    const seen: Record<string, string> = {};
    for (const caller of CALLERS) {
      const { errors } = await (await clientOf(caller)).execute(document);
      const [error] = errors ?? [];
      // An error without a path was met before any field, and so before its gate.
      if (error) expect(error).toMatchObject({ path: [expect.any(String)] });
      seen[caller] = outcome(error?.extensions?.code, error?.message);
    }
    expect(seen).toEqual(expected(OPERATIONS[name]));
  });

  it.each(routes)("$name", async ({ name, method, path }) => {
    const seen: Record<string, string> = {};
    for (const caller of CALLERS) {
      const response = await (await clientOf(caller)).fetch(path.replace(/\{\w+\}/g, "999999"), {
        method,
        ...(method === "GET"
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(bodyOf(name)) }),
      });
      // 400 would prove nothing about the gate: bad input may be rejected before it.
      expect(response.status).not.toBe(400);
      expect(response.status).toBeLessThan(500);
      const body = response.ok ? {} : ((await response.json()) as { code?: string; message?: string });
      seen[caller] = outcome(body.code, body.message);
    }
    expect(seen).toEqual(expected(REST_CALLS[name]));
  });

  it("holds nothing that is no longer there", () => {
    expect(Object.keys(OPERATIONS).toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
    expect(Object.keys(REST_CALLS).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
  });
});
