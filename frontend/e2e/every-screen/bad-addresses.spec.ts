import { expect, test } from "../fixtures.ts";
import { SCREENS } from "../screens.ts";

const VALUES = [
  "%00",
  "%E2%80%AE",
  "%E0%A4%A",
  "%F0%9F%9A%A3",
  "%3Cscript%3E",
  "'",
  "x".repeat(3000),
  "-1",
  "1e9",
];
const NAMES = [
  "search",
  "category",
  "type",
  "tag",
  "country",
  "year",
  "level",
  "sort",
  "page",
  "token",
  "key",
  "saved",
];

test("no address makes the server fail", async ({ request }) => {
  const lists = SCREENS.filter((path) => !path.includes("?") && !/\d/.test(path));
  const answers: [string, number][] = [];
  for (const value of VALUES) {
    for (const path of lists) {
      const query = NAMES.map((name) => `${name}=${value}`)
        .join("&")
        .slice(0, 7000);
      const address = `${path}?${query}`;
      answers.push([address.slice(0, 80), (await request.get(address, { maxRedirects: 0 })).status()]);
    }
    for (const section of [
      "/blog",
      "/solutions",
      "/research",
      "/market-intelligence/figures",
      "/opportunities",
    ]) {
      const address = `${section}/${value}`;
      answers.push([address.slice(0, 80), (await request.get(address, { maxRedirects: 0 })).status()]);
    }
  }
  expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
});

test("invalid URL parameters are ignored, without console errors", async ({ page }) => {
  await page.goto("/opportunities?search=%00&type=%00&sort=luck&page=-3");
  await expect(page.getByRole("heading", { name: /Opportunities Found$/ })).toBeVisible();
  expect((await page.request.get("/blog/%00")).status()).toBe(400);
});

test("a path with a line end, or that can't be read, is a page for people at every screen", async ({
  request,
}) => {
  const wrong: unknown[] = [];
  for (const path of new Set(SCREENS.map((screen) => screen.replace(/\?.*/, "")))) {
    for (const part of ["%0a", "a%0Db", "%e2%80%a8", "%ff", "%00"]) {
      for (const address of [
        `${path}${part}`,
        `${path.replace(/\/$/, "")}/${part}`,
        path.replace(/\d+/, part),
      ]) {
        if (!address.includes(part)) continue;
        const response = await request.get(address, { maxRedirects: 0 });
        const isPage = response.headers()["content-type"]?.startsWith("text/html");
        if (response.status() !== 400 || !isPage) wrong.push([address, response.status()]);
      }
    }
  }
  expect(wrong).toEqual([]);
});
