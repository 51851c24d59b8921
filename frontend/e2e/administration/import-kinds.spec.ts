import type { Page } from "@playwright/test";
import { zipOf } from "../../../backend/testing/suites/zip.ts";
import { signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { letterTo } from "../outbox.ts";

const upload = async (page: Page, kind: string, name: string, content: string | Buffer) => {
  await page.goto(`/admin/import?kind=${kind}`);
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("list", { name: "Fields" })).toBeVisible();
};

const imports = async (page: Page) => {
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Imported." })).toBeVisible();
};

test("a Ghost export becomes drafts with their tags", async ({ page }) => {
  const id = crypto.randomUUID();
  const post = { id: "1", title: `Post ${id}`, slug: id, html: "<p>At <b>10 m</b>.</p>", type: "post" };
  const data = {
    posts: [{ ...post, status: "published", published_at: "2026-03-01T09:00:00.000Z" }],
    tags: [{ id: "t1", name: "Timing" }],
    posts_tags: [{ post_id: "1", tag_id: "t1" }],
  };
  await signInAs(page, "admin");
  await upload(page, "posts", "ghost.json", JSON.stringify({ db: [{ data }] }));
  await expect(page.getByLabel("Column for content", { exact: true })).toHaveValue("html");
  await expect(page.getByLabel("Column for tags", { exact: true })).toHaveValue("tags.name");
  await expect(page.getByRole("list", { name: "How the file was read" })).toContainText("Joined with");
  await imports(page);
  await page.goto(`/blog?search=${id}`);
  await expect(page.getByRole("article").filter({ hasText: id })).toHaveCount(0);
  await page.goto("/dashboard?tab=admin");
  await expect(page.getByText(`Post ${id}`).first()).toBeVisible();
});

test("two files of an archive are joined by their key", async ({ page }) => {
  const id = crypto.randomUUID();
  const part = (name: string, content: string) => ({ name, content: Buffer.from(content) });
  const zip = zipOf([
    part(
      "grants.csv",
      `opportunity_id,opportunity_title,agency_code,category\n501,Grant ${id},NSC,discretionary\n`,
    ),
    part("summaries.csv", `opportunity_id,summary_description,close_date\n501,Lighting ${id},2099-01-31\n`),
  ]);
  await signInAs(page, "admin");
  await upload(page, "opportunities", "grants.zip", zip);
  await page
    .getByLabel("Column for description", { exact: true })
    .selectOption("summaries.summary_description");
  await page.getByLabel("Column for organization", { exact: true }).selectOption("agency_code");
  await page.getByRole("button", { name: "Preview" }).click();
  const change = page.getByRole("region", { name: "What would change" });
  await change.getByText(`Grant ${id}`).first().click();
  await expect(change).toContainText(`Lighting ${id}`);
});

test("a review from elsewhere is shown with its source, apart from the others", async ({ page }) => {
  const id = crypto.randomUUID();
  await page.goto("/solutions");
  const link = page.getByRole("article").first().getByRole("link").first();
  const title = (await link.textContent()) ?? "";
  const path = (await link.getAttribute("href")) ?? "";
  await signInAs(page, "admin");
  const rows = [{ product: title, site: "A Directory", review: `Easy ${id}`, stars: 2, reviewer: "Kim" }];
  await upload(page, "reviews", "reviews.json", JSON.stringify(rows));
  await imports(page);
  await page.goto(path);
  const section = page.getByRole("region", { name: "Reviews from elsewhere" });
  await expect(section).toContainText(`Easy ${id}`);
  await expect(section).toContainText("2 of 5 there. Kim, A Directory");
});

test("an imported user is invited, and signs up with the letter's link", async ({ page }) => {
  const id = crypto.randomUUID().slice(0, 8);
  const email = `kim-${id}@club.example`;
  await signInAs(page, "admin");
  await upload(page, "users", "people.csv", `Email,First name,Role\n${email},Kim,mentor\n`);
  await imports(page);
  const link = /\/register\?invitation=\S+/.exec(
    await letterTo(email, "Your invitation to SportsTech Hub"),
  )?.[0];
  await page.context().clearCookies();
  await page.goto(link ?? "");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("First Name")).toHaveValue("Kim");
  await page.getByLabel("Last Name").fill("Ode");
  await page.getByLabel("Username").fill(`kim-${id}`);
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByLabel("Confirm Password").fill("secret-1");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/dashboard/);
});
