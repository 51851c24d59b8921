import { signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

test("an administrator sets an exchange rate, and briefs are read with it", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/dashboard?tab=admin");
  await page.getByRole("link", { name: "Edit rates" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Exchange Rates" })).toBeVisible();
  const rates = page.getByRole("list", { name: "Exchange rates" });
  const form = page.getByRole("form", { name: "Exchange rate" });
  await form.getByLabel("Currency").fill("usd");
  await form.getByLabel("US dollars for one").fill("0");
  await form.getByRole("button", { name: "Save Rate" }).click();
  await expect(form.getByText("Enter three capital letters, such as EUR")).toBeVisible();
  await form.getByLabel("Currency").fill("ISK");
  await form.getByLabel("US dollars for one").fill("0.008");
  await form.getByLabel("Day of the rate").fill("2026-08-31");
  await form.getByRole("button", { name: "Save Rate" }).click();
  await expect(rates.getByRole("listitem").filter({ hasText: "ISK" })).toContainText("$0.008");

  await page.goto("/match?text=Video%20analysis%20for%20ISK%201%2C000%2C000");
  await expect(page.getByText("ISK 1,000,000 is about $8,000 at the rate of August 31, 2026")).toBeVisible();

  await page.goto("/admin/exchange-rates");
  await page.getByRole("button", { name: "Remove the rate of ISK" }).click();
  await expect(rates.getByRole("listitem").filter({ hasText: "ISK" })).toHaveCount(0);
});
