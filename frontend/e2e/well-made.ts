import type { Page } from "@playwright/test";
import { axeOf, EDITORS } from "./axe.ts";
import { cutOffControls } from "./cut-off.ts";
import { expect } from "./fixtures.ts";

type Findings = [id: string, html: string | undefined][];

/** An item of a list that is made like one before it in the same list: what would be found of it is found of that. */
const ALIKE = "[data-alike]";

/**
 * Marks the items of lists and tables that have the elements, classes and attributes of one before them, texts where
 * that has texts, and its place as far as styles may alternate or differ at the ends. Axe leaves them out, so that ids
 * that stand twice are looked for here.
 */
async function markAlike(page: Page): Promise<void> {
  const twice = await page.evaluate(() => {
    const told = new Set(["class", "style", "role", "type", "hidden", "disabled", "tabindex"]);
    const describe = (element: Element): string =>
      [
        element.localName,
        ...[...element.attributes].map(({ name, value }) =>
          told.has(name) || /^(?:aria-(?!label|describe|controls|owns)|data-)/.test(name)
            ? `${name}=${value}`
            : `${name}${value ? "" : " empty"}`,
        ),
        ...[...element.childNodes].map((child) => {
          if (child instanceof Element) return `(${describe(child)})`;
          return child.textContent?.trim() ? "text" : "";
        }),
      ].join(" ");
    for (const list of document.querySelectorAll("ul, ol, tbody")) {
      const seen = new Set<string>();
      for (const [place, item] of [...list.children].entries()) {
        const end = item === list.lastElementChild ? "last" : place === 0 ? "first" : place % 2;
        const made = `${end} ${describe(item)}`;
        if (seen.has(made)) item.setAttribute("data-alike", "");
        seen.add(made);
      }
    }
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });
  expect(twice).toEqual([]);
}

/** Checks what is on the page, or only its `part`. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await markAlike(page);
  const axe = axeOf(page).exclude(ALIKE);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

/** Checks the colors alone, on a page that was analyzed before. */
async function expectReadable(page: Page, part = "html"): Promise<void> {
  const findings = await page.evaluate(
    async ({ include, exclude }): Promise<Findings> => {
      const { axe } = window as unknown as {
        axe: {
          run(
            context: object,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      const { violations } = await axe.run(
        { include, exclude },
        { runOnly: ["color-contrast"], resultTypes: ["violations"] },
      );
      return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    },
    { include: [[part]], exclude: [[EDITORS], [ALIKE]] },
  );
  expect(findings).toEqual([]);
}

/** Checks what is on the page, or only its `part`, in light and in dark: nothing but its colors depends on that. */
export async function expectAccessibleInBoth(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await untilStill(page);
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: "dark" });
  await untilStill(page);
  await expectReadable(page, part);
}

/** Waits until nothing changes its look any more: intermediate colors would be checked. Some begin a frame later. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = (one: Animation) =>
      one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity;
    for (let still = 0; still < 2; still++) {
      await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().filter(isMoving);
      if (moving.length > 0) still = -1;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

/** Draws what is far below, too: there, colors would stay those of before until it comes near. */
export async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const everything = new CSSStyleSheet();
    everything.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets.push(everything);
  });
}

const watched = new WeakSet<Page>();

/** Records from now on how far the contents of each document that the page shows are shifted. */
export async function watchShifts(page: Page): Promise<void> {
  if (watched.has(page)) return;
  watched.add(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How far the contents of the page's document were shifted since it was opened; from 0.1 on, people mind. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
}

/** Checks that a screen is accessible in light and dark, stays where it is, and fits 360 px. */
export async function expectWellMade(page: Page, path: string): Promise<void> {
  await watchShifts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  expect(await shiftsOf(page)).toBeLessThan(0.02);
  await drawEverything(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await untilStill(page);
  // Nothing else depends on the color scheme.
  await expectReadable(page);
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, overflow <= 0]).toEqual([width, true]);
    expect([width, await cutOffControls(page)]).toEqual([width, []]);
  }
}
