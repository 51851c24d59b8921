import { readFile } from "node:fs/promises";
import type { Route } from "@playwright/test";
import { generateSync } from "otplib";
import { registerNew, signInAs } from "../accounts.ts";
import { expect, hydrated, noisyTest, test } from "../fixtures.ts";
import { letterTo } from "../outbox.ts";
import { expectAccessibleInBoth } from "../well-made.ts";

test("a signed-out visitor is asked to sign in, and comes back", async ({ page }) => {
  const response = await page.goto("/profile?tab=privacy");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: "Please log in to view your profile." })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Use the Investor account" }).click();
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/profile\?tab=privacy$/);
  await expect(page.getByRole("tab", { name: "Privacy" })).toHaveAttribute("aria-selected", "true");
});

test("the profile is edited: a refusal keeps what was typed, a success shows everywhere", async ({
  page,
}) => {
  await registerNew(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByRole("textbox", { name: "First Name" }).fill("Inês");
  await page.getByRole("textbox", { name: "Website" }).fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("textbox", { name: "Website" })).toHaveAccessibleDescription(
    "Website must be an http or https address",
  );
  await expect(page.getByRole("textbox", { name: "First Name" })).toHaveValue("Inês");
  await page.getByRole("textbox", { name: "Website" }).fill("https://ines.example");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Inês Duarte" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Account menu: Inês Duarte/ })).toBeVisible();
  await page.reload();
  // No website can have that name: the address is shown, and leads nowhere.
  const website = page.getByRole("definition").filter({ hasText: /^ines\.example$/ });
  await expect(website).toBeVisible();
  await expect(website.getByRole("link")).toHaveCount(0);
});

