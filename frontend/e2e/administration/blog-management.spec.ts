import type { Page } from "@playwright/test";
import { signInAs } from "../accounts.ts";
import { expect, noisyTest, test } from "../fixtures.ts";

const posts = (page: Page) => page.getByRole("region", { name: "Blog Management", exact: true });
const row = (page: Page, title: string) =>
  posts(page).getByRole("listitem").filter({ hasText: title }).first();

async function open(page: Page): Promise<void> {
  await signInAs(page, "admin");
  await page.goto("/dashboard?tab=admin");
  await expect(page.getByRole("tab", { name: "Admin Panel" })).toHaveAttribute("aria-selected", "true");
}

test("others have no Admin Panel, whatever the URL", async ({ page }) => {
  await signInAs(page, "student");
  await page.goto("/dashboard?tab=admin");
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { name: "Admin Panel" })).toHaveCount(0);
});

test("the panel shows totals and posts, narrowed by search and status", async ({ page }) => {
  await open(page);
  for (const label of ["Total Posts", "Published", "Drafts", "Total Views"]) {
    await expect(posts(page).getByText(label, { exact: true }).first()).toBeVisible();
  }
  await posts(page).getByRole("combobox", { name: "Status" }).selectOption({ label: "Archived" });
  await expect(page).toHaveURL(/posts=archived/);
  await expect(row(page, "Chip Lead Times")).toBeVisible();
  await expect(row(page, "Chip Lead Times").getByRole("button", { name: /^Restore/ })).toBeVisible();
  await posts(page).getByRole("searchbox").fill("zzzzzz");
  await expect(posts(page).getByText("No blog posts match your criteria.")).toBeVisible();
});

test("Seed Blog Data says how it went, and adds nothing twice", async ({ page }) => {
  await open(page);
  await expect(page.getByText("Add sample blog posts and categories to the system")).toBeVisible();
  await page.getByRole("button", { name: "Seed Blog Data" }).click();
  await expect(page.getByText("Blog data seeded successfully")).toBeVisible();
});

test("a post is written, previewed, saved, published, archived, restored and deleted", async ({ page }) => {
  const title = `Nets that listen ${Date.now()}`;
  await open(page);
  await posts(page).getByRole("button", { name: "New Post" }).click();
  const dialog = page.getByRole("dialog", { name: "New Post" });
  await dialog.getByRole("button", { name: "Save Draft" }).click();
  for (const message of ["Title is required", "Content is required", "Category is required"]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await dialog.getByLabel("Title", { exact: true }).fill(title);
  await dialog.getByLabel("Content").fill("Opening.\n**A heading**\n- a point");
  await expect(dialog.getByLabel("Slug")).toHaveValue(/^nets-that-listen-\d+$/);
  await dialog.getByLabel("Category").selectOption({ label: "Innovation" });
  await dialog.getByLabel("Tags").fill("Nets, Sensors, ");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "A heading" })).toBeVisible();
  await dialog.getByRole("button", { name: "Edit" }).click();
  await expect(dialog.getByLabel("Tags")).toHaveValue("Nets, Sensors, ");
  await dialog.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByText("Blog post created successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row(page, title).getByText("Draft", { exact: true })).toBeVisible();

  await row(page, title).getByRole("button", { name: /^Edit/ }).click();
  const edit = page.getByRole("dialog", { name: "Edit Post" });
  await edit.getByLabel("Excerpt").fill("What a goal net can hear.");
  // By keyboard: the toast may still lie over the button.
  await edit.getByRole("button", { name: "Publish" }).press("Enter");
  await expect(page.getByText("Blog post published successfully")).toBeVisible();
  await expect(row(page, title).getByText("Published", { exact: true })).toBeVisible();
  await row(page, title).getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("What a goal net can hear.")).toBeVisible();

  await page.goto("/dashboard?tab=admin");
  await row(page, title)
    .getByRole("button", { name: /^Archive/ })
    .click();
  await expect(row(page, title).getByText("Archived", { exact: true })).toBeVisible();
  await row(page, title)
    .getByRole("button", { name: /^Restore/ })
    .click();
  await expect(row(page, title).getByText("Draft", { exact: true })).toBeVisible();
  await row(page, title)
    .getByRole("button", { name: /^Publish/ })
    .click();
  await expect(row(page, title).getByText("Published", { exact: true })).toBeVisible();
  page.once("dialog", (confirmation) => confirmation.accept());
  await row(page, title)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(page.getByText("Blog post deleted successfully")).toBeVisible();
  await expect(posts(page).getByText(title)).toHaveCount(0);
});

