import { registerNew, signInAs } from "../accounts.ts";
import { nextAlert } from "../discovery/browser-alerts.ts";
import { expect, test } from "../fixtures.ts";

const firstPost = async (
  request: { get: (path: string) => Promise<{ json: () => Promise<unknown> }> },
  skip = 0,
) => {
  const posts = (await (await request.get("/api/blog/posts")).json()) as {
    id: number;
    slug: string;
    title: string;
    category: string;
    commentsCount: number;
  }[];
  const post = posts[skip];
  if (!post) throw new Error("There is no post.");
  return post;
};

test("the list shows the required fields and controls", async ({ page, request }) => {
  const latest = await firstPost(request);
  await page.goto("/blog");
  await expect(page.getByPlaceholder("Search for insights, innovations, trends...")).toBeVisible();
  for (const name of ["Articles", "Total Views", "Categories"]) {
    await expect(page.getByRole("term").filter({ hasText: name })).toBeVisible();
  }
  const categories = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  await expect(categories).toHaveCount(6);
  await expect(categories.first()).toHaveText(/^All Articles \d+$/);
  const sort = page.getByRole("combobox", { name: "Sort by" }).getByRole("option");
  await expect(sort).toHaveText(["Most Recent", "Most Popular", "Most Discussed"]);
  const featured = page.getByRole("region", { name: "Featured Article" });
  await expect(featured.getByRole("link", { name: latest.title })).toBeVisible();
  const card = page.getByRole("list", { name: "Articles" }).getByRole("article").first();
  await expect(card.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(card.getByRole("list", { name: "Counts" }).getByRole("listitem")).toHaveCount(3);
  expect(await card.getByRole("list", { name: "Tags" }).getByRole("listitem").count()).toBeLessThanOrEqual(3);
  await expect(page.getByText("Join 10,000+ sports tech professionals. Unsubscribe anytime.")).toBeVisible();
  await expect(page.getByText("10,000+ subscribers are our aim, not yet a count.")).toBeVisible();
});

test("category, order and search are kept in the URL; no results show a message", async ({ page }) => {
  await page.goto("/blog");
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: /^Innovation/ })
    .click();
  await expect(page).toHaveURL(/category=innovation/);
  await expect(page.getByText("Innovation", { exact: true }).first()).toBeVisible();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Most Discussed" });
  await expect(page).toHaveURL(/sort=commented/);
  await page.getByRole("searchbox").fill("zzzzzz");
  await expect(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search or category filter")).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole("region", { name: "Featured Article" })).toBeVisible();
});

test("a post shows its parts, and its facts for machines are the page's", async ({ page, request }) => {
  const post = await firstPost(request);
  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
  const main = page.getByRole("main");
  expect(await main.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(4);
  await expect(main.getByText(/^\d+ min read$/).first()).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Author" })).toContainText("editorial team");
  const related = page.getByRole("list", { name: "Related Articles" }).getByRole("article");
  expect(await related.count()).toBeLessThanOrEqual(3);
  for (const card of await related.all())
    await expect(card.getByText(post.category, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: `Comments (${post.commentsCount})` })).toBeVisible();
  const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  );
  const fact = facts.find((one) => one["@type"] === "BlogPosting");
  expect(fact.headline).toBe(post.title);
  expect(await main.textContent()).toContain(fact.description ?? post.title);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /\S/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    new RegExp(`/blog/${post.slug}$`),
  );
});

test("an unknown post is not found, with status 404", async ({ page }) => {
  const response = await page.goto("/blog/no-such-post");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Blog Post Not Found" })).toBeVisible();
  await expect(
    page.getByText("The blog post you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("a visitor likes once, and finds it liked after a reload", async ({ page, request }) => {
  const post = await firstPost(request, 5);
  await page.goto(`/blog/${post.slug}`);
  const counts = page.getByRole("list", { name: "Counts" }).first();
  const likes = Number(/([\d,]+) like/.exec((await counts.textContent()) ?? "")?.[1]?.replace(",", ""));
  expect(likes).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Like" }).click();
  await expect(page.getByRole("button", { name: "Liked" })).toHaveAttribute("aria-pressed", "true");
  await expect(counts).toContainText(`${likes + 1} likes`);
  await page.reload();
  await page.getByRole("button", { name: "Liked" }).click();
  await expect(page.getByRole("button", { name: "Like", exact: true })).toBeVisible();
  await expect(counts).toContainText(`${likes} likes`);
});

test("a like counts though it isn't known yet whether the post is already liked", async ({
  page,
  request,
}) => {
  const { promise: known, resolve: tell } = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    if (route.request().postDataJSON()?.operationName === "BlogReaction") await known;
    await route.fulfill({ response });
  });
  const post = await firstPost(request, 6);
  await page.goto(`/blog/${post.slug}`);
  const like = page.getByRole("button", { name: "Like", exact: true });
  await page.mouse.move(300, 300);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const liked: unknown[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith("/graphql") && sent.postDataJSON()?.operationName === "LikeBlogPost")
      liked.push(sent);
  });
  await like.click();
  await expect(like).toBeVisible();
  expect(liked).toEqual([]);
  tell();
  await expect(page.getByRole("button", { name: "Liked" })).toBeEnabled();
});

