import { signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

test("somebody signed out is asked to log in, with status 200 and without a redirect", async ({ page }) => {
  const response = await page.goto("/dashboard");
  expect(response?.status()).toBe(200);
  expect(response?.headers()["cache-control"]).toContain("s-maxage");
  await expect(page.getByText("Please log in to access the dashboard.")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const [username, label, first] of [
  ["admin", "Administrator", "Find solutions"],
  ["business", "Business User", "Find solutions"],
  ["student", "Student", "Research"],
  ["mentor", "Mentor/Professor", "Research"],
  ["investor", "Investor", "Market intelligence"],
] as const) {
  test(`the dashboard greets the ${username} and shows what is theirs`, async ({ page }) => {
    await signInAs(page, username);
    const response = await page.goto("/dashboard");
    expect(response?.headers()["cache-control"]).toBe("private, no-store");
    await expect(page.getByRole("heading", { level: 1, name: /^Welcome back, \p{L}+!$/u })).toBeVisible();
    await expect(page.getByRole("main").getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByText("Profile complete")).toBeVisible();
    await expect(
      page.getByRole("region", { name: "Where to go next" }).getByRole("link").first(),
    ).toContainText(first);
  });
}
