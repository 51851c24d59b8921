import type { Page } from "@playwright/test";
import { registerNew } from "../accounts.ts";
import { expect, hydrated, test } from "../fixtures.ts";

/** Presses the button with the keyboard. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole("button", { name }).first();
  await button.focus();
  await button.press("Enter");
}

test("the focus stays where its user is when what had it goes", async ({ page }) => {
  await registerNew(page);
  await page.goto("/solutions/1", hydrated);
  await press(page, /^Report/);
  await expect(page.getByRole("textbox", { name: "What's wrong with it?" })).toBeFocused();
  await press(page, "Cancel");
  await expect(page.getByRole("button", { name: /^Report/ }).first()).toBeFocused();
});

test("a question whether to go on has the focus on what changes nothing", async ({ page }) => {
  await registerNew(page);
  const found = await page.request.get("/api/opportunities");
  const opportunities: { id: number; slug: string; dueDate: string | null }[] = await found.json();
  const open = opportunities.find(({ dueDate }) => !dueDate || Date.parse(dueDate) > Date.now() + 86_400_000);
  await page.goto(`/opportunities/${open?.id}-${open?.slug}`, hydrated);
  await page.getByLabel("What you offer").fill("We have done this twice.");
  await page.getByRole("button", { name: "Submit application" }).press("Enter");
  await press(page, "Withdraw application");
  await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Withdraw application" })).toBeFocused();
});
