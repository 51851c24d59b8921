import { signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a solution's price and main action come first, and stay in a bar while they are out of view", async ({
    page,
  }) => {
    await page.goto("/solutions/1");
    const facts = page.getByRole("complementary", { name: "Facts" });
    await expect(facts.getByRole("link", { name: "Contact vendor" })).toBeInViewport();
    await expect(page.getByRole("link", { name: "Contact vendor" })).toHaveCount(1);
    await page.getByRole("heading", { name: "Reviews" }).scrollIntoViewIfNeeded();
    const main = page.getByRole("link", { name: "Contact vendor" });
    await expect(main).toHaveCount(2);
    await expect(main.last()).toBeInViewport();
    await main.last().click();
    await expect(page).toHaveURL(/\/vendors\/.+\?about=1#contact$/);
  });

  test("a collaboration's budget and main action stay in a bar", async ({ page }) => {
    await page.goto("/research/collaborations/1");
    const main = page.getByRole("main").getByRole("link", { name: "Apply for Partnership" });
    await expect(main).toHaveCount(1);
    await expect(main).toBeInViewport();
    await page.getByRole("heading", { name: "How to apply" }).scrollIntoViewIfNeeded();
    await expect(main).toHaveCount(2);
    await main.last().click();
    await expect(page).toHaveURL(/#apply$/);
  });

  test("solutions to compare take the bar's place", async ({ page }) => {
    await page.goto("/solutions/1");
    await page
      .getByRole("button", { name: /^Compare/ })
      .first()
      .click();
    await expect(page.getByRole("region", { name: "Compare" })).toBeInViewport();
    await page.getByRole("heading", { name: "Alternatives" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("link", { name: "Contact vendor" })).toHaveCount(1);
  });
});

test("who is signed in asks a vendor about the solution that they came from", async ({ page }) => {
  await signInAs(page, "investor");
  await page.goto("/solutions/1");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("link", { name: "Contact vendor" }).click();
  const about = page.getByRole("combobox", { name: "What is it about?" });
  await expect(about.locator("option:checked")).toHaveText(title);
});

test("the facts stay in view beside the reviews", async ({ page }) => {
  await page.goto("/solutions/1");
  await page.getByRole("heading", { name: "Alternatives" }).scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Show all 5 reviews" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("complementary", { name: "Facts" })).toBeInViewport();
});

test("three reviews are shown, and the rest on request", async ({ page }) => {
  await page.goto("/solutions/1");
  const reviews = page.getByRole("region", { name: "Reviews" }).locator("ol > li");
  await expect(reviews).toHaveCount(3);
  await page.getByRole("link", { name: "Show all 5 reviews" }).click();
  await expect(reviews).toHaveCount(5);
});

test("a solution has three alternatives, each with what they share", async ({ page }) => {
  await page.goto("/solutions/1");
  const alternatives = page.getByRole("list", { name: "Alternatives" }).locator("> li");
  await expect(alternatives).toHaveCount(3);
  for (const one of await alternatives.all()) await expect(one).toContainText(/Also |Same /);
});
