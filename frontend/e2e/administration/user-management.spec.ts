import type { Page } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { expectAccessibleInBoth } from "../well-made.ts";

const users = (page: Page) => page.getByRole("dialog", { name: "User Management" });
const editing = (page: Page) => page.getByRole("dialog", { name: "Edit User" });
const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(text);

/** An account of this test alone, and its row in the dialog. */
async function openWithSomebody(page: Page) {
  const { username } = await registerNew(page, "student");
  await signInAs(page, "admin");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Manage Users" }).click();
  await users(page).getByRole("searchbox", { name: "Search users" }).fill(username);
  const row = users(page)
    .getByRole("listitem")
    .filter({ hasText: `@${username}` });
  await expect(users(page).getByText("Found: 1")).toBeVisible();
  await expect(row).toBeVisible();
  return { username, row };
}

test("an administrator finds somebody, changes their role and deletes them", async ({ page }) => {
  const { username, row } = await openWithSomebody(page);
  await expect(page).toHaveURL(new RegExp(`users=open&user-search=${username}`));
  await expect(users(page).getByText("Admin users cannot be deleted")).toBeVisible();
  await row.getByLabel("Role of Ines Duarte").selectOption("Mentor/Professor");
  await expect(toast(page, "User role updated successfully")).toBeVisible();
  await expect(row.getByText("Mentor/Professor", { exact: true }).first()).toBeVisible();

  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void (questions.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await row.getByRole("button", { name: "Delete Ines Duarte" }).click();
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: "Delete Ines Duarte" }).click();
  await expect(toast(page, "User deleted successfully")).toBeVisible();
  await expect(users(page).getByText("No users found")).toBeVisible();
  expect(questions).toEqual(
    Array(2).fill("Are you sure you want to delete this user? This action cannot be undone."),
  );
});

