import { expect, test } from "../fixtures.ts";

test("the color theme goes from the system's to dark to light, and the server remembers it", async ({
  page,
}) => {
  await page.goto("/solutions");
  const html = page.locator("html");
  const background = () => html.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await background();
  await page.getByRole("button", { name: "Color theme: system" }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  expect(await background()).not.toBe(light);
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Color theme: dark" }).click();
  await expect(html).toHaveAttribute("data-theme", "light");
  expect(await background()).toBe(light);
  await page.getByRole("button", { name: "Color theme: light" }).click();
  await expect(html).not.toHaveAttribute("data-theme");
});
