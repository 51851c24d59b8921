import { readFile } from "node:fs/promises";
import { expect, hydrated, test } from "../fixtures.ts";

test("the headline figures, segments and quarters show their source and date", async ({ page }) => {
  await page.goto("/market-intelligence");
  const main = page.getByRole("main");
  for (const [region, texts] of Object.entries({
    "The market": ["$31.1B", "+23.8%", "$4.7B", "+42.1%", "$12.3B", "+18.5%", "$6.8B", "+35.2%"],
    "Trending segments": ["+56%", "$892M, 127 companies", "+43%", "+38%", "+29%", "$445M, 73 companies"],
    "Quarterly funding": ["Q4 2024", "$2.8B", "47 deals", "$2.1B", "52 deals", "$1.9B", "$1.6B", "38 deals"],
  })) {
    const part = main.getByRole("region", { name: region });
    for (const text of texts) await expect(part).toContainText(text);
    // A quarter's name says its time.
    await expect(part).toContainText(
      region === "Quarterly funding" ? /Source: [^,]+$/ : /Source: .+, as of \w+ \d+, \d{4}/,
    );
  }
});

test("a quarter stands once, under its column, and leads to the rows behind it", async ({ page }) => {
  await page.goto("/market-intelligence");
  const figure = page.getByRole("figure", { name: "Funding by quarter" });
  await expect(figure.getByText("47 deals")).toHaveCount(1);
  await figure.getByRole("link", { name: "Q4 2024: $2.8B, 47 deals" }).click();
  await expect(page).toHaveURL(/\/quarters\/\d+-2024-q4$/);
});

test("the last column of a chart is marked", async ({ page }) => {
  await page.goto("/market-intelligence", hydrated);
  const columns = page.getByRole("figure", { name: "Funding by quarter" }).locator("rect[data-series]");
  await expect(columns).toHaveCount(8);
  const fills = await columns.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  expect(new Set(fills.slice(0, 7)).size).toBe(1);
  expect(fills[7]).not.toBe(fills[0]);
});

test.describe("a point of a chart is read out", () => {
  const PLACE = { position: { x: 70, y: 200 } };

  test("under the pointer, and by keyboard", async ({ page }) => {
    await page.goto("/market-intelligence", hydrated);
    const points = page.getByRole("slider", { name: "Funding by quarter: values" });
    await points.hover(PLACE);
    await expect(points).toContainText("Q1 2023: Funding $1.2B, Deals 31");
    await page.mouse.move(0, 0);
    await expect(points).not.toContainText("Deals 31");
    await points.focus();
    await page.keyboard.press("End");
    await expect(points).toContainText("Q4 2024: Funding $2.8B, Deals 47");
  });

  test.describe("on a phone", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test("under the finger, with every quarter named", async ({ page }) => {
      await page.goto("/market-intelligence", hydrated);
      const points = page.getByRole("slider", { name: "Funding by quarter: values" });
      await points.tap(PLACE);
      await expect(points).toContainText("Q1 2023: Funding $1.2B, Deals 31");
      for (const quarter of [1, 2, 3, 4])
        await expect(points.locator("svg").getByText(`Q${quarter}`, { exact: true })).toHaveCount(2);
      await expect(points.locator("svg").getByText("$1B", { exact: true })).toBeVisible();
    });
  });
});

test("a segment's page has its shares and its funding by quarter; one without such rows has no chart", async ({
  page,
}) => {
  await page.goto("/market-intelligence");
  await page.getByRole("link", { name: "Smart Venue Technology" }).click();
  await expect(
    page.getByRole("figure", { name: "Funding of Smart Venue Technology by quarter" }),
  ).toBeVisible();
  await expect(
    page.getByRole("row", { name: /^Access control and crowd flow \$138M 31\.0% 22$/ }),
  ).toBeVisible();
  await page.goto("/market-intelligence");
  await page.getByRole("link", { name: "AI in Sports" }).click();
  await expect(page.getByRole("table", { name: /rows behind/ })).toBeVisible();
  await expect(page.getByRole("figure")).toHaveCount(0);
});

test("a chart has its table", async ({ page }) => {
  await page.goto("/market-intelligence");
  const figure = page.getByRole("figure", { name: "Funding by quarter" });
  await expect(figure.locator("svg").first()).toBeVisible();
  await figure.getByText("Show as a table").click();
  await expect(figure.getByRole("row")).toHaveCount(9);
  await expect(figure.getByRole("row", { name: /^Q4 2024 \$2\.8B 47$/ })).toBeVisible();
});

test("a figure opens to the rows behind it, and they to a file", async ({ page }) => {
  await page.goto("/market-intelligence");
  await page.getByRole("link", { name: "AI in Sports" }).click();
  await expect(page).toHaveURL(/\/market-intelligence\/figures\/\d+-ai-in-sports$/);
  const rows = page.getByRole("table", { name: /rows behind/ }).getByRole("row");
  await expect(rows).toHaveCount(6);
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export as CSV" }).click();
  const file = await readFile(await (await waiting).path(), "utf8");
  expect(file.trim().split("\n").length).toBeGreaterThanOrEqual(6);
});

test("trends are filtered, opened and found again", async ({ page }) => {
  await page.goto("/market-intelligence");
  await expect(page.getByRole("heading", { name: "Market Trends Analysis" })).toBeVisible();
  await page.getByRole("combobox", { name: "Category" }).selectOption({ label: "Wearables" });
  await expect(page).toHaveURL(/category=Wearables/);
  await expect(page.getByRole("region", { name: "Results" }).locator("[aria-busy=true]")).toHaveCount(0);
  const list = page.getByRole("list", { name: "Trends" });
  const card = list.getByRole("article").first();
  await expect(card.getByText(/^Impact [\d.]+\/10$/)).toBeVisible();
  await expect(card.getByText(/^(Positive|Neutral|Negative)$/)).toBeVisible();
  await card.getByRole("link", { name: /^View Details/ }).click();
  await expect(page).toHaveURL(/\/market-intelligence\/\d+-/);
  await page.getByRole("link", { name: "Back to Market Intelligence" }).click();
  await expect(page).toHaveURL(/category=Wearables/);
});

test("nothing found says so and offers all", async ({ page }) => {
  await page.goto("/market-intelligence?search=zzzzzz");
  await expect(page.getByRole("heading", { name: "No Trends Found" })).toBeVisible();
  await page.getByRole("link", { name: "View All Trends" }).click();
  await expect(page).toHaveURL(/\/market-intelligence$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Market Intelligence is at most 6,000 px tall", async ({ page }) => {
    await page.goto("/market-intelligence", hydrated);
    await expect(page.getByRole("figure").locator("svg").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_000);
  });
});
