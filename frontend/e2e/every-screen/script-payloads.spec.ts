import type { APIRequestContext } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

/** Texts that would execute if treated as markup or code; each would open a dialog. */
const PAYLOADS = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "</title><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '" autofocus onfocus="alert(1)',
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a template would execute
  "${alert(1)}",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "<a href='javascript:alert(1)'>x</a>",
  "**<img src=x onerror=alert(1)>**",
  "- <svg onload=alert(1)>",
  "]]><script>alert(1)</script>",
  "<!--<script>alert(1)//-->",
  "<style>*{background:url('javascript:alert(1)')}</style>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e",
];
const ALL = PAYLOADS.join("\n");

async function asAdministrator(request: APIRequestContext): Promise<void> {
  const answer = await request.post("/api/auth/login", {
    data: { username: "admin", password: "admin-demo" },
  });
  expect(answer.ok()).toBe(true);
}

test("a corpus of script payloads in every field of a post and a comment runs nothing", async ({ page }) => {
  // About thirty pages, one after another.
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await asAdministrator(page.request);
  const slugs: string[] = [];
  for (const [index, payload] of PAYLOADS.entries()) {
    const created = await page.request.post("/api/admin/blog/posts", {
      data: {
        title: `${payload} ${index}`,
        excerpt: payload,
        content: ALL,
        category: "Innovation",
        tags: [payload.slice(0, 40)],
        seoTitle: payload,
        seoDescription: payload,
      },
    });
    const post = await created.json();
    expect([payload, created.status()]).toEqual([payload, 200]);
    expect((await page.request.post(`/api/admin/blog/posts/${post.id}/publish`)).status()).toBe(200);
    const commented = await page.request.post("/graphql", {
      data: {
        query:
          "mutation ($id: ID!, $content: String!) { addBlogComment(postId: $id, content: $content) { id } }",
        variables: { id: String(post.id), content: payload },
      },
    });
    expect((await commented.json()).errors).toBeUndefined();
    slugs.push(post.slug);
    for (const featuredImage of ["javascript:alert(1)", "data:text/html,<script>alert(1)</script>"]) {
      const refused = await page.request.put(`/api/admin/blog/posts/${post.id}`, {
        data: { title: "x", content: "x", category: "Innovation", featuredImage },
      });
      expect(refused.status()).toBe(400);
    }
  }
  const tags = PAYLOADS.slice(0, 3).map((payload) => `/blog?tag=${encodeURIComponent(payload.slice(0, 40))}`);
  const searches = PAYLOADS.slice(0, 5).map((payload) => `/blog?search=${encodeURIComponent(payload)}`);
  for (const path of ["/blog", ...slugs.map((slug) => `/blog/${slug}`), ...tags, ...searches]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect([path, dialogs]).toEqual([path, []]);
    expect(await page.locator("iframe, main img[onerror], main svg[onload]").count()).toBe(0);
  }
  await page.goto("/dashboard?tab=admin", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Content")).toHaveValue(ALL);
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByRole("button", { name: "Edit" })).toBeVisible();
  expect(dialogs).toEqual([]);
  for (const post of await (await page.request.get("/api/admin/blog/posts")).json()) {
    if (slugs.includes(post.slug)) await page.request.delete(`/api/admin/blog/posts/${post.id}`);
  }
});

test("a corpus of script payloads in every field of a profile runs nothing", async ({ page }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await registerNew(page);
  const { id } = await (await page.request.get("/api/auth/me")).json();
  for (const payload of PAYLOADS) {
    const saved = await page.request.patch(`/api/users/${id}/profile`, {
      data: {
        firstName: payload,
        lastName: payload,
        organization: payload,
        title: payload,
        bio: ALL,
        location: payload,
      },
    });
    expect([payload, saved.status()]).toEqual([payload, 200]);
    for (const path of ["/profile", "/dashboard"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        payload.split("\n")[0]?.trim() ?? "",
      );
    }
  }
  expect(dialogs).toEqual([]);
});

test("emails and lists for administrators show requests as text", async ({ page }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const answer = await page.request.post("/graphql", {
    data: {
      query: "mutation ($input: DemoRequestInput!) { requestDemo(input: $input) { id } }",
      variables: {
        input: {
          name: PAYLOADS[0],
          email: "x@payload.example",
          organization: PAYLOADS[3],
          preferredTime: PAYLOADS[4],
          message: ALL,
        },
      },
    },
  });
  expect((await answer.json()).errors).toBeUndefined();
  await signInAs(page, "admin");
  await page.goto("/dashboard?tab=admin", { waitUntil: "networkidle" });
  await expect(page.getByRole("list", { name: "Demo requests and messages" })).toContainText(
    "<script>alert(1)</script>",
  );
  expect(dialogs).toEqual([]);
});
