import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Request } from "@playwright/test";
import { registerNew } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

/** A server that counts the messages that it receives. */
async function startServer(status: () => number = () => 200) {
  const ids: unknown[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    ids.push(request.headers["webhook-id"]);
    request.resume();
    response.writeHead(status()).end("Thank you");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/in`, ids, server };
}

/** Returns the operation that a request sends. */
const operationOf = (request: Request): unknown => request.postDataJSON()?.operationName;

async function addWebhook(page: Page, url: string) {
  await page.getByRole("button", { name: "Add Webhook" }).press("Enter");
  const form = page.getByRole("form", { name: "Webhook" });
  await form.getByRole("textbox", { name: "Address" }).fill(url);
  return form;
}

/** Somebody new with one webhook, and its log. */
async function openLog(page: Page, url: string) {
  await registerNew(page);
  await page.goto("/developers/webhooks", hydrated);
  const form = await addWebhook(page, url);
  await form.getByRole("checkbox", { name: "New message" }).press("Space");
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await page.getByRole("button", { name: "Done" }).press("Enter");
  const row = page.getByRole("list", { name: "Webhooks" }).getByRole("listitem");
  await row.getByRole("link", { name: "Log" }).press("Enter");
  return row;
}

test("a webhook is added, tested, looked at in its log, sent again and deleted", async ({ page }) => {
  const { url, ids, server } = await startServer();
  await registerNew(page);
  await page.goto("/developers/webhooks", hydrated);
  await expect(page.getByText("You have no webhooks.")).toBeVisible();
  const form = await addWebhook(page, url);
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(form.getByText("Choose one or more events")).toBeVisible();
  await form.getByRole("checkbox", { name: "Solution published" }).press("Space");
  await form.getByRole("checkbox", { name: "New message" }).press("Space");
  await form.getByRole("button", { name: "Save" }).press("Enter");

  const secret = page.getByRole("group", { name: "New secret" });
  await expect(secret).toBeFocused();
  await expect(secret.getByRole("textbox", { name: "Secret" })).toHaveValue(/^whsec_/);
  await secret.getByRole("button", { name: "Done" }).press("Enter");
  await expect(secret).toHaveCount(0);

  const row = page.getByRole("list", { name: "Webhooks" }).getByRole("listitem");
  await expect(row).toContainText("Solution published · New message");
  await row.getByRole("button", { name: "Send test" }).press("Enter");
  await expect.poll(() => ids.length).toBe(1);
  await row.getByRole("link", { name: "Log" }).press("Enter");
  const message = page.getByRole("list", { name: "Log" }).getByRole("listitem");
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).press("Enter");
    await expect(message).toContainText("Delivered", { timeout: 1_000 });
  }).toPass();
  await message.getByText("Content").click();
  await message.getByText(/^1 attempt to send/).click();
  await expect(message.getByText("Thank you")).toBeVisible();
  expect((await axeOf(page).analyze()).violations).toEqual([]);
  await message.getByRole("button", { name: "Send again" }).press("Enter");
  await expect.poll(() => ids.length).toBe(2);
  expect(new Set(ids).size).toBe(1);

  page.once("dialog", (dialog) => dialog.accept());
  await row.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("You have no webhooks.")).toBeVisible();
  server.close();
});

test("a webhook is deleted while its log is fetched again", async ({ page }) => {
  const { url, server } = await startServer();
  const row = await openLog(page, url);
  const log = page.getByRole("heading", { name: /^Log of / });
  await expect(log).toBeVisible();
  const answerTo = (operation: string) =>
    page.waitForResponse((response) => operationOf(response.request()) === operation);
  const deleted = answerTo("DeleteWebhook");
  const refused = answerTo("WebhookDeliveries");
  await page.route("**/graphql", async (route) => {
    const operation = operationOf(route.request());
    if (operation === "WebhookDeliveries") await deleted;
    if (operation === "Webhooks") await refused;
    await route.continue();
  });
  await page.getByRole("button", { name: "Refresh" }).press("Enter");
  page.once("dialog", (dialog) => dialog.accept());
  await row.getByRole("button", { name: "Delete" }).press("Enter");
  expect((await (await refused).json()).errors).toHaveLength(1);
  await expect(page.getByText("You have no webhooks.")).toBeVisible();
  await expect(log).toHaveCount(0);
  server.close();
});

test("a private address is refused at its field, and an edit and a pause are kept", async ({ page }) => {
  await page.goto("/developers/webhooks");
  await expect(page.getByText("Sign in to manage your webhooks.")).toBeVisible();
  await registerNew(page);
  await page.goto("/developers/webhooks", hydrated);
  const form = await addWebhook(page, "https://10.0.0.1/in");
  await form.getByRole("checkbox", { name: "Vendor changed" }).press("Space");
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(form.getByText("This address is on a private network")).toBeVisible();
  await form.getByRole("textbox", { name: "Address" }).fill("https://hooks.club.example/in");
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await page.getByRole("button", { name: "Done" }).press("Enter");

  const row = page.getByRole("list", { name: "Webhooks" }).getByRole("listitem");
  await row.getByRole("button", { name: "Edit" }).press("Enter");
  await expect(form.getByRole("checkbox", { name: "Vendor changed" })).toBeChecked();
  await form.getByRole("checkbox", { name: "Blog post published" }).press("Space");
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(row).toContainText("Vendor changed · Blog post published");
  await row.getByRole("button", { name: "Turn off" }).press("Enter");
  await expect(row).toContainText("Off");
  await page.reload();
  await expect(row.getByRole("button", { name: "Turn on" })).toBeVisible();
});

test("all failed messages are sent again once the server works", async ({ page }) => {
  let status = 410;
  const { url, ids, server } = await startServer(() => status);
  const row = await openLog(page, url);
  const again = page.getByRole("button", { name: "Send failed again" });
  await again.press("Enter");
  await expect(page.getByText("No messages have failed")).toBeVisible();

  await row.getByRole("button", { name: "Send test" }).press("Enter");
  await expect.poll(() => ids.length).toBe(1);
  await expect(async () => {
    await page.reload(hydrated);
    await expect(row).toContainText("Off", { timeout: 1_000 });
  }).toPass();
  await expect(again).toBeDisabled();
  status = 200;
  await row.getByRole("button", { name: "Turn on" }).press("Enter");
  await again.press("Enter");
  await expect(page.getByText("Sending 1 message again")).toBeVisible();
  await expect.poll(() => ids.length).toBe(2);
  expect(new Set(ids).size).toBe(1);
  server.close();
});

test("a webhook that fails says until when it pauses", async ({ page }) => {
  let status = 503;
  const { url, ids, server } = await startServer(() => status);
  const row = await openLog(page, url);
  await row.getByRole("button", { name: "Send test" }).press("Enter");
  await expect.poll(() => ids.length).toBe(1);
  const paused = row.getByText(/^Paused after failures; tries again at \w+ \d+, \d{4}.* UTC\.$/);
  const refresh = page.getByRole("button", { name: "Refresh" });
  await expect(async () => {
    await refresh.press("Enter");
    await expect(paused).toBeVisible({ timeout: 1_000 });
  }).toPass();
  status = 200;
  await page.getByRole("button", { name: "Send again" }).press("Enter");
  await expect(paused).toHaveCount(0);
  server.close();
});
