import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../testing/accounts.ts";
import { createBlogPost } from "../testing/factories/blog-post.ts";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

/** Sends an edit, if it is still based on this tag. */
async function edit(method: string, path: string, tag: string | null, body: object = {}) {
  const headers = { "content-type": "application/json", ...(tag === null ? {} : { "if-match": tag }) };
  const response = await admin.fetch(path, { method, headers, body: JSON.stringify(body) });
  return {
    response,
    status: response.status,
    tag: response.headers.get("etag") ?? "",
    body: await response.json(),
  };
}

describe("If-Match", () => {
  it("keeps an edit of a profile from overwriting another", async () => {
    const me = await admin.fetch("/api/auth/me");
    const tag = me.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"\d+-[\w-]+"$/);
    const path = `/api/users/${admin.userId}/profile`;
    const first = await edit("PATCH", path, tag, { bio: "first" });
    expect([first.status, first.tag === tag]).toEqual([200, false]);
    const stale = await edit("PATCH", path, tag, { bio: "second" });
    expect([stale.status, stale.body]).toMatchObject([412, { code: "PRECONDITION_FAILED" }]);
    expect((await edit("PATCH", `/api/users/${admin.userId}/notifications`, tag)).status).toBe(412);
    expect((await edit("PATCH", path, '"other"', { bio: "third" })).status).toBe(412);
    expect((await edit("PATCH", path, `${tag}, "2-x"`, { bio: "third" })).status).toBe(400);
    expect((await (await admin.fetch("/api/auth/me")).json()).bio).toBe("first");
    expect((await edit("PATCH", path, first.tag, { bio: "fourth" })).status).toBe(200);
    expect((await edit("PATCH", path, "*", { bio: "fifth" })).status).toBe(200);
    expect((await edit("PATCH", path, null, { bio: "sixth" })).status).toBe(200);
  });

  it("keeps edits, publishing and deletion of a post from meeting another version", async () => {
    const { id } = await createBlogPost(app, { category: "Innovation", status: "draft" });
    const path = `/api/admin/blog/posts/${id}`;
    const tag = (await admin.fetch(path)).headers.get("etag") ?? "";
    const input = { title: "A new title", content: "Text of the post.", category: "Innovation" };
    const edited = await edit("PUT", path, tag, input);
    expect(edited.status).toBe(200);
    expect((await edit("PUT", path, tag, { ...input, title: "Another" })).status).toBe(412);
    expect((await edit("POST", `${path}/publish`, tag)).status).toBe(412);
    expect((await edit("DELETE", path, tag)).status).toBe(412);
    expect(await (await admin.fetch(path)).json()).toMatchObject({ title: "A new title", status: "draft" });
    const published = await edit("POST", `${path}/publish`, edited.tag);
    expect(published.status).toBe(200);
    expect((await edit("DELETE", path, published.tag)).status).toBe(200);
    expect((await admin.fetch(path)).status).toBe(404);
  });
});

describe("a parameter that is given twice", () => {
  it.each(["search=a&search=b", "first=1&first=2", "sort=newest&sort=newest", "after=a&after=b"])(
    "%s is refused by its name",
    async (query) => {
      const response = await app.fetch(`/api/solutions?${query}`);
      const name = query.slice(0, query.indexOf("="));
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { errors: { [name]: "Send it only once." } },
      ]);
    },
  );

  it("may be one of alternatives", async () => {
    expect((await app.fetch("/api/solutions?level=elite&level=grassroots")).status).toBe(200);
  });
});

it.each(["\u0085", "a\u009fb", "\u0001", "\u007f"])(
  "%j is refused at its field, in both APIs",
  async (bio) => {
    const path = `/api/users/${admin.userId}/profile`;
    const rest = await edit("PATCH", path, null, { bio });
    expect([rest.status, rest.body]).toMatchObject([400, { errors: { bio: expect.any(String) } }]);
    const { errors } = await admin.execute(
      "mutation ($id: ID!, $bio: String) { updateProfile(id: $id, input: { bio: $bio }) { id } }",
      { id: String(admin.userId), bio },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { bio: expect.any(String) },
    });
  },
);
