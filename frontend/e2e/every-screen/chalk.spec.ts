import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { test } from "../screen-test.ts";

/** The words of the page's dark ground that a line of its drawing crosses. */
const crossed = (page: Page, ground: string) =>
  page.locator(ground).evaluate((area) => {
    const boxes = [...area.querySelectorAll("svg[preserveAspectRatio] > *")].map((line) =>
      line.getBoundingClientRect(),
    );
    return [...area.querySelectorAll("h1, p, li, a, button")]
      .filter((words) => !words.closest("section section") && words.textContent)
      .filter((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return boxes.some(
          (box) =>
            box.width + box.height > 0 &&
            box.left < right &&
            box.right > left &&
            box.top < bottom &&
            box.bottom > top,
        );
      })
      .map((words) => words.textContent);
  });

for (const [path, ground] of [
  ["/", "main > section:has(h1)"],
  ["/login", "main aside"],
] as const)
  test(`no chalk line crosses words of ${path} at any width`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 800, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await crossed(page, ground)]).toEqual([width, []]);
    }
  });
