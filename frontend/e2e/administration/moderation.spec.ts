import type { Browser, Locator, Page } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { letterTo } from "../outbox.ts";

interface Post {
  id: number;
  slug: string;
  title: string;
}

/** A post that no other test comments on. */
async function commented(page: Page): Promise<Post> {
  const posts: Post[] = await (await page.request.get("/api/blog/posts")).json();
  const post = posts[12];
  if (!post) throw new Error("There is no post.");
  return post;
}

/** A first comment, which waits, of somebody new in a browser of their own. */
async function commentBy(browser: Browser, words: string): Promise<Page> {
  const page = await browser.newPage();
  await registerNew(page);
  const query =
    "mutation ($postId: ID!, $content: String!) { addBlogComment(postId: $postId, content: $content) { id } }";
  const { id } = await commented(page);
  const sent = await page.request.post("/graphql", {
    data: { query, variables: { postId: String(id), content: words } },
  });
  expect((await sent.json()).errors).toBeUndefined();
  return page;
}

const queueOf = (words: string) => `/moderation?${new URLSearchParams({ kind: "comment", search: words })}`;
const entry = (page: Page, words: string) =>
  page.getByRole("list", { name: "Comments to review" }).getByRole("listitem").filter({ hasText: words });

/** The queue in an administrator's browser. */
async function desk(browser: Browser, words: string): Promise<Page> {
  const page = await browser.newPage();
  await signInAs(page, "admin");
  await page.goto(queueOf(words), hydrated);
  return page;
}

