import { registerNew } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

test("a token is created with what it needs, shown once, used by a program, and revoked", async ({
  page,
  playwright,
  baseURL,
}) => {
  await registerNew(page);
  await page.goto("/developers/tokens", hydrated);
  await expect(page.getByText("You have no access tokens.")).toBeVisible();
  const form = page.getByRole("form", { name: "New access token" });
  await form.getByRole("button", { name: "Create Token" }).press("Enter");
  await expect(form.getByText("Name is required")).toBeVisible();
  await expect(form.getByRole("checkbox", { name: "Read the catalog" })).toBeChecked();
  await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await form.getByRole("textbox", { name: "Name" }).fill("Club website");
  await form.getByRole("checkbox", { name: "Read your profile" }).press("Space");
  await form.getByRole("combobox", { name: "Expires" }).selectOption("In 90 days");
  await form.getByRole("button", { name: "Create Token" }).press("Enter");

  const shown = page.getByRole("group", { name: "New token" });
  await expect(shown).toBeFocused();
  const token = await shown.getByRole("textbox", { name: "Access token" }).inputValue();
  expect(token).toMatch(/^sth_[0-9A-Za-z]{49}$/);
  const row = page.getByRole("list", { name: "Access tokens" }).getByRole("listitem");
  await expect(row).toContainText(`sth_…${token.slice(-4)} · catalog:read, account:read`);
  await expect(row).toContainText("Never used.");
  expect((await axeOf(page).analyze()).violations).toEqual([]);
  await shown.getByRole("button", { name: "Done" }).press("Enter");
  await expect(page.getByText(token)).toHaveCount(0);

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await program.get("/api/auth/me")).status()).toBe(200);
  await page.reload(hydrated);
  await expect(row).toContainText("Last used");

  page.once("dialog", (dialog) => dialog.accept());
  await row.getByRole("button", { name: "Revoke Club website" }).press("Enter");
  await expect(page.getByText("You have no access tokens.")).toBeVisible();
  expect((await program.get("/api/auth/me")).status()).toBe(401);
  await program.dispose();
});

test("an own last day can be chosen, and visitors are asked to sign in", async ({ page }) => {
  await page.goto("/developers/tokens");
  await expect(page.getByText("Sign in to manage your access tokens.")).toBeVisible();
  await registerNew(page);
  await page.goto("/developers/tokens", hydrated);
  const form = page.getByRole("form", { name: "New access token" });
  await form.getByRole("textbox", { name: "Name" }).fill("Pilot");
  await form.getByRole("combobox", { name: "Expires" }).selectOption("On a specific day");
  const day = form.getByLabel("Last day");
  await day.fill("2020-01-01");
  await form.getByRole("button", { name: "Create Token" }).press("Enter");
  await expect(form.getByText("Choose a day after today")).toBeVisible();
  await day.fill(new Date(Date.now() + 20 * 24 * 3600_000).toISOString().slice(0, 10));
  await form.getByRole("button", { name: "Create Token" }).press("Enter");
  await expect(page.getByRole("group", { name: "New token" })).toBeVisible();
});
