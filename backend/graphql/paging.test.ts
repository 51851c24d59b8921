import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restRoutes } from "../rest/routes.ts";
import { createUser, type SignedInClient, signIn } from "../testing/accounts.ts";
import { type Call, callsOf, documentOf, fewestArguments } from "../testing/calls.ts";
import { createBlogPost } from "../testing/factories/blog-post.ts";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";
import { createSchema } from "./schema.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  await createBlogPost(app);
});
afterAll(() => app.stop());

const has = (name: string) => (call: Call) => call.field.args.some((arg) => arg.name === name);
const calls = callsOf(createSchema());
const FORGED = ["forged", ...['["x","y","z"]', "[null,null]", '[9e99,"1"]'].map((text) => btoa(text))];

describe("a page", () => {
  it.each(calls.filter(has("first")))("of $name has 1 to 100 rows", async (call) => {
    for (const first of [0, -1, 101, 1e9]) {
      const args = { ...fewestArguments(call), first };
      const { query, variables } = documentOf(call, args);
      const { errors } = await admin.execute(query, variables);
      expect([first, errors?.[0]?.extensions]).toEqual([
        first,
        { code: "BAD_USER_INPUT", fields: { first: expect.any(String) } },
      ]);
    }
  });

  it.each(calls.filter(has("last")))(
    "of $name backward has 1 to 100 rows, and no cursor of the other way",
    async (call) => {
      const bad = [{ last: 0 }, { last: 101 }, { last: -1 }, { last: 2, after: "x" }, { before: "x" }];
      for (const given of bad) {
        const { query, variables } = documentOf(
          call,
          { ...fewestArguments(call), ...given },
          "{ nodes { __typename } }",
        );
        const { errors } = await admin.execute(query, variables);
        const at = "after" in given ? "after" : Object.keys(given)[0];
        expect([given, errors?.[0]?.extensions]).toEqual([
          given,
          { code: "BAD_USER_INPUT", fields: { [String(at)]: expect.any(String) } },
        ]);
      }
    },
  );

  it.each(calls.filter(has("last")))("of $name is asked for from one end", async (call) => {
    const { query, variables } = documentOf(
      call,
      { ...fewestArguments(call), first: 2, last: 2 },
      "{ nodes { __typename } }",
    );
    const refused = { code: "BAD_USER_INPUT", fields: { first: expect.any(String) } };
    expect((await admin.execute(query, variables)).errors?.[0]?.extensions).toEqual(refused);
  });

  it("is asked for from the end by clients that declare both ways and fill in one", async () => {
    const query = `query ($first: Int, $last: Int) {
      solutions(first: $first, last: $last) { nodes { id } } vendors(first: $first) { nodes { solutions(first: $first, last: $last) { nodes { id } } } } }`;
    for (let times = 0; times < 25; times += 1)
      expect((await app.execute(query, { last: 2 })).errors).toBeUndefined();
    const { errors } = await app.execute(query, { first: 2, last: 2 });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { first: expect.any(String) },
    });
  });

  it.each(calls.filter(has("before")))("of $name ends at no forged cursor", async (call) => {
    for (const before of FORGED) {
      const args = { ...fewestArguments(call), last: 5, before };
      const { query, variables } = documentOf(call, args, "{ nodes { __typename } }");
      const { errors } = await admin.execute(query, variables);
      expect([before, errors?.[0]?.extensions]).toEqual([
        before,
        { code: "BAD_USER_INPUT", fields: { before: expect.any(String) } },
      ]);
    }
  });

  it.each(calls.filter(has("after")))("of $name begins at no forged cursor", async (call) => {
    for (const after of FORGED) {
      const args = { ...fewestArguments(call), after };
      const { query, variables } = documentOf(call, args, "{ nodes { __typename } }");
      const { errors } = await admin.execute(query, variables);
      expect([after, errors?.[0]?.extensions]).toEqual([
        after,
        { code: "BAD_USER_INPUT", fields: { after: expect.any(String) } },
      ]);
    }
  });

  it.each(restRoutes.filter(({ query }) => "first" in query))("of GET $path is bounded", async ({ path }) => {
    const url = path.replace(/\{\w+\}/g, "1");
    for (const first of ["0", "-1", "101", "1e9", "x"]) {
      expect([first, (await admin.fetch(`${url}?first=${first}`)).status]).toEqual([first, 400]);
    }
  });
});