test("what is typed into the profile is kept until it is saved or canceled", async ({ page }) => {
  await registerNew(page);
  await page.goto("/profile");
  const edit = page.getByRole("button", { name: "Edit Profile" });
  const bio = page.getByRole("textbox", { name: "Bio" });
  const restored = page.getByText("We restored the text you didn't send last time.");
  await edit.click();
  await expect(restored).toHaveCount(0);
  await bio.fill("Twelve years beside the track.");
  await page.getByRole("tab", { name: "Applications" }).click();
  // A form that nobody has left yet stays open.
  await expect(page.getByRole("tabpanel", { name: "Applications" })).toBeVisible();
  await page.getByRole("tab", { name: "Profile" }).click();
  await edit.click();
  await expect(restored).toBeVisible();
  await expect(bio).toHaveValue("Twelve years beside the track.");
  await page.goto("/");
  await page.goto("/profile");
  await edit.click();
  await expect(bio).toHaveValue("Twelve years beside the track.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await edit.click();
  await expect(bio).toHaveValue("");
  await bio.fill("Thirteen years beside the track.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(edit).toBeVisible();
  await page.reload();
  await edit.click();
  await expect(bio).toHaveValue("Thirteen years beside the track.");
  await expect(restored).toHaveCount(0);
});

test("a draft of the profile never overwrites what was saved meanwhile", async ({ page }) => {
  await registerNew(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const bio = page.getByRole("textbox", { name: "Bio" });
  await bio.fill("Typed first, saved last.");
  const { data } = await (
    await page.request.post("/graphql", { data: { query: "{ viewer { id } }" } })
  ).json();
  await page.request.patch(`/api/users/${data.viewer.id}/profile`, { data: { bio: "Saved on the phone." } });
  await page.reload();
  await expect(page.getByRole("definition").filter({ hasText: "Saved on the phone." })).toBeVisible();
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expect(bio).toHaveValue("Typed first, saved last.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("alert")).toContainText("it hasn't been saved yet");
  await expect(page.getByRole("alert")).toContainText("Saved on the phone.");
  await page.getByRole("button", { name: "Take theirs for Bio" }).click();
  await expect(bio).toHaveValue("Saved on the phone.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeVisible();
});

test("an address of a hundred characters fits a phone", async ({ page }) => {
  const username = `e2e-${crypto.randomUUID().slice(0, 13)}`;
  await page.request.post("/api/auth/register", {
    data: {
      username,
      email: `${"long".repeat(12)}-${username}@${"department.".repeat(4)}example`,
      password: "secret-1",
      firstName: "Ines",
      lastName: "Duarte",
      role: "user",
    },
  });
  await page.setViewportSize({ width: 360, height: 900 });
  for (const path of ["/profile", "/profile?tab=settings"]) {
    await page.goto(path, hydrated);
    await expect(page.getByRole("main").getByText("department.department")).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, overflow <= 0]).toEqual([path, true]);
  }
});

test("the e-mail changes once the link sent to the new one is used", async ({ page }) => {
  const taken = await registerNew(page);
  const { email } = await registerNew(page);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Change" }).click();
  const panel = page.getByRole("region", { name: "Email Address" });
  const address = panel.getByRole("textbox", { name: "New Email" });
  const password = panel.getByLabel("Your Password", { exact: true });
  await address.fill(taken.email.toUpperCase());
  await password.fill("wrong-1");
  await panel.getByRole("button", { name: "Send Link" }).click();
  await expect(password).toHaveAccessibleDescription("Password is incorrect");
  await password.fill("secret-1");
  await panel.getByRole("button", { name: "Send Link" }).click();
  await expect(address).toHaveAccessibleDescription("An account with this email already exists");
  await address.fill(`new-${email}`);
  await panel.getByRole("button", { name: "Send Link" }).click();
  await expect(panel.getByRole("status")).toContainText(`Pending: open the link we sent to new-${email}.`);
  await panel.getByRole("button", { name: "Cancel Change" }).click();
  await expect(page.getByRole("region", { name: "Notifications (F8)" })).toContainText(
    "Your email address won't change",
  );
  await address.fill(`newer-${email}`);
  await password.fill("secret-1");
  await panel.getByRole("button", { name: "Send Link" }).click();
  await expect(panel.getByRole("status")).toContainText(`newer-${email}`);

  const letter = await letterTo(`newer-${email}`, "Confirm your email address");
  const [link = ""] = /\/confirm-email\?token=[\w-]+/.exec(letter) ?? [];
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Confirm your email address" })).toBeVisible();
  await page.getByRole("button", { name: "Use This Address" }).click();
  await expect(page.getByText("Your email address was changed")).toBeVisible();
  await page.getByRole("link", { name: "Go to Your Settings" }).click();
  await expect(panel.getByText(`newer-${email}`)).toBeVisible();
  await expect(panel.getByRole("textbox", { name: "New Email" })).toBeVisible();
  await page.goto(link);
  await page.getByRole("button", { name: "Use This Address" }).click();
  await expect(
    page.getByText("This link is no longer valid. Request the change again in your profile."),
  ).toBeVisible();
});

test("arrows go from tab to tab, and the address follows", async ({ page }) => {
  await signInAs(page, "mentor");
  await page.goto("/profile");
  await page.getByRole("tab", { name: "Profile" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/tab=applications$/);
  await expect(page.getByRole("tab", { name: "Applications" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/tab=privacy$/);
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Applications" })).toHaveAttribute("aria-selected", "true");
});

noisyTest("a tab that can't be loaded leaves the others, and a retry mends it", async ({ page }) => {
  await registerNew(page);
  await page.goto("/profile", hydrated);
  const fails = (route: Route) =>
    route.request().postDataJSON()?.operationName === "ViewerReviews" ? route.abort() : route.continue();
  await page.route("**/graphql", fails);
  await page.getByRole("tab", { name: "Reviews" }).click();
  await expect(page.getByRole("tabpanel").getByRole("alert")).toContainText("We couldn't load this tab.");
  await expect(page.getByRole("heading", { level: 1, name: "Ines Duarte" })).toBeVisible();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("tabpanel")).toContainText("review");
});

test("switches are kept", async ({ page }) => {
  await registerNew(page);
  await page.goto("/profile?tab=notifications");
  const marketing = page.getByRole("switch", { name: "Marketing Updates" });
  await expect(marketing).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Email Notifications" })).toBeChecked();
  await marketing.click();
  await expect(marketing).toBeChecked();
  await expect(marketing).toBeEnabled();
  await page.getByRole("tab", { name: "Privacy" }).click();
  const discovery = page.getByRole("switch", { name: "Profile Discovery" });
  await discovery.click();
  await expect(discovery).toBeEnabled();
  await page.reload();
  await expect(discovery).not.toBeChecked();
  await page.getByRole("tab", { name: "Notifications" }).click();
  await expect(marketing).toBeChecked();
});

test("sessions: one device ends another's, and that one notices", async ({ page, browser }) => {
  const { username } = await registerNew(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  // The connection for news would tell it, too, maybe before the switch is pressed.
  await elsewhere.route("**/graphql/stream", (route) => route.abort());
  await other.request.post("/api/auth/login", { data: { username, password: "secret-1" } });
  await other.goto("/profile?tab=settings");
  await expect(other.getByText("This device")).toBeVisible();
  await page.goto("/profile?tab=settings");
  const sessions = page.getByRole("region", { name: "Sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await page.getByRole("button", { name: "Sign Out Others" }).click();
  await expect(sessions).toHaveCount(1);
  await other.getByRole("switch", { name: "Profile Visibility" }).click();
  await expect(other.getByRole("heading", { name: "Please log in to view your profile." })).toBeVisible();
  await elsewhere.close();
});

test("the password changes, and the new one signs in", async ({ page }) => {
  const { username } = await registerNew(page);
  await page.goto("/profile?tab=settings");
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field("Current Password").fill("not-it");
  await field("New Password").fill("secret-2");
  await field("Confirm New Password").fill("secret-3");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(field("Confirm New Password")).toHaveAccessibleDescription("Passwords don't match");
  await field("Confirm New Password").fill("secret-2");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(field("Current Password")).toHaveAccessibleDescription("Current password is incorrect");
  await field("Current Password").fill("secret-1");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByRole("region", { name: "Notifications (F8)" })).toContainText(
    "Password updated successfully",
  );
  const answer = await page.request.post("/api/auth/login", { data: { username, password: "secret-2" } });
  expect(answer.status()).toBe(200);
});

test("two-factor: enrolled by the password and a QR code, asked for at sign-in, switched off by the password and a code", async ({
  page,
}) => {
  const { username } = await registerNew(page);
  await page.goto("/profile?tab=settings");
  await page.getByRole("switch", { name: "Two-factor authentication" }).click();
  await page.getByLabel("Password", { exact: true }).fill("wrong-1");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Password is incorrect",
  );
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: "QR code for the secret below" })).toBeVisible();
  const secret = (await page.getByRole("code").textContent()) ?? "";
  await page.getByRole("textbox", { name: "Code" }).fill("000000");
  await page.getByRole("button", { name: "Turn On" }).click();
  await expect(page.getByRole("textbox", { name: "Code" })).toHaveAccessibleDescription("Invalid code");
  await page.getByRole("textbox", { name: "Code" }).fill(generateSync({ secret }));
  await page.getByRole("button", { name: "Turn On" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? "";
  const anotherCode = (await codes.nth(1).textContent()) ?? "";
  await page.getByRole("button", { name: "I've Saved Them" }).click();
  await expect(page.getByText("10 of 10 recovery codes left.")).toBeVisible();

  await page.request.post("/api/auth/logout");
  await page.goto("/login?next=%2Fprofile%3Ftab%3Dsettings");
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Two-Factor Authentication" })).toBeVisible();
  await page.getByRole("textbox", { name: "Code" }).fill(recoveryCode);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("9 of 10 recovery codes left.")).toBeVisible();

  await page.getByRole("switch", { name: "Two-factor authentication" }).click();
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByRole("button", { name: "Turn Off" }).click();
  await expect(page.getByRole("textbox", { name: "Code" })).toHaveAccessibleDescription(
    /Enter a code from your app/,
  );
  await page.getByRole("textbox", { name: "Code" }).fill(anotherCode);
  await page.getByRole("button", { name: "Turn Off" }).click();
  await expect(page.getByRole("switch", { name: "Two-factor authentication" })).not.toBeChecked();
});

test("the data is exported, and the account deleted and taken back by signing in", async ({ page }) => {
  const { username, email } = await registerNew(page);
  await page.goto("/profile?tab=privacy");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export My Data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sportstech-hub-data-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(exported.account).toMatchObject({ username, email });

  await page.getByRole("button", { name: "Delete Account" }).click();
  await expect(page.getByText("Signing in within 14 days restores everything.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("wrong-1");
  await page.getByRole("button", { name: "Delete My Account" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Password is incorrect",
  );
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByRole("button", { name: "Delete My Account" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();

  await page.goto("/login");
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("region", { name: "Notifications (F8)" })).toContainText(
    "Your account won't be deleted.",
  );
});

test("axe finds nothing on the private screens in light and dark, and nothing is too wide", async ({
  page,
}) => {
  await registerNew(page, "student");
  await page.setViewportSize({ width: 360, height: 900 });
  for (const path of ["/dashboard", "/profile", "/profile?tab=settings", "/profile?tab=privacy"]) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(path);
    await expectAccessibleInBoth(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, overflow <= 0]).toEqual([path, true]);
  }
  await page.goto("/profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByRole("textbox", { name: "First Name" }).fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("First name is required")).toBeVisible();
  await expectAccessibleInBoth(page);
});
