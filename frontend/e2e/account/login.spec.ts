import { request } from "node:http";
import type { Page } from "@playwright/test";
import { registerNew } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { letterTo } from "../outbox.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const password = (page: Page, name = "Password") => page.getByLabel(name, { exact: true });
const toast = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" });

test("a demo account fills the form in and leads to the dashboard, and out again", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Use the Student account" }).click();
  await expect(field(page, "Username")).toHaveValue("student");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(toast(page)).toContainText("Login Successful");
  await expect(toast(page)).toContainText(/Welcome back, \w+!/);
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link").first()).toHaveText(
    "Dashboard",
  );
  await page.getByRole("button", { name: /Account menu: .*, Student/ }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(toast(page)).toContainText("Logged out successfully");
  await expect(toast(page)).toContainText("You have been signed out of your account.");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("what is missing is said at its field, and the first such field has the focus", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Username is required")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expect(field(page, "Username")).toBeFocused();
  await expect(field(page, "Username")).toHaveAccessibleDescription("Username is required");
});

test("a wrong password stays on the screen and keeps what was typed", async ({ page }) => {
  await page.goto("/login");
  await field(page, "Username").fill("nobody-here");
  await password(page).fill("wrong-password");
  await password(page).press("Enter");
  await expect(toast(page)).toContainText("Login Failed");
  await expect(toast(page)).toContainText("Invalid credentials");
  await expect(page).toHaveURL(/\/login$/);
  await expect(field(page, "Username")).toHaveValue("nobody-here");
  await expect(password(page)).toHaveValue("wrong-password");
});

test("the password can be shown and hidden", async ({ page }) => {
  await page.goto("/login");
  await password(page).fill("secret");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password(page)).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password(page)).toHaveAttribute("type", "password");
});

test("the keyboard alone signs in, to where it was asked for", async ({ page }) => {
  await page.goto("/login?next=%2Fsolutions");
  await field(page, "Username").focus();
  await page.keyboard.type("investor");
  await page.keyboard.press("Tab");
  await page.keyboard.type("investor-demo");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/solutions$/);
});

test("signing out in one tab is noticed in the others", async ({ page, context }) => {
  await page.goto("/login?next=%2Fsolutions");
  await page.getByRole("button", { name: "Use the Mentor/Professor account" }).click();
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: /Account menu/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/solutions");
  await expect(other.getByRole("button", { name: /Account menu/ })).toBeVisible();
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(other.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("a new account: rules, a taken name at its field, then the dashboard", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("button", { name: "Create Account" }).click();
  for (const message of [
    "First name is required",
    "Last name is required",
    "Username must be at least 3 characters",
    "Invalid email address",
    "Password must be at least 6 characters",
    "Confirm your password",
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await field(page, "First Name").fill("Ada");
  await field(page, "Last Name").fill("Okoro");
  await field(page, "Username").fill("Student");
  await field(page, "Email").fill(`ada-${test.info().workerIndex}-${Date.now()}@club.example`);
  await password(page).fill("secret-1");
  await password(page, "Confirm Password").fill("secret-2");
  await page.getByRole("combobox", { name: "Role" }).selectOption({ label: "Student/Researcher" });
  await expect(page.getByRole("textbox", { name: "Organization (optional)" })).toHaveAttribute(
    "placeholder",
    /University/,
  );
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await password(page, "Confirm Password").fill("secret-1");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(field(page, "Username")).toHaveAccessibleDescription("This username is already taken");
  await expect(toast(page)).toContainText("Registration Failed");
  await field(page, "Username").fill(`ada${Date.now()}`);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(toast(page)).toContainText("Registration Successful");
  await expect(toast(page)).toContainText("Welcome to the hub, Ada!");
});

test("a forgotten password: the answer is the same whether or not there is an account", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await field(page, "Email").fill("nobody@nowhere.example");
  await page.getByRole("button", { name: "Send Link" }).click();
  await expect(page.getByText(/If an account has this email address/)).toBeVisible();
});

test("a link that no longer holds says so and keeps the way open", async ({ page }) => {
  await page.goto(`/reset-password?token=${"x".repeat(43)}`);
  await password(page, "New Password").fill("secret-3");
  await password(page, "Confirm Password").fill("secret-3");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("This link is no longer valid. Request a new one.")).toBeVisible();
});

test("an account that others guess at asks its owner for a code by mail", async ({ page, baseURL }) => {
  const { username, email } = await registerNew(page);
  await page.request.post("/api/auth/logout");
  for (let i = 1; i <= 20; i++) await guess(`${baseURL}/api/auth/login`, `127.0.1.${i}`, username);
  await page.goto("/login?next=%2Fprofile");
  await field(page, "Username").fill(username);
  await password(page).fill("secret-1");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  const [, code = ""] = /: (\d{6})\n/.exec(await letterTo(email, "Your sign-in code")) ?? [];
  await field(page, "Code").fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(field(page, "Code")).toHaveAccessibleDescription(/Invalid code/);
  await field(page, "Code").fill(code);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

/** A wrong password from another address of this machine. */
function guess(url: string, localAddress: string, username: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const sent = request(url, { method: "POST", localAddress, headers, agent: false }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        answer.statusCode === 401 ? resolve() : reject(new Error(`${answer.statusCode}`)),
      );
    });
    sent.on("error", reject);
    sent.end(JSON.stringify({ username, password: "wrong-1" }));
  });
}
