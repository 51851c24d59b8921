import { expect } from "../fixtures.ts";
import { test } from "../screen-test.ts";

test("the list says how many are verified, and All verified only when it is true", async ({ page }) => {
  await page.goto("/vendors");
  await expect(page.getByRole("heading", { level: 1, name: "Verified Vendors" })).toBeVisible();
  await expect(page.getByPlaceholder("Search vendors...")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^\d+ Vendors Found$/ })).toBeVisible();
  await expect(page.getByText(/^\d+ verified$/)).toBeVisible();
  await page.getByRole("checkbox", { name: /^Verified/ }).check();
  await expect(page).toHaveURL(/verified=true/);
  await expect(page.getByText("All verified")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Verified/ }).uncheck();
  await page.getByRole("checkbox", { name: /^Not verified yet/ }).check();
  await expect(page.getByText("All verified")).toBeHidden();
});

test("a card holds website, address and both ways on", async ({ page }) => {
  await page.goto("/vendors");
  const card = page.getByRole("list", { name: "Vendors" }).getByRole("article").first();
  await expect(card.getByRole("link", { name: /^View Profile/ })).toBeVisible();
  await expect(card.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await card.getByRole("link", { name: /^Contact/ }).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.getByRole("region", { name: "Contact" })).toBeFocused();
});

for (const width of [360, 1440])
  test(`at ${width} px an address on a card is read whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/vendors");
    const addresses = page.getByRole("list", { name: "Vendors" }).getByText(/\.example$/);
    expect(await addresses.count()).toBeGreaterThan(40);
    const clipped = await addresses.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    );
    expect(clipped).toEqual([]);
  });

test("a website that can't be visited is shown, but no link", async ({ page }) => {
  await page.goto("/vendors/1");
  const facts = page.getByRole("complementary", { name: "Facts" });
  await expect(facts.getByText(/^[a-z-]+\.example$/)).toBeVisible();
  await expect(page.getByRole("main").locator("a[href^='http']")).toHaveCount(0);
  await page.goto("/vendors");
  await expect(page.getByRole("main").locator("a[href^='http']")).toHaveCount(0);
});

test("nothing found says so and offers a way out", async ({ page }) => {
  await page.goto("/vendors?search=zzzzzz");
  await expect(page.getByRole("heading", { name: "No Vendors Found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear Search" }).click();
  await expect(page).toHaveURL(/\/vendors$/);
});

test("a vendor's page says what was checked and when, its solutions and its reviews", async ({ page }) => {
  await page.goto("/vendors/1");
  await expect(
    page.getByText(/^Verified by our team on \w+ \d+, \d{4}, valid until \w+ \d+, \d{4}\.$/),
  ).toBeVisible();
  expect(
    await page.getByRole("region", { name: "What we checked" }).getByRole("listitem").count(),
  ).toBeGreaterThan(0);
  const solutions = page.getByRole("list", { name: "Solutions" }).getByRole("article");
  expect(await solutions.count()).toBeGreaterThan(0);
  await expect(page.getByRole("list", { name: "Reviews by rating" }).getByRole("listitem")).toHaveCount(5);
  const reviews = page.getByRole("list", { name: "Reviews", exact: true });
  expect(await reviews.getByRole("listitem").count()).toBeGreaterThan(0);
});
