import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

/** The address of a solution's page, by its title. */
async function pathOf(request: APIRequestContext, title: string): Promise<string> {
  const found = await request.get(`/api/solutions?${new URLSearchParams({ search: title })}`);
  const solutions: { id: number; slug: string; title: string }[] = await found.json();
  const solution = solutions.find((one) => one.title === title);
  if (!solution) throw new Error(`There is no solution ${title}.`);
  return `/solutions/${solution.id}-${solution.slug}`;
}

const listed = (page: Page) =>
  page.getByRole("list", { name: /^(More reviews|Reviews)$/ }).locator(":scope > li");
const own = (page: Page) => page.getByRole("region", { name: "Your review", exact: true });

/** The page as an administrator sees it, in a browser of their own. */
async function desk(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await signInAs(page, "admin");
  await page.goto("/moderation?kind=review");
  return page;
}

test("bars show the reviews of one rating, orders sort them, all in the address", async ({
  page,
  request,
}) => {
  const path = await pathOf(request, "Brindlefox Tagger");
  await page.goto(path);
  await expect(page.getByRole("link", { name: "Sign in", exact: true }).last()).toBeVisible();
  await page.getByRole("link", { name: "Show all 7 reviews" }).click();
  await expect(listed(page)).toHaveCount(7);
  const bars = page.getByRole("list", { name: "Reviews by rating" });
  await bars.getByRole("link", { name: "4 stars 3 reviews" }).click();
  await expect(page).toHaveURL(`${path}?rating=4`);
  await expect(listed(page)).toHaveCount(3);
  await expect(listed(page).getByRole("img", { name: "4 out of 5 stars" })).toHaveCount(3);
  await expect(page.getByText("Only reviews with 4 stars.")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${path}?reviews=2`);
  await expect(listed(page)).toHaveCount(7);
  await page.getByRole("link", { name: "Lowest rating" }).click();
  await expect(page).toHaveURL(`${path}?sort=lowest`);
  await expect(listed(page).first()).toContainText("Upload failed before our final");
  await expect(listed(page).first()).toContainText("Reply from Brindlefox Video");
  await page.goto(`${path}?rating=1`);
  await expect(listed(page)).toHaveCount(1);
});

test("facts for machines are the visible reviews, and none where there are none", async ({
  page,
  request,
}) => {
  const factsOf = async (title: string) => {
    await page.goto(await pathOf(request, title));
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => JSON.parse(text)).find((fact) => fact["@type"] === "SoftwareApplication");
  };
  const { aggregateRating, review } = await factsOf("Cairn One");
  await expect(page.getByText(`(${aggregateRating.reviewCount} reviews)`).first()).toBeVisible();
  expect(review.map(({ name }: { name: string }) => name)).toEqual(
    await listed(page).getByRole("heading", { level: 3 }).allTextContents(),
  );
  for (const { reviewBody, author } of review) {
    await expect(listed(page).filter({ hasText: reviewBody }).filter({ hasText: author.name })).toHaveCount(
      1,
    );
  }
  const none = await factsOf("Keel Room");
  expect([none.aggregateRating, none.review]).toEqual([undefined, undefined]);
});

test("a first review is kept while it is typed, waits, is published, hidden with a reason, and sent again", async ({
  page,
  browser,
  request,
}) => {
  const path = await pathOf(request, "Kaderbuch");
  await registerNew(page);
  await page.goto(path);
  await page.getByRole("button", { name: "Write a review" }).click();
  const form = page.getByRole("form", { name: "Write a review" });
  await expect(form).toContainText("appears after an administrator approves it");
  await form.getByRole("button", { name: "Publish Review" }).click();
  await expect(form.getByText("Choose 1 to 5 stars")).toBeVisible();
  await expect(form.getByText("Title is required")).toBeVisible();
  const words = `Squad lists in order ${Date.now()}`;
  await form.getByLabel("Title").fill(words);
  await page.reload();
  await page.getByRole("button", { name: "Write a review" }).click();
  await expect(form.getByLabel("Title")).toHaveValue(words);
  await expect(form.getByText("We restored the text you didn't send last time.")).toBeVisible();
  await form.getByRole("radio", { name: "4 stars, Very good" }).check({ force: true });
  await form.getByLabel("Review", { exact: true }).fill("Two seasons, four squads, no lost sheet.");
  await form.getByLabel("What could be better").fill("An export that keeps the photos.");
  await form.getByLabel("How you use it").fill("Team manager, Rovers");
  await form.getByRole("button", { name: "Publish Review" }).click();
  await expect(own(page)).toContainText("Only you can see it until an administrator approves it.");
  expect(await (await request.get(path)).text()).not.toContain(words);

  const admin = await desk(browser);
  const waiting = admin
    .getByRole("list", { name: "Reviews to review" })
    .getByRole("listitem")
    .filter({ hasText: words });
  await expect(waiting).toContainText("Team manager, Rovers");
  await waiting.getByRole("button", { name: "Publish" }).click();
  await expect(waiting).toHaveCount(0);
  expect(await (await request.get(path)).text()).toContain(words);

  await page.reload();
  await own(page).getByRole("button", { name: "Edit review" }).click();
  const editor = page.getByRole("form", { name: "Edit your review" });
  await editor.getByLabel("Title").fill(`${words}, mostly`);
  await editor.getByRole("button", { name: "Save Review" }).click();
  await expect(own(page)).toContainText("Waiting");

  await admin.reload();
  await waiting.getByRole("button", { name: "Hide" }).click();
  await waiting.getByRole("button", { name: "Hide", exact: true }).click();
  await expect(waiting.getByText("Reason is required")).toBeVisible();
  await waiting.getByRole("textbox", { name: "Reason" }).fill("Please leave out the names of players.");
  await waiting.getByRole("button", { name: "Hide", exact: true }).click();
  await expect(waiting).toHaveCount(0);
  await admin.close();

  await page.goto("/profile?tab=reviews");
  const mine = page
    .getByRole("list", { name: "Your reviews" })
    .getByRole("listitem")
    .filter({ hasText: words });
  await expect(mine).toContainText("Reason: Please leave out the names of players.");
  await mine.getByRole("button", { name: "Edit review" }).click();
  await page
    .getByRole("form", { name: "Edit your review" })
    .getByRole("button", { name: "Save Review" })
    .click();
  await expect(mine).toContainText("Waiting");
  await mine.getByRole("button", { name: "Withdraw review" }).click();
  await expect(mine).toContainText("Withdrawn");
  expect(await (await request.get(path)).text()).not.toContain(words);
});

test("a vendor's member replies, edits and removes the reply, and can't review", async ({
  page,
  request,
}) => {
  const path = `${await pathOf(request, "Brindlefox Tagger")}?rating=4`;
  await signInAs(page, "business");
  await page.goto(path);
  await expect(
    page.getByText(
      "You belong to the organization behind Brindlefox Video, so you can't review its solutions.",
    ),
  ).toBeVisible();
  const review = listed(page).filter({ hasText: "Shift charts without the pain" });
  await review.getByRole("button", { name: "Reply to Shift charts" }).click();
  const form = page.getByRole("form", { name: "Reply" });
  await form.getByLabel("Reply from Brindlefox Video").fill("Offline tags are on our list for the fall.");
  await form.getByRole("button", { name: "Publish Reply" }).click();
  await expect(form).toHaveCount(0);
  await expect(review).toContainText("Reply from Brindlefox Video");
  expect(await (await request.get(path)).text()).toContain("Offline tags are on our list for the fall.");
  await review.getByRole("button", { name: "Edit reply" }).click();
  const editor = page.getByRole("form", { name: "Edit reply" });
  await editor.getByLabel("Reply from Brindlefox Video").fill("Offline tags came in the fall.");
  await editor.getByRole("button", { name: "Save Reply" }).click();
  await expect(review).toContainText(/Offline tags came in the fall\./);
  await review.getByRole("button", { name: "Remove reply" }).click();
  await expect(review).not.toContainText("Reply from");
});

test("a review is reported, and an administrator keeps it", async ({ page, browser, request }) => {
  const path = await pathOf(request, "Whistle Room");
  await registerNew(page);
  await page.goto(path);
  const reason = `Invented ${Date.now()}`;
  await listed(page).first().getByRole("button", { name: "Report" }).click();
  const form = page.getByRole("form", { name: "Report review" });
  await form.getByLabel("What's wrong with it?").fill(reason);
  await form.getByRole("button", { name: "Report" }).click();
  await expect(page.getByText("Review reported")).toBeVisible();
  const admin = await desk(browser);
  const waiting = admin
    .getByRole("list", { name: "Reviews to review" })
    .getByRole("listitem")
    .filter({ hasText: `Reported: ${reason}` });
  await waiting.getByRole("button", { name: "Keep" }).click();
  await expect(waiting).toHaveCount(0);
  await admin.close();
});

test("a review is written by keyboard on a phone, and appears at once for who is known", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "student");
  await page.goto(await pathOf(request, "Creaseline"), { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Write a review" }).press("Enter");
  const form = page.getByRole("form", { name: "Write a review" });
  await form.getByRole("radio", { name: "1 star, Poor" }).focus();
  for (const stars of [2, 3, 4]) {
    await page.keyboard.press("ArrowRight");
    await expect(form.getByRole("radio", { name: new RegExp(`^${stars} stars`) })).toBeChecked();
  }
  await page.keyboard.press("Tab");
  await page.keyboard.type("Typed by thumbs alone");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Batting partners agree with the lines.");
  await form.getByLabel("How you use it").press("Enter");
  await expect(own(page)).toContainText("Everyone can see it.");
  await expect(listed(page).filter({ hasText: "Typed by thumbs alone" })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await own(page).getByRole("button", { name: "Withdraw review" }).press("Enter");
  await expect(own(page)).toContainText("Withdrawn");
});
