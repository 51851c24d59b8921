import type { Page } from "@playwright/test";
import { generateSync } from "otplib";
import { registerNew } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

const PORT = Number(process.env.E2E_PORT ?? 4310);
// Passkeys are made for the public address, whose host is localhost.
test.use({ baseURL: `http://localhost:${PORT}` });

const toast = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" });
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const passkeys = (page: Page) => page.getByRole("list", { name: "Passkeys" }).getByRole("listitem");
const signInButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Sign In", exact: true });

/** Gives the browser a device whose owner is always there, or refuses. */
async function deviceOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

async function addPasskey(page: Page) {
  await page.getByRole("button", { name: "Add Passkey" }).click();
  await password(page).fill("secret-1");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(toast(page)).toContainText("You can sign in with this passkey from now on.");
}

test("a passkey is added, named, signs in, and is removed", async ({ page }) => {
  await deviceOf(page);
  const { username } = await registerNew(page);
  await page.goto("/profile?tab=settings");
  await expect(page.getByText("You have no passkeys.")).toBeVisible();
  await page.getByRole("button", { name: "Add Passkey" }).click();
  await password(page).fill("wrong-1");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(password(page)).toHaveAccessibleDescription("Password is incorrect");
  await page.getByRole("button", { name: "Cancel" }).click();
  await addPasskey(page);
  await expect(passkeys(page)).toHaveCount(1);
  await expect(passkeys(page)).toContainText("never used");
  await page.getByRole("button", { name: /^Rename Chrome/ }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Work laptop");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("list", { name: "Other access" })).toContainText("1 passkey");

  await page.getByRole("button", { name: "Add Passkey" }).click();
  await password(page).fill("secret-1");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toContainText("This device already has a passkey for your account.");

  await page.request.post("/api/auth/logout");
  await page.goto("/login?next=%2Fprofile%3Ftab%3Dsettings");
  await page.getByRole("button", { name: "Use a Passkey" }).press("Enter");
  await expect(page).toHaveURL(/\/profile\?tab=settings$/);
  await expect(toast(page)).toContainText("Login Successful");
  await expect(passkeys(page)).toContainText("Work laptop");
  await expect(passkeys(page)).toContainText("last used");

  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Remove Work laptop" }).click();
  await expect(page.getByText("You have no passkeys.")).toBeVisible();
  await page.request.post("/api/auth/logout");
  await page.goto("/login");
  await page.getByRole("button", { name: "Use a Passkey" }).click();
  await expect(toast(page)).toContainText("This passkey can't be used to sign in.");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await password(page).fill("secret-1");
  await signInButton(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a passkey stands for the code of a sign-in, also after going back", async ({ page }) => {
  const device = await deviceOf(page);
  const { username } = await registerNew(page);
  await page.goto("/profile?tab=settings");
  await addPasskey(page);
  await page.getByRole("switch", { name: "Two-factor authentication" }).click();
  await password(page).fill("secret-1");
  await page.getByRole("button", { name: "Continue" }).click();
  const secret = (await page.getByRole("code").textContent()) ?? "";
  await page.getByRole("textbox", { name: "Code" }).fill(generateSync({ secret }));
  await page.getByRole("button", { name: "Turn On" }).click();
  await page.getByRole("button", { name: "I've Saved Them" }).click();

  await page.request.post("/api/auth/logout");
  await page.goto("/login");
  const withPassword = async () => {
    await page.getByRole("textbox", { name: "Username" }).fill(username);
    await password(page).fill("secret-1");
    await signInButton(page).click();
    await expect(page.getByRole("heading", { name: "Two-Factor Authentication" })).toBeVisible();
  };
  await withPassword();
  await device.setVerified(false);
  await page.getByRole("button", { name: "Use a Passkey" }).click();
  await expect(toast(page)).toContainText("No passkey was used: it was canceled or took too long.");
  await page.getByRole("button", { name: "Back" }).click();
  await device.setVerified(true);
  await withPassword();
  await page.getByRole("button", { name: "Use a Passkey" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
