import { registerNew } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

const LIST = "/solutions?category=wearable-technology&level=elite";

test("a visitor who saves a search signs in and comes back to the same list", async ({ page }) => {
  const { username } = await registerNew(page);
  await page.request.post("/api/auth/logout");
  await page.goto(LIST, hydrated);
  await page.getByRole("button", { name: "Save Search" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/solutions\?category=wearable-technology&level=elite$/);
});

for (const width of [1440, 390]) {
  test(`a search is saved, told weekly, opened and deleted by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await registerNew(page);
    await page.goto(LIST, hydrated);
    const save = page.getByRole("button", { name: "Save Search" });
    // A key pressed before it is enabled goes nowhere.
    await expect(save).toBeEnabled();
    await save.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Save this search" });
    const name = dialog.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveValue("Wearable Technology · Elite");
    await expect(dialog.getByRole("region", { name: "Preview" })).toContainText(
      /This search has \d+ results?\./,
    );
    expect((await axeOf(page).include("[role=dialog]").analyze()).violations).toEqual([]);
    await name.fill("Elite wearables");
    await name.press("Enter");
    await expect(dialog).toBeHidden();

    await page.goto("/profile?tab=searches", hydrated);
    const rows = page.getByRole("list", { name: "Saved searches" }).getByRole("listitem");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("Solutions · Wearable Technology · Elite");
    await expect(rows).toContainText("No emails");
    expect((await axeOf(page).analyze()).violations).toEqual([]);
    await page.getByRole("button", { name: "Edit Elite wearables" }).press("Enter");
    const editing = page.getByRole("dialog", { name: "Edit search" });
    await expect(editing.getByRole("region", { name: "Preview" })).toBeVisible();
    const alert = editing.getByRole("combobox", { name: "Email me new matches" });
    for (const next of ["instant", "daily", "weekly"]) {
      await alert.press("ArrowDown");
      await expect(alert).toHaveValue(next);
    }
    await expect(editing.getByText("At 7:00 AM UTC on this day")).toBeVisible();
    await editing.getByRole("combobox", { name: "Day" }).press("ArrowDown");
    await editing.getByRole("button", { name: "Save Search" }).press("Enter");
    await expect(editing).toBeHidden();
    await expect(rows).toContainText("Email every Tuesday");

    await page.getByRole("link", { name: "Elite wearables" }).press("Enter");
    await expect(page).toHaveURL(/\/solutions\?category=wearable-technology&level=elite$/);
    await expect(page.getByRole("heading", { name: /Solutions Found/ })).toBeVisible();
    await page.goto("/profile?tab=searches", hydrated);
    page.once("dialog", (question) => question.accept());
    await page.getByRole("button", { name: "Delete Elite wearables" }).press("Enter");
    await expect(page.getByRole("heading", { name: "No saved searches yet" })).toBeVisible();
  });
}

test("every public list offers to save its search", async ({ page }) => {
  await registerNew(page);
  for (const path of [
    "/solutions",
    "/vendors",
    "/opportunities",
    "/research",
    "/research/partners",
    "/research/collaborations",
    "/market-intelligence",
    "/blog",
  ]) {
    await page.goto(path, hydrated);
    await page.getByRole("button", { name: "Save Search" }).click();
    const dialog = page.getByRole("dialog", { name: "Save this search" });
    await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue(/^All /);
  }
});

test("a calendar's address works until it is revoked", async ({ page, request }) => {
  await registerNew(page);
  await page.goto("/profile?tab=searches", hydrated);
  page.on("dialog", (question) => question.accept());
  await page.getByRole("button", { name: "Create Address" }).press("Enter");
  const address = page.getByRole("textbox", { name: "Calendar address" });
  await expect(address).toHaveValue(/\/calendar\.ics\?key=[\w-]{43}$/);
  const { pathname, search } = new URL(await address.inputValue());
  expect(await (await request.get(pathname + search)).text()).toContain("BEGIN:VCALENDAR");
  expect((await axeOf(page).analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: "Revoke" }).press("Enter");
  await expect(page.getByRole("button", { name: "Create Address" })).toBeVisible();
  await expect(address).toBeHidden();
  expect((await request.get(pathname + search)).status()).toBe(404);
});
