import { expect } from "../fixtures.ts";
import { test } from "../screen-test.ts";

const RECORDS = {
  "/solutions": "SoftwareApplication",
  "/opportunities": "Demand",
  "/vendors": "Organization",
  "/research": "ScholarlyArticle",
  "/research/collaborations": "ResearchProject",
  "/research/partners": undefined,
  "/research/topics": undefined,
  "/market-intelligence": undefined,
  "/market-intelligence/figures": undefined,
  "/market-intelligence/quarters": undefined,
} as const;

for (const [section, kind] of Object.entries(RECORDS)) {
  test(`a record of ${section} has one address, and facts for machines that the page shows`, async ({
    page,
    request,
  }) => {
    const moved = await request.get(`${section}/1-an-old-slug?from=x`, { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
    const address = moved.headers().location ?? "";
    expect(address).toMatch(new RegExp(`^${section}/1-[a-z0-9-]+\\?from=x$`));
    for (const key of ["999999", "999999-x", "nothing", "0", "1e3", "-1"]) {
      const missing = await request.get(`${section}/${key}`, { maxRedirects: 0 });
      expect([key, missing.status()]).toEqual([key, 404]);
    }
    await page.goto(address);
    const path = address.split("?")[0] ?? "";
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(path);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", heading ?? "");
    expect(await page.locator("meta[name=description]").getAttribute("content")).toMatch(/\S.{20}/);
    const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
      JSON.parse(text),
    );
    expect(facts.find((fact) => fact["@type"] === "BreadcrumbList").itemListElement.at(-1).name).toBe(
      heading,
    );
    if (!kind) return;
    const fact = facts.find((one) => one["@type"] === kind);
    const shown = (await page.getByRole("main").textContent()) ?? "";
    for (const text of [fact.name ?? fact.headline, fact.description ?? fact.abstract])
      expect(shown).toContain(text);
    if (fact.identifier) expect(shown).toContain(fact.identifier.value);
    if (fact.aggregateRating) {
      expect(shown).toContain(`${fact.aggregateRating.ratingValue.toFixed(1)}`);
      expect(shown).toContain(`(${fact.aggregateRating.reviewCount} reviews)`);
    }
  });
}

for (const list of [
  "/solutions",
  "/vendors",
  "/opportunities",
  "/research",
  "/research/collaborations",
  "/research/partners",
]) {
  test(`${list} names the records that it shows to machines`, async ({ page }) => {
    await page.goto(list);
    const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
      JSON.parse(text),
    );
    const items: { position: number; url: string }[] = facts.find(
      (fact) => fact["@type"] === "ItemList",
    ).itemListElement;
    const cards = page.getByRole("region", { name: "Results" }).getByRole("listitem");
    expect(items.length).toBeGreaterThan(0);
    for (const { position, url } of items)
      await expect(
        cards
          .getByRole("heading")
          .getByRole("link")
          .nth(position - 1),
      ).toHaveAttribute("href", new RegExp(`^${new URL(url).pathname}(\\?|$)`));
  });
}
