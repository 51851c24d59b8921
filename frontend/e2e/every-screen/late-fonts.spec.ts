import type { Page } from "@playwright/test";
import { signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { shiftsOf, watchShifts } from "../well-made.ts";

const SCREENS = ["/", "/solutions/1", "/vendors", "/market-intelligence", "/matches"];

/** Opens screens whose fonts come once they are there, and looks how far that moves what they show. */
async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  await watchShifts(page);
  let fonts = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await fonts.promise;
    await route.continue();
  });
  for (const path of paths) {
    fonts = Promise.withResolvers();
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
    fonts.resolve();
    await page.evaluate(async () => {
      await document.fonts.ready;
      // They are drawn in the next frame, and shifts are reported after it.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    expect([path, (await shiftsOf(page)) < 0.02]).toEqual([path, true]);
  }
}

test("fonts that come late leave everything where it is", async ({ page }) => {
  await expectStill(page, SCREENS);
});

test("fonts that come late leave everything where it is on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await expectStill(page, ["/blog", "/solutions", ...SCREENS]);
});

test("fonts that come late leave the matches of somebody signed in where they are", async ({ page }) => {
  await signInAs(page, "student");
  await expectStill(page, ["/matches"]);
});