test("the queue is an administrator's", async ({ page }) => {
  await page.goto("/moderation");
  await expect(page.getByRole("heading", { name: "Sign in to moderate." })).toBeVisible();
  await signInAs(page, "student");
  await page.goto("/moderation");
  await expect(page.getByRole("heading", { name: "For Administrators" })).toBeVisible();
  await signInAs(page, "admin");
  await page.goto("/dashboard?tab=admin", hydrated);
  await page
    .getByRole("region", { name: "Moderation" })
    .getByRole("link", { name: "Open the queue" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Moderation" })).toBeVisible();
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await expect(page.getByRole("menuitem", { name: /^Moderation \(\d+\+? waiting\)$/ })).toBeVisible();
});

test("a comment is refused with a reason that its author reads, and published after all", async ({
  page,
  browser,
}) => {
  const { email } = await registerNew(page);
  const post = await commented(page);
  await page.goto(`/blog/${post.slug}`, hydrated);
  const words = `Jerseys at half price ${Date.now()}`;
  await page.getByRole("form", { name: "Comment" }).getByLabel("Your comment").fill(words);
  await page.getByRole("form", { name: "Comment" }).getByRole("button", { name: "Comment" }).click();
  const own = page.getByRole("list", { name: "Comments" }).getByRole("listitem").filter({ hasText: words });
  await expect(own).toContainText("Awaiting approval");

  const admin = await desk(browser, words);
  await expect(entry(admin, words)).toContainText("0 published");
  await expect(entry(admin, words).getByRole("link", { name: post.title })).toBeVisible();
  await entry(admin, words).getByRole("button", { name: "Hide" }).click();
  const form = entry(admin, words).getByRole("form", { name: "Hide" });
  await form.getByRole("button", { name: "Hide" }).click();
  await expect(form.getByText("Reason is required")).toBeVisible();
  await form.getByRole("combobox", { name: "Common reasons" }).selectOption({ label: "Advertising" });
  await form.getByRole("button", { name: "Hide" }).click();
  await expect(
    admin.getByRole("status").filter({ hasText: "Hidden: what Ines Duarte wrote." }),
  ).toBeVisible();
  await expect(entry(admin, words)).toHaveCount(0);

  const reason = "Please describe your own experience.";
  expect(await letterTo(email, "Your comment on")).toContain(reason);
  await page.reload();
  await expect(own).toContainText("only you can see it");
  await expect(own).toContainText(reason);

  await admin
    .getByRole("navigation", { name: "Filter by state" })
    .getByRole("link", { name: "Decided" })
    .click();
  const decided = admin
    .getByRole("list", { name: "Comments decided" })
    .getByRole("listitem")
    .filter({ hasText: words });
  await expect(decided).toContainText("Hidden by");
  await decided.getByRole("button", { name: "Publish" }).click();
  await expect(decided).toContainText("Published by");
  await admin.close();
  await page.reload();
  await expect(own).toBeVisible();
  await expect(own).not.toContainText("only you can see it");
});

test("a reported comment is kept, and its reporter is told", async ({ page, browser }) => {
  const words = `A sober remark ${Date.now()}`;
  const author = await commentBy(browser, words);
  const admin = await desk(browser, words);
  await entry(admin, words).getByRole("button", { name: "Publish" }).click();
  await expect(entry(admin, words)).toHaveCount(0);

  const { email } = await registerNew(page);
  await page.goto(`/blog/${(await commented(page)).slug}`, hydrated);
  const shown = page.getByRole("list", { name: "Comments" }).getByRole("listitem").filter({ hasText: words });
  await shown.getByRole("button", { name: "Report" }).click();
  const form = page.getByRole("form", { name: "Report comment" });
  await form.getByLabel("What's wrong with it?").fill("I disagree with it");
  await form.getByRole("button", { name: "Report" }).click();
  await expect(form).toHaveCount(0);

  await admin.reload(hydrated);
  await expect(entry(admin, words)).toContainText("Reported: I disagree with it");
  await expect(entry(admin, words)).toContainText("Previously: Published by");
  await entry(admin, words).getByRole("button", { name: "Keep" }).click();
  await expect(entry(admin, words)).toHaveCount(0);
  expect(await letterTo(email, "Your report was reviewed")).toContain("kept it as it is");
  await page.reload();
  await expect(shown).toBeVisible();
  await Promise.all([author.close(), admin.close()]);
});

test("who decides second is told who decided what", async ({ browser }) => {
  const words = `Decided twice ${Date.now()}`;
  const author = await commentBy(browser, words);
  const [first, second] = [await desk(browser, words), await desk(browser, words)];
  await expect(entry(second, words)).toBeVisible();
  await entry(first, words).getByRole("button", { name: "Publish" }).click();
  await expect(entry(first, words)).toHaveCount(0);
  await entry(second, words).getByRole("button", { name: "Hide" }).click();
  await entry(second, words).getByRole("textbox", { name: "Reason" }).fill("Spam");
  await entry(second, words)
    .getByRole("form", { name: "Hide" })
    .getByRole("button", { name: "Hide" })
    .click();
  await expect(second.getByText(/Kowalczyk has published it since you opened it/)).toBeVisible();
  await expect(entry(second, words)).toHaveCount(0);
  await Promise.all([author.close(), first.close(), second.close()]);
});

/** Goes on by Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("The focus never got there.");
}

test("the queue is worked by keyboard alone on a phone", async ({ page, browser }) => {
  const tag = `keys-${Date.now()}`;
  for (const place of ["first", "second", "third", "fourth"])
    await (await commentBy(browser, `${tag} ${place}`)).close();
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "admin");
  await page.goto(queueOf(tag), hydrated);
  const at = (place: string) => entry(page, `${tag} ${place}`);
  await tabTo(page, at("first").getByRole("button", { name: "Publish" }));
  await page.keyboard.press("Enter");
  await expect(at("second")).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: "Published: what Ines Duarte wrote." }),
  ).toBeVisible();

  await tabTo(page, at("second").getByRole("button", { name: "Hide" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Common reasons" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Please say what you mean.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(at("third")).toBeFocused();

  for (const place of ["third", "fourth"]) {
    await tabTo(page, at(place).getByRole("checkbox"));
    await page.keyboard.press("Space");
    await expect(at(place).getByRole("checkbox")).toBeChecked();
  }
  const chosen = page.getByRole("region", { name: "Selected" });
  await expect(chosen).toContainText("2 selected");
  await tabTo(page, chosen.getByRole("button", { name: "Publish or keep all" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "2 published or kept." })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Moderation" })).toBeFocused();
});
