import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restRoutes } from "../../rest/routes.ts";
import { ROLES, type Role } from "../../shared/actor.ts";
import type { Audience } from "../../shared/module.ts";
import { createUsers, type SignedInClient, signInAll } from "../../testing/accounts.ts";
import { callsOf, documentOf, fewestArguments, restBodyOf } from "../../testing/calls.ts";
import { createBlogCategory } from "../../testing/factories/blog-category.ts";
import { createCategory } from "../../testing/factories/category.ts";
import { createVendor } from "../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../testing/servers/test-app.ts";
import { createSchema } from "../schema.ts";
import { OPERATIONS, REST_CALLS } from "./authorization-matrix.ts";

const CALLERS = ["nobody", ...ROLES] as const;
const fields = callsOf(createSchema()).map((call) => ({
  name: call.name,
  document: documentOf(call, fewestArguments(call)),
}));
const routes = restRoutes.map(({ method, path }) => ({ name: `${method} ${path}`, method, path }));

let app: TestApp;
/** Who has called nothing yet. */
const waiting = {} as Record<Role, SignedInClient[]>;
beforeAll(async () => {
  app = await startTestApp("empty");
  await createBlogCategory(app, { name: "News" });
  await createCategory(app, { name: "Video Analysis" });
  await createVendor(app, { name: "Arrowmere Analytics" });
  for (const role of ROLES)
    waiting[role] = await signInAll(app, await createUsers(app, fields.length + routes.length, { role }));
});
afterAll(() => app.stop());

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
function clientOf(caller: (typeof CALLERS)[number]): TestClient {
  if (caller === "nobody") return app;
  const client = waiting[caller].pop();
  if (!client) throw new Error("Each call was to have a user of its own.");
  return client;
}

/** Wrong credentials also return 401; the gate's message distinguishes it. */
function outcome(code: unknown, message: unknown): string {
  if (code === "FORBIDDEN") return "403";
  return code === "UNAUTHENTICATED" && message === "Please sign in to continue." ? "401" : "may";
}

describe("the matrix", () => {
  it.each(fields)("$name", async ({ name, document }) => {
    const seen: Record<string, string> = {};
    for (const caller of CALLERS) {
      const { errors } = await clientOf(caller).execute(document.query, document.variables);
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
      const client = clientOf(caller);
      // What is a person's own is refused to all others.
      const own = "userId" in client ? String(client.userId) : "999999";
      const address = path.replace("{userId}", own).replace(/\{\w+\}/g, "999999");
      const response = await client.fetch(address, {
        method,
        ...(method === "GET"
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(restBodyOf(name)) }),
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
