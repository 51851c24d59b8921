import { signInAs } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

test("a founder lists a company on a phone, signs up midway, is sent back, mends it, and is published", async ({
  page,
  browser,
}) => {
  const name = `Tidemark ${crypto.randomUUID().slice(0, 6)}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/vendors", hydrated);
  await page.getByRole("main").getByRole("link", { name: "List your company" }).click();

  // What is here already is claimed, not listed again.
  await page.getByRole("textbox", { name: "Company name" }).fill("Deltafen Marin");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("link", { name: "Claim Deltafen Marine" })).toHaveAttribute("href", /\/claim$/);

  await page.getByRole("textbox", { name: "Company name" }).fill(name);
  await page.getByRole("textbox", { name: "Website" }).press("Enter");
  const company = page.getByRole("form", { name: "Your company" });
  await expect(company.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(name);
  await company.getByRole("button", { name: "Continue" }).click();
  await expect(company.getByRole("textbox", { name: "Description" })).toBeFocused();
  await company.getByRole("textbox", { name: "Description" }).fill("Tide and current models for coaches.");
  const preview = page.getByRole("complementary", { name: "Preview" });
  await expect(preview).toContainText("Tide and current models for coaches.");
  expect((await axeOf(page).analyze()).violations).toEqual([]);
  await company.getByRole("button", { name: "Continue" }).click();

  const solution = page.getByRole("form", { name: "Your first solution" });
  await solution.getByRole("textbox", { name: "Title" }).fill("Tidemark Planner");
  await solution.getByRole("textbox", { name: "Description" }).fill("Plans sessions around the tide.");
  await solution.getByRole("combobox", { name: "Category" }).selectOption({ index: 1 });
  await expect(preview).toContainText("Tidemark Planner");
  await solution.getByRole("button", { name: "Continue" }).click();

  // Nothing that was typed is lost by signing up.
  await page.getByRole("main").getByRole("link", { name: "Create Account" }).click();
  const username = `e2e-${crypto.randomUUID().slice(0, 13)}`;
  await page.getByRole("textbox", { name: "First Name" }).fill("Ines");
  await page.getByRole("textbox", { name: "Last Name" }).fill("Duarte");
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await page.getByRole("textbox", { name: "Email" }).fill(`${username}@club.example`);
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByLabel("Confirm Password").fill("secret-1");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "Check and send" })).toBeVisible();
  await expect(preview).toContainText("Tidemark Planner");
  await page.getByRole("button", { name: "Send for Review" }).click();
  const own = page.getByRole("region", { name: "Your listings" });
  await expect(own).toContainText("Waiting for review");
  await own.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("note")).toContainText("This listing is waiting for review");
  const path = new URL(page.url()).pathname;

  const admin = await browser.newPage();
  await signInAs(admin, "admin");
  await admin.goto("/moderation?kind=vendor_listing", hydrated);
  const entry = admin.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(entry).toContainText("Check: email");
  await expect(entry).toContainText("Check: names like it: None found");
  await expect(entry).toContainText("Solution: Title: Tidemark Planner");
  await entry.getByRole("button", { name: /^Send back/ }).click();
  await entry.getByRole("textbox", { name: "Reason" }).fill("Say which sports it is made for.");
  await entry.getByRole("button", { name: /^Send back/ }).click();
  await expect(entry).toHaveCount(0);

  await page.goto("/list-your-company", hydrated);
  await expect(own).toContainText("Say which sports it is made for.");
  await own.getByRole("link", { name: `Change ${name}` }).click();
  await page.getByRole("link", { name: /First solution/ }).click();
  await solution.getByRole("textbox", { name: "Description" }).fill("Plans rowing sessions around the tide.");
  await solution.getByRole("textbox", { name: "Description" }).press("Tab");
  await solution.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Send Again" }).press("Enter");
  await expect(own).toContainText("Waiting for review");

  await admin.reload(hydrated);
  await expect(entry).toContainText("Plans rowing sessions around the tide.");
  await entry.getByRole("button", { name: /^Publish/ }).press("Enter");
  await expect(entry).toHaveCount(0);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(path, hydrated);
  await expect(visitor.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(visitor.getByRole("link", { name: "Tidemark Planner" }).first()).toBeVisible();
  await page.goto("/notifications", hydrated);
  await expect(page.getByRole("main")).toContainText(`${name} is listed`);
});