test("the dialog opens by its address, with its filters, and closes by the keyboard", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/dashboard?users=open&user-role=admin&user-status=active");
  await expect(users(page).getByLabel("Role", { exact: true })).toHaveValue("ADMIN");
  const first = users(page).getByRole("listitem").first();
  await expect(first).toContainText("Administrator");
  await expect(first.getByRole("button", { name: /^Delete/ })).toBeDisabled();
  await first.getByRole("button", { name: /^Edit/ }).focus();
  await page.keyboard.press("Enter");
  await expect(editing(page).getByLabel("First name")).toBeVisible();
  await editing(page).getByRole("tab", { name: "Profile" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(editing(page).getByLabel("Custom permissions")).toBeVisible();
  await page.keyboard.press("End");
  await expect(editing(page).getByRole("tabpanel", { name: "Activity" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(editing(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(users(page)).toBeHidden();
  await expect(page).not.toHaveURL(/user/);
});

test("only administrators see the button and the dialog, and load its script", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await registerNew(page);
  await page.goto("/dashboard?users=open");
  await expect(page.getByRole("heading", { name: /Welcome back/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Manage Users" })).toBeHidden();
  await expect(users(page)).toBeHidden();
  expect(scripts.filter((url) => url.includes("users-dialog"))).toEqual([]);
});

test("profile, permissions, password and activity of somebody", async ({ page, browser }) => {
  const { username, row } = await openWithSomebody(page);
  const own = await browser.newContext();
  const enter = (password: string) => own.request.post("/api/auth/login", { data: { username, password } });
  expect((await enter("secret-1")).status()).toBe(200);
  await row.getByRole("button", { name: "Edit Ines Duarte" }).click();
  const dialog = editing(page);
  // The Permissions tab begins with a version that the profile's save makes old.
  await dialog.getByRole("tab", { name: "Permissions" }).click();
  await expect(dialog.getByLabel("Custom permissions")).toBeVisible();
  await dialog.getByRole("tab", { name: "Profile" }).click();
  await dialog.getByLabel("Title").fill("Head Coach");
  await dialog.getByLabel("First name").fill("");
  await dialog.getByRole("button", { name: "Save Profile" }).click();
  await expect(dialog.getByText("First name is required")).toBeVisible();
  await dialog.getByLabel("First name").fill("Inês");
  await dialog.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page, "User profile updated successfully")).toBeVisible();

  await dialog.getByRole("tab", { name: "Permissions" }).click();
  await dialog.getByLabel("Custom permissions").fill("[1]");
  await dialog.getByRole("button", { name: "Update Permissions" }).click();
  await expect(dialog.getByText(/must be a JSON object/)).toBeVisible();
  await dialog.getByLabel("Custom permissions").fill('{"beta": true}');
  await dialog.getByRole("switch", { name: "Account status" }).click();
  await dialog.getByRole("button", { name: "Update Permissions" }).click();
  await expect(toast(page, "User permissions updated successfully")).toBeVisible();
  expect((await own.request.get("/api/auth/me")).status()).toBe(401);
  expect((await enter("secret-1")).status()).toBe(401);
  await dialog.getByRole("switch", { name: "Account status" }).click();
  await dialog.getByRole("button", { name: "Update Permissions" }).click();
  await expect(dialog.getByText("Active: the account can be used.")).toBeVisible();
  await expect.poll(async () => (await enter("secret-1")).status()).toBe(200);

  await dialog.getByRole("tab", { name: "Security" }).click();
  const button = dialog.getByRole("button", { name: "Reset Password" });
  await expect(button).toBeDisabled();
  await dialog.getByLabel("New password").fill("123");
  await expect(button).toBeDisabled();
  await dialog.getByLabel("Confirm password").fill("1234");
  await button.click();
  await expect(toast(page, "Passwords do not match")).toBeVisible();
  await dialog.getByLabel("Confirm password").fill("123");
  await button.click();
  await expect(toast(page, "Password must be at least 6 characters long")).toBeVisible();
  for (const field of ["New password", "Confirm password"]) await dialog.getByLabel(field).fill("secret-2");
  await button.click();
  await expect(toast(page, "Password reset successfully")).toBeVisible();
  for (const field of ["New password", "Confirm password"])
    await expect(dialog.getByLabel(field)).toHaveValue("");
  expect((await own.request.get("/api/auth/me")).status()).toBe(401);
  expect((await enter("secret-2")).status()).toBe(200);

  await dialog.getByRole("tab", { name: "Activity" }).click();
  const activity = dialog.getByRole("list", { name: "Activity" });
  await expect(activity.getByRole("listitem").filter({ hasText: "Login activity" }).first()).toBeVisible();
  await expect(activity.getByRole("listitem").filter({ hasText: "Password reset" })).toContainText("by ");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(users(page).getByText("Inês Duarte")).toBeVisible();
  await own.close();
});

test("somebody else's change isn't overwritten unseen, and what is typed outlives a closed dialog", async ({
  page,
}) => {
  const { row } = await openWithSomebody(page);
  await row.getByRole("button", { name: "Edit Ines Duarte" }).click();
  const dialog = editing(page);
  await dialog.getByLabel("Bio").fill("Typed here");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await row.getByRole("button", { name: "Edit Ines Duarte" }).click();
  await expect(dialog.getByLabel("Bio")).toHaveValue("Typed here");
  const { data } = await (
    await page.request.post("/graphql", {
      data: { query: `{ users(search: "${await usernameOf(page)}") { nodes { id } } }` },
    })
  ).json();
  const id = data.users.nodes[0].id;
  await page.request.post("/graphql", {
    data: {
      query: `mutation { updateUserProfile(id: ${id}, input: { title: "Theirs", bio: "Theirs, too" }) { id } }`,
    },
  });
  await dialog.getByRole("button", { name: "Save Profile" }).click();
  await expect(dialog.getByText(/Someone else changed this/)).toBeVisible();
  await dialog.getByRole("button", { name: "Take theirs for Bio" }).click();
  await dialog.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page, "User profile updated successfully")).toBeVisible();
  await expect(dialog.getByLabel("Bio")).toHaveValue("Theirs, too");
});

const usernameOf = async (page: Page) => new URL(page.url()).searchParams.get("user-search");

test("fits on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { row } = await openWithSomebody(page);
  const overflow = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("[role=dialog]")].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ),
    );
  expect(await overflow()).toBe(false);
  await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  await row.getByRole("button", { name: "Edit Ines Duarte" }).click();
  for (const name of ["Profile", "Permissions", "Security", "Activity"]) {
    await editing(page).getByRole("tab", { name }).click();
    await expect(editing(page).getByRole("tabpanel", { name })).toBeVisible();
    expect(await overflow()).toBe(false);
  }
});

test("the dialogs are accessible in light and dark", async ({ page }) => {
  const { row } = await openWithSomebody(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const check = () => expectAccessibleInBoth(page, "[role=dialog]");
  await check();
  await row.getByRole("button", { name: "Edit Ines Duarte" }).click();
  for (const name of ["Profile", "Permissions", "Security", "Activity"]) {
    await editing(page).getByRole("tab", { name }).click();
    await expect(editing(page).getByRole("tabpanel", { name })).toBeVisible();
    await check();
  }
});
