import { expect, test } from "../fixtures.ts";
import { test as screenTest } from "../screen-test.ts";

const asStudent = screenTest.extend({ visitor: "student" });

/** The named pages, each with a title of its own. */
const PAGES = {
  "/": /^SportsTech Hub/,
  "/solutions": /Solutions/,
  "/opportunities": /Opportunities/,
  "/vendors": /Vendors/,
  "/research": /Research/,
  "/market-intelligence": /Market Intelligence/,
  "/blog": /Blog/,
  "/dashboard": /^Dashboard/,
};

for (const [path, title] of Object.entries(PAGES)) {
  asStudent(`${path} has its own title, description and canonical address`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /\S.{20,}/);
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveCount(1);
    expect(new URL((await canonical.getAttribute("href")) ?? "").pathname).toBe(path);
  });
}

test("a page that does not exist names no canonical address and stays out of search engines", async ({
  page,
}) => {
  await page.goto("/no-such-page");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
});