test("a stale save is refused, and what was typed stays", async ({ page, browser }) => {
  const title = `Two editors ${Date.now()}`;
  await open(page);
  await posts(page).getByRole("button", { name: "New Post" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title", { exact: true }).fill(title);
  await dialog.getByLabel("Content").fill("One.");
  await dialog.getByLabel("Category").selectOption({ label: "Innovation" });
  await dialog.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByText("Blog post created successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  // By keyboard: the toast may come to lie over the button.
  await row(page, title).getByRole("button", { name: /^Edit/ }).press("Enter");
  await expect(dialog.getByLabel("Content")).toHaveValue("One.");

  const other = await browser.newPage();
  await open(other);
  await row(other, title).getByRole("button", { name: /^Edit/ }).click();
  await other.getByRole("dialog").getByLabel("Content").fill("Two.");
  await other.getByRole("dialog").getByRole("button", { name: "Save Draft" }).click();
  await expect(other.getByText("Blog post updated successfully")).toBeVisible();
  await other.close();

  await dialog.getByLabel("Content").fill("Three.");
  await dialog.getByRole("button", { name: "Save Draft" }).click();
  await expect(dialog.getByRole("alert")).toContainText("changed somewhere else");
  await expect(dialog.getByLabel("Content")).toHaveValue("Three.");
});

noisyTest("a post written while the server is away is kept, and saved once it is back", async ({ page }) => {
  const title = `Written on a train ${Date.now()}`;
  await open(page);
  await posts(page).getByRole("button", { name: "New Post" }).click();
  const dialog = page.getByRole("dialog", { name: "New Post" });
  await dialog.getByLabel("Title", { exact: true }).fill(title);
  await dialog.getByLabel("Content").fill("Between two tunnels.");
  await dialog.getByLabel("Category").selectOption({ label: "Innovation" });
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Save Draft" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "We couldn't reach the server. Check your connection and try again.",
  );
  await expect(dialog.getByLabel("Content")).toHaveValue("Between two tunnels.");
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Save Draft" }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, title).getByText("Draft", { exact: true })).toBeVisible();
});

noisyTest(
  "a post whose answer was lost is made once, with the words of the last attempt",
  async ({ page }) => {
    const title = `Heard twice ${Date.now()}`;
    await open(page);
    await posts(page).getByRole("button", { name: "New Post" }).click();
    const dialog = page.getByRole("dialog", { name: "New Post" });
    await dialog.getByLabel("Title", { exact: true }).fill(title);
    await dialog.getByLabel("Content").fill("Once.");
    await dialog.getByLabel("Category").selectOption({ label: "Innovation" });
    let lost = 0;
    await page.route("**/graphql", async (route) => {
      if (lost > 0 || route.request().postDataJSON().operationName !== "CreateBlogPost")
        return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await dialog.getByRole("button", { name: "Publish" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(
      "We couldn't reach the server. Check your connection and try again.",
    );
    expect(lost).toBe(1);
    await dialog.getByLabel("Content").fill("Once, and for good.");
    // By keyboard: the toast lies over the button.
    await dialog.getByRole("button", { name: "Publish" }).press("Enter");
    await expect(dialog).toBeHidden();
    await posts(page).getByRole("searchbox").fill(title);
    await expect(posts(page).getByRole("listitem").filter({ hasText: title })).toHaveCount(1);
    await expect(row(page, title).getByText("Published", { exact: true })).toBeVisible();
    const query = "query ($search: String) { blogPosts(search: $search, first: 5) { nodes { content } } }";
    const answer = await page.request.post("/graphql", { data: { query, variables: { search: title } } });
    expect((await answer.json()).data.blogPosts.nodes).toEqual([{ content: "Once, and for good." }]);
  },
);

test("Escape asks before it throws away what was written", async ({ page }) => {
  await open(page);
  await posts(page).getByRole("button", { name: "New Post" }).click();
  const dialog = page.getByRole("dialog", { name: "New Post" });
  await dialog.getByLabel("Excerpt").fill("Not to be lost.");
  page.once("dialog", (question) => question.dismiss());
  await page.keyboard.press("Escape");
  await expect(dialog.getByLabel("Excerpt")).toHaveValue("Not to be lost.");
  page.once("dialog", (question) => question.accept());
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("an old address leads to the new one", async ({ page, request }) => {
  const [post] = await (await request.get("/api/blog/posts?search=Dashboard")).json();
  await open(page);
  await posts(page).getByRole("searchbox").fill(post.title);
  await row(page, post.title).getByRole("button", { name: /^Edit/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Slug").fill("a-dashboard-that-nobody-opens");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Blog post updated successfully")).toBeVisible();
  const moved = await request.get(`/blog/${post.slug}`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe("/blog/a-dashboard-that-nobody-opens");
});
