import { expect } from "../fixtures.ts";
import { test } from "../screen-test.ts";
import { drawEverything } from "../well-made.ts";

const LISTS = ["/", "/solutions", "/vendors", "/opportunities", "/research", "/market-intelligence"];
const LONG = "A title of so many words that it takes two lines or three in a card of any width";

for (const path of LISTS)
  test(`beside a title that wraps, what follows the titles of ${path} lines up`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path, { waitUntil: "networkidle" });
    await drawEverything(page);
    const rows = await page.evaluate((long) => {
      const cards = [...document.querySelectorAll("article:has(h3)")];
      const top = (one: Element | null) => one && Math.round(one.getBoundingClientRect().top);
      // Each row, before its first title becomes long; a card alone has no neighbor.
      const found = new Map<string, Element[]>();
      for (const card of cards) {
        const place = `${card.parentElement?.parentElement?.getAttribute("aria-label")} ${top(card)}`;
        found.set(place, [...(found.get(place) ?? []), card]);
      }
      const rows = [...found.values()].filter(({ length }) => length > 1);
      for (const [first] of rows) {
        const title = first?.querySelector("h3 a");
        if (title) title.textContent = long;
      }
      const parts = {
        title: "h3",
        facts: ":scope > div:not(:has(h3)) > span:first-child",
        text: ":scope > p:not(:last-child)",
        end: ":scope > :last-child",
      };
      return rows.map((row) =>
        Object.entries(parts).map(([part, selector]) => {
          const tops = row.map((card) => top(card.querySelector(selector))).filter((one) => one !== null);
          return [part, ...new Set(tops)];
        }),
      );
    }, LONG);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => row.some(({ length }) => length > 2))).toEqual([]);
  });

test("the mark of a verified vendor stands in the line of the vendor's name, however long the category is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/solutions?category=scouting-and-recruitment", { waitUntil: "networkidle" });
  await drawEverything(page);
  const marks = page.getByRole("article").getByTitle("Verified vendor");
  expect(await marks.count()).toBeGreaterThan(0);
  const apart = await marks.evaluateAll(
    (all) =>
      all.filter((mark) => {
        const name = mark.previousSibling;
        if (name?.nodeType !== Node.TEXT_NODE) return true;
        const text = document.createRange();
        text.selectNodeContents(name);
        const [line] = [...text.getClientRects()].slice(-1);
        const { top, bottom } = mark.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        return !line || middle < line.top || middle > line.bottom;
      }).length,
  );
  expect(apart).toBe(0);
});
