import { expect } from "../fixtures.ts";
import { test } from "../screen-test.ts";

interface Listed {
  id: number;
  slug: string;
  title: string;
  vendor: string;
}

test("a solution has a page with everything about it", async ({ page, request }) => {
  const [solution]: Listed[] = await (await request.get("/api/solutions?first=1")).json();
  if (!solution) throw new Error("no solutions");
  const response = await page.goto(`/solutions/${solution.id}-${solution.slug}`);
  expect(response?.status()).toBe(200);
  expect(await response?.text()).toContain(solution.title);
  await expect(page).toHaveTitle(new RegExp(solution.title));
  await expect(page.getByRole("heading", { level: 1, name: solution.title })).toBeVisible();
  await expect(page.getByRole("main").getByText(solution.vendor).first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", new RegExp(`/solutions/${solution.id}-${solution.slug}$`));
});

test("the facts of a solution say what it works with, and nothing where that is unknown", async ({
  page,
}) => {
  const facts = page.getByRole("complementary", { name: "Facts" });
  const open = async (name: string) => {
    await page.goto(`/solutions?search=${encodeURIComponent(name)}`);
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  };
  await open("Stagegate Rehab");
  await expect(facts).toContainText(/Integrations\s*Bramwick Chart/);
  await open("Touchline Log");
  await expect(facts).not.toContainText("Integrations");
});

test("another slug leads to the right address, an unknown id to 404", async ({ request }) => {
  const [solution]: Listed[] = await (await request.get("/api/solutions?first=1")).json();
  const moved = await request.get(`/solutions/${solution?.id}-old-name`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toMatch(new RegExp(`/solutions/${solution?.id}-${solution?.slug}$`));
  for (const path of ["/solutions/999999-x", "/solutions/0-x", "/solutions/x", "/solutions/99999999999"]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});
