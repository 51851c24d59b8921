import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

async function expectAccessible(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

/** Waits for the transitions between themes, during which intermediate colors would be checked. */
async function untilColorsChanged(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Checks that a screen is accessible in light and dark, stays where it is, and fits 360 px. */
export async function expectWellMade(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shifted).toBeLessThan(0.02);
  await expectAccessible(new AxeBuilder({ page }));
  await page.emulateMedia({ colorScheme: "dark" });
  await untilColorsChanged(page);
  // Nothing else depends on the color scheme.
  await expectAccessible(new AxeBuilder({ page }).withRules("color-contrast"));
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, overflow <= 0]).toEqual([width, true]);
  }
}
