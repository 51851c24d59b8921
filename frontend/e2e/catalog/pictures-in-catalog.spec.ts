import type { Page } from "@playwright/test";
import sharp from "sharp";
import { signInAs } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, noisyTest, test } from "../fixtures.ts";

const picture = (background: string, width = 1200, height = 675) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });

/** Gives files to a drop zone as a drag or the clipboard does. */
async function give(page: Page, event: "drop" | "paste", zone: string, buffer: Buffer): Promise<void> {
  await page
    .getByRole("region", { name: zone })
    .getByRole("button", { name: /^Choose/ })
    .evaluate(
      (button, { event, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(bytes)], `${event}.png`, { type: "image/png" }));
        const init = { bubbles: true, cancelable: true };
        button.dispatchEvent(
          event === "drop"
            ? new DragEvent("drop", { ...init, dataTransfer: data })
            : new ClipboardEvent("paste", { ...init, clipboardData: data }),
        );
      },
      { event, bytes: [...buffer] },
    );
}

// The browser logs the picture that is refused.
noisyTest(
  "a vendor's pictures are added, described, ordered and removed, and shown on its page",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, "admin");
    const { data } = (await (
      await page.request.post("/graphql", {
        data: { query: '{ vendors(search: "Brindlefox Video") { nodes { id slug } } }' },
      })
    ).json()) as { data: { vendors: { nodes: { id: string; slug: string }[] } } };
    const [vendor] = data.vendors.nodes;
    const path = `/vendors/${vendor?.id}-${vendor?.slug}`;
    await page.goto(`${path}/edit`, hydrated);
    const pictures = page.getByRole("region", { name: "Pictures" });
    const chooser = page.waitForEvent("filechooser");
    await pictures.getByRole("button", { name: "Choose pictures" }).click();
    await (await chooser).setFiles([
      file("red.png", await picture("#b3261e")),
      file("notes.png", Buffer.from("not a picture at all")),
    ]);
    await expect(pictures.getByRole("alert")).toContainText("notes.png: This isn't a picture");
    await expect(pictures.getByRole("listitem")).toHaveCount(1);
    await give(page, "drop", "Pictures", await picture("#1f57b0"));
    await expect(pictures.getByRole("listitem")).toHaveCount(2);
    await give(page, "paste", "Pictures", await picture("#0b6b43"));
    await expect(pictures.getByRole("listitem")).toHaveCount(3);

    const alt = pictures.getByRole("textbox", { name: "Alternative text of picture 1" });
    await alt.fill("A red field");
    await pictures.getByRole("textbox", { name: "Caption of picture 1" }).fill("Where it starts");
    await page.keyboard.press("Tab");
    await expect(pictures.getByText("Saved", { exact: true })).toBeVisible();
    await pictures.getByRole("button", { name: "Move picture 1 down" }).press("Enter");
    await expect(pictures.getByRole("textbox", { name: "Alternative text of picture 2" })).toHaveValue(
      "A red field",
    );
    await pictures.getByRole("button", { name: "Remove picture 3" }).press("Enter");
    await expect(pictures.getByRole("listitem")).toHaveCount(2);
    expect((await axeOf(page).analyze()).violations).toEqual([]);

    await page.goto(path, hydrated);
    const gallery = page.getByRole("region", { name: "Pictures of Brindlefox Video" });
    await expect(gallery.getByText("1 of 2")).toBeVisible();
    await expect(gallery.getByText("Where it starts")).toBeVisible();
    const second = gallery.getByRole("img", { name: "A red field" });
    await expect(second).not.toBeInViewport({ ratio: 0.5 });
    await gallery.getByRole("list").press("ArrowRight");
    await gallery.getByRole("button", { name: "Next picture" }).press("Enter");
    await expect(second).toBeInViewport({ ratio: 0.5 });
    await expect(gallery.getByText("2 of 2")).toBeVisible();
    expect(await second.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect((await axeOf(page).analyze()).violations).toEqual([]);
  },
);

test("a person's own picture replaces their initials", async ({ page }) => {
  await signInAs(page, "mentor");
  await page.goto("/profile", hydrated);
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const own = page.getByRole("region", { name: "Your picture" });
  const chooser = page.waitForEvent("filechooser");
  await own.getByRole("button", { name: "Choose a picture" }).click();
  await (await chooser).setFiles(file("me.png", await picture("#8a2c6b", 300, 300)));
  await expect(own.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("main").locator('img[src^="/media/"]').first()).toBeVisible();
  await own.getByRole("button", { name: "Remove picture" }).click();
  await expect(own.getByRole("listitem")).toHaveCount(0);
});
