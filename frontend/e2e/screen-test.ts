import type { Page } from "@playwright/test";
import { signInAs } from "./accounts.ts";
import { test as base } from "./fixtures.ts";

/** What a test may have emulated, taken back. */
const PLAIN = {
  media: null,
  colorScheme: null,
  contrast: null,
  forcedColors: null,
  reducedMotion: null,
} as const;

/**
 * A test that looks at a screen and changes nothing: its page is the one on which its visitor saw the last screen, with
 * the scripts loaded and compiled. `test.use({ visitor: "business" })` looks as that demo account.
 */
export const test = base.extend<{ visitor: string }, { pages: Map<string, Page> }>({
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: it is how Playwright knows that a fixture needs no other
    async ({}, use) => use(new Map()),
    { scope: "worker" },
  ],
  visitor: ["", { option: true }],
  page: async ({ browser, pages, visitor, viewport }, use) => {
    const kept = pages.get(visitor);
    const page = kept ?? (await browser.newPage());
    if (!kept && visitor) await signInAs(page, visitor);
    pages.set(visitor, page);
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    for (const event of ["console", "pageerror"]) page.removeAllListeners(event);
    await page.emulateMedia(PLAIN);
  },
});
