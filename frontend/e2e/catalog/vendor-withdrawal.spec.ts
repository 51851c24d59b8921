import { signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

test("an administrator withdraws a vendor and restores it, by keyboard", async ({
  page,
  browser,
  request,
}) => {
  const vendors: { id: number; slug: string; name: string }[] = await (
    await request.get("/api/vendors?search=Cairn")
  ).json();
  const [vendor] = vendors;
  if (!vendor) throw new Error("The demo has this vendor.");
  const path = `/vendors/${vendor.id}-${vendor.slug}`;
  await signInAs(page, "admin");
  await page.goto(path);
  const withdraw = page.getByRole("button", { name: `Withdraw ${vendor.name}` });
  await expect(withdraw).toBeEnabled();
  await withdraw.press("Enter");
  const question = page.getByRole("group", { name: `Withdraw ${vendor.name}?` });
  await expect(question.getByRole("button", { name: "Yes, withdraw" })).toBeFocused();
  await question.getByRole("button", { name: "Yes, withdraw" }).press("Enter");
  await expect(page.getByText("This vendor is withdrawn")).toBeVisible();

  const visitor = await browser.newPage();
  expect((await visitor.goto(path))?.status()).toBe(404);
  const restore = page.getByRole("button", { name: `Restore ${vendor.name}` });
  await expect(restore).toBeEnabled();
  await restore.press("Enter");
  await expect(page.getByText("This vendor is withdrawn")).toHaveCount(0);
  expect((await visitor.goto(path))?.status()).toBe(200);
  await expect(visitor.getByRole("heading", { level: 1, name: vendor.name })).toBeVisible();
  await visitor.close();
});
