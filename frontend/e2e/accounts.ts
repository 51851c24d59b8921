import type { Page } from "@playwright/test";

/** Signs the page's browser in as a demo account, through the API. */
export async function signInAs(page: Page, username: string): Promise<void> {
  await page.request.post("/api/auth/login", { data: { username, password: `${username}-demo` } });
}

/** Registers an account for one test and signs the page's browser in; its password is `secret-1`. */
export async function registerNew(page: Page, role = "user"): Promise<{ username: string; email: string }> {
  const username = `e2e-${crypto.randomUUID().slice(0, 13)}`;
  const email = `${username}@club.example`;
  await page.request.post("/api/auth/register", {
    data: { username, email, password: "secret-1", firstName: "Ines", lastName: "Duarte", role },
  });
  return { username, email };
}
