import type { Page } from "@playwright/test";
import { type IdentityProvider, startIdentityProvider } from "../../../backend/testing/identity-provider.ts";
import { registerNew } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

const PORT = Number(process.env.E2E_PORT ?? 4310);
// Providers send people back to the public address, whose host is localhost.
const HUB = `http://localhost:${PORT}`;
test.use({ baseURL: HUB });
// They share the one provider that the server knows.
test.describe.configure({ mode: "serial" });

let club: IdentityProvider;
test.beforeAll(async () => {
  club = await startIdentityProvider([`${HUB}/sign-in/club`], PORT + 5);
});
test.afterAll(() => club.stop());

const toast = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" });
const provider = (page: Page) => page.getByRole("button", { name: "Continue with Example Club" });

test("somebody new signs up by a provider, and gets to where they wanted to go", async ({ page }) => {
  club.next({ sub: "ines", email: "ines@club.example", email_verified: true, name: "Ines Duarte" });
  await page.goto("/register?next=%2Fprofile%3Ftab%3Dsettings");
  await provider(page).click();
  await expect(page).toHaveURL(`${HUB}/profile?tab=settings`);
  await expect(toast(page)).toContainText("Welcome back, Ines!");
  await expect(page.getByRole("list", { name: "Linked accounts" })).toContainText("ines@club.example");
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Unlink Example Club" }).click();
  await expect(toast(page)).toContainText("This is your only way to sign in.");
});

test("whoever stops on the way to a provider can set out again", async ({ page }) => {
  club.next({ sub: "rui", email: "rui@club.example", email_verified: true, name: "Rui Costa" });
  await page.goto("/login");
  // The browser stays where it is.
  await page.route(`${club.issuer}/**`, (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest(`${club.issuer}/**`);
  await provider(page).press("Enter");
  await asked;
  await expect(provider(page)).toBeEnabled();
  await page.unroute(`${club.issuer}/**`);
  await provider(page).press("Enter");
  await expect(page).toHaveURL(`${HUB}/dashboard`);
});

test("whoever is at another address of the server is told the one that works", async ({ page }) => {
  await page.goto(`http://127.0.0.1:${PORT}/login`);
  await provider(page).click();
  await expect(toast(page)).toContainText(`This works at localhost:${PORT} only.`);
  await expect(page).toHaveURL(`http://127.0.0.1:${PORT}/login`);
});

test("an account is linked by its password, signs in by the provider, and is unlinked", async ({ page }) => {
  const { username, email } = await registerNew(page);
  club.next({ sub: username, email, email_verified: true });
  await page.request.post("/api/auth/logout");
  await page.goto("/login");
  await provider(page).click();
  await expect(page.getByRole("status").first()).toContainText(
    "There is already an account with your address.",
  );
  await page.getByRole("link", { name: "Go Back" }).click();
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto("/profile?tab=settings");
  await page.getByRole("button", { name: "Link Example Club" }).click();
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(toast(page)).toContainText("You can sign in with this account from now on.");
  await expect(page.getByRole("list", { name: "Linked accounts" })).toContainText(email);
  await page.request.post("/api/auth/logout");
  await page.goto("/login?next=%2Fsolutions");
  await provider(page).click();
  await expect(page).toHaveURL(`${HUB}/solutions`);
  await page.goto("/profile?tab=settings");
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Unlink Example Club" }).click();
  await expect(page.getByRole("list", { name: "Linked accounts" })).toContainText("Not linked");
});

test("an answer that this tab didn't ask for signs nobody in", async ({ page }) => {
  await page.goto("/sign-in/club?code=x&state=y");
  await expect(page.getByRole("status").first()).toContainText(
    "This sign-in wasn't started in this tab, or it's over.",
  );
  await page.getByRole("link", { name: "Go Back" }).click();
  await expect(page).toHaveURL(/\/login$/);
});