test("sharing copies the address", async ({ page, request, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const post = await firstPost(request);
  await page.goto(`/blog/${post.slug}`);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/blog/${post.slug}$`),
  );
});

test("saving asks to sign in, then keeps the post", async ({ page, request }) => {
  const post = await firstPost(request, 2);
  await page.goto(`/blog/${post.slug}`);
  const save = page.getByRole("button", { name: `Save ${post.title}`, exact: true });
  await save.click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await registerNew(page);
  await page.goto(`/blog/${post.slug}`);
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await expect(save).toBeEnabled();
  await page.goto("/blog?saved=true");
  await expect(page.getByRole("region", { name: "Featured Article" }).getByRole("link")).toHaveText(
    post.title,
  );
});

test("a first comment waits, is published by an administrator, edited and taken away", async ({
  page,
  browser,
  request,
}) => {
  const post = await firstPost(request, 7);
  await registerNew(page);
  await page.goto(`/blog/${post.slug}`);
  const form = page.getByRole("form", { name: "Comment" });
  await form.getByRole("button", { name: "Comment" }).click();
  await expect(form.getByText("Comment is required")).toBeVisible();
  const words = `A thought of ${Date.now()}`;
  await form.getByLabel("Your comment").fill(words);
  await form.getByRole("button", { name: "Comment" }).click();
  const own = page.getByRole("list", { name: "Comments" }).getByRole("listitem").filter({ hasText: words });
  await expect(own.getByText("Awaiting approval")).toBeVisible();
  await expect(form.getByLabel("Your comment")).toHaveValue("");

  const desk = await browser.newPage();
  await signInAs(desk, "admin");
  await desk.goto("/moderation?kind=comment");
  const waiting = desk
    .getByRole("list", { name: "Comments to review" })
    .getByRole("listitem")
    .filter({ hasText: words });
  await waiting.getByRole("button", { name: "Publish" }).click();
  await expect(waiting).toHaveCount(0);
  await desk.close();

  await page.reload();
  await expect(page.getByRole("heading", { name: `Comments (${post.commentsCount + 1})` })).toBeVisible();
  await own.getByRole("button", { name: "Edit" }).click();
  const editor = page.getByRole("form", { name: "Edit comment" });
  await editor.getByLabel("Your comment").fill(`${words}, better`);
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${words}, better`)).toBeVisible();
  page.once("dialog", (dialog) => dialog.dismiss());
  await own.getByRole("button", { name: "Delete" }).click();
  await expect(own).toHaveCount(1);
  const asked = nextAlert(page);
  await own.getByRole("button", { name: "Delete" }).click();
  expect(await asked).toBe("Delete this comment?");
  await expect(own).toHaveCount(0);
  await expect(page.getByRole("heading", { name: `Comments (${post.commentsCount})` })).toBeVisible();
});

test("a view is counted once, for a person's browser", async ({ browser, request, baseURL }) => {
  const post = await firstPost(request, 9);
  const views = async () => (await (await request.get(`/api/blog/posts/${post.slug}`)).json()).viewCount;
  const before = await views();
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
  const context = await browser.newContext({ userAgent, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (let i = 0; i < 2; i++) {
    const noted = page.waitForResponse(
      (response) => response.request().postDataJSON()?.operationName === "NoteBlogView",
    );
    await page.goto(`/blog/${post.slug}`);
    expect(await (await noted).json()).toMatchObject({ data: { noteBlogView: true } });
  }
  await context.close();
  await expect.poll(views).toBe(before + 1);
});

test("the newsletter answers the same for every address, and says what is no address", async ({ page }) => {
  await page.goto("/blog");
  const form = page.getByRole("form", { name: "Newsletter" });
  // Its script comes once it is near.
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel("Email").fill("nobody");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(form.getByText("Invalid email address")).toBeVisible();
  await form.getByLabel("Email").fill("fan@people.example");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText(/^Check your inbox/)).toBeVisible();
});

test("the links in an email lead to a button, and to its result", async ({ page }) => {
  await page.goto("/newsletter/confirm?token=nothing");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText(/is no longer valid/)).toBeVisible();
  await page.goto("/newsletter/unsubscribe?key=nothing");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText(/^You're unsubscribed/)).toBeVisible();
});

test("a reader's feed is announced", async ({ page, request }) => {
  await page.goto("/blog?category=innovation");
  const address = (await page.locator("link[rel=alternate]").getAttribute("href")) ?? "";
  expect(address).toBe("/blog/category/innovation/atom.xml");
  expect((await request.get(address)).headers()["content-type"]).toContain("application/atom+xml");
});
