import type { ElementHandle, Page } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { test as screenTest } from "../screen-test.ts";
import { SCREENS } from "../screens.ts";
import { drawEverything } from "../well-made.ts";

/** Screens that show more, or something else, to who is signed in; the demo's first records are theirs. */
const SIGNED_IN: Readonly<Record<string, readonly string[]>> = {
  business: [
    "/",
    "/solutions",
    "/solutions/1",
    "/vendors",
    "/vendors/4",
    "/vendors/4/claim",
    "/opportunities",
    "/opportunities/1",
    "/blog/expected-goals-is-not-a-verdict",
    "/compare?solutions=1,2,3",
    "/match?text=Video%20analysis%20for%20soccer.",
    "/dashboard",
    "/profile",
    ...["saved", "briefs", "searches", "notifications", "privacy", "settings"].map(
      (tab) => `/profile?tab=${tab}`,
    ),
    "/briefs/1",
    "/matches",
    "/messages",
    "/messages/1",
    "/requests",
    "/requests/new",
    "/requests/1",
    "/postings",
    "/postings/new?kind=opportunity",
    "/applications",
    "/notifications",
    "/sessions",
    "/sandbox",
    "/status",
    "/developers/tokens",
    "/developers/webhooks",
  ],
  student: ["/dashboard", "/opportunities/1", "/applications"],
  mentor: ["/dashboard", "/postings"],
  investor: ["/dashboard", "/market-intelligence"],
  admin: [
    "/dashboard",
    "/dashboard?tab=admin",
    "/moderation",
    "/reports",
    "/synonyms",
    "/synonyms?show=proposed",
    "/vendors/1/edit",
    "/vendors/1/verification",
    "/vendors/1/solutions",
    "/vendors/1/solutions/new",
    "/solutions/1/edit",
    "/opportunities/1/edit",
    "/organizations/1/members",
    "/admin/audit-log",
    "/admin/catalog",
    "/admin/catalog/papers/1",
    "/admin/catalog/vendors/new",
    "/admin/exchange-rates",
    "/admin/import",
    "/admin/searches",
    "/admin/sync",
    "/admin/duplicates",
  ],
};

/** Holds these scripts back; what is given back lets them come. */
async function holdScripts(page: Page, held: RegExp): Promise<() => void> {
  const { promise: come, resolve: releaseHeld } = Promise.withResolvers<void>();
  await page.route(held, async (route) => {
    await come;
    await route.continue();
  });
  return releaseHeld;
}

const ALL = /\/assets\/.+\.js$/;
const ALL_BUT_START = /\/assets\/(?!start-).+\.js$/;

async function openHeld(page: Page, path: string, held = ALL_BUT_START): Promise<() => Promise<void>> {
  const releaseHeld = await holdScripts(page, held);
  const started = held === ALL ? undefined : page.waitForResponse(/\/assets\/start-/);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await (await started)?.finished();
  return async () => {
    releaseHeld();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
  };
}

type Held = { releaseScripts: () => void; arrived: EventTarget[] };

/**
 * Opens a page whose scripts stay where the server keeps them until they may load, after the first paint. Unlike routes,
 * it leaves the browser the scripts of the page before.
 */
async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const hold = await page.addInitScript(() => {
    const { promise: mayCome, resolve: releaseScripts } = Promise.withResolvers<void>();
    Object.assign(window, { releaseScripts });
    const { replaceWith } = Element.prototype;
    HTMLTemplateElement.prototype.replaceWith = function (...nodes) {
      document.documentElement.dataset.held = "";
      void mayCome.then(() => replaceWith.apply(this, nodes));
    };
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("html[data-held]")).toBeAttached();
  await hold.dispose();
  return async () => {
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    await page.evaluate(() => (window as unknown as Held).releaseScripts());
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
  };
}

/** Notes which buttons React has when their press is done again, and lets it have no effect. */
const noteArrivals = (page: Page) =>
  page.evaluate(() => {
    const arrived: EventTarget[] = [];
    Object.assign(window, { arrived });
    // React listens at the document, and hydrates there what isn't yet; here it ends, before a button closes another.
    document.documentElement.addEventListener(
      "click",
      (event) => {
        const { target, isTrusted } = event;
        if (isTrusted || !(target instanceof HTMLButtonElement)) return;
        event.stopImmediatePropagation();
        event.preventDefault();
        if (Object.keys(target).some((key) => key.startsWith("__reactProps$"))) arrived.push(target);
      },
      true,
    );
  });

/**
 * The buttons that are seen, but those of forms that work by themselves; of a long list's items, which are all made
 * alike, those of the first three and of the last three.
 */
const buttonsOf = (page: Page) =>
  page
    .locator("button:not(form[action] button:not([type=button]))")
    .filter({ visible: true })
    .and(page.locator("button:not(:is(ul, ol, tbody) > :nth-child(n + 4):nth-last-child(n + 4) button)"))
    .elementHandles();

/** Whether the server sends a page buttons beside those of the header and the footer. */
async function hasOwnButtons(page: Page, path: string): Promise<boolean> {
  const html = await (await page.request.get(path)).text();
  const [before = "", after = ""] = [html.split("<header")[0], html.slice(html.indexOf("</header>"))];
  return /<button/.test(before + after.slice(0, after.lastIndexOf("<footer")));
}

/**
 * Presses every button at the first paint, and expects that each is done once the scripts are there. The header's and
 * the footer's are the same on all pages: one without others isn't opened.
 */
async function expectEveryPressArrives(page: Page, path: string): Promise<void> {
  if (path !== "/" && !(await hasOwnButtons(page, path))) return;
  const releaseScripts = await openUnhydrated(page, path);
  await noteArrivals(page);
  // Nothing moves without scripts once it is drawn: no press has to wait for what stands still.
  await drawEverything(page);
  const buttons = await buttonsOf(page);
  const isAble = await Promise.all(buttons.map((button) => button.isEnabled()));
  const able = buttons.filter((_, at) => isAble[at]);
  const disabled = buttons.filter((_, at) => !isAble[at]);
  for (const button of able) await button.click({ force: true });
  await releaseScripts();
  await expect
    .poll(() => notArrived(page, able), { message: "pressed in vain", intervals: [20] })
    .toEqual([]);
  for (const button of disabled) expect(await button.isEnabled(), await button.innerText()).toBe(false);
}

/**
 * The names of the buttons that React didn't have when they were pressed again; what waits for its own script is scrolled
 * to, as it gets that near the screen.
 */
async function notArrived(page: Page, buttons: readonly ElementHandle[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const { arrived } = window as unknown as Held;
    const isMissing = (button: HTMLButtonElement) => !arrived.includes(button);
    for (const button of (all as HTMLButtonElement[]).filter(isMissing)) {
      if (!button.closest("[data-awaits-script]")) continue;
      button.scrollIntoView({ block: "center", behavior: "instant" });
      // What watches the screen is told once a frame.
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }
    return (all as HTMLButtonElement[])
      .filter(isMissing)
      .map((button) => button.innerText || button.ariaLabel || button.outerHTML);
  }, buttons as ElementHandle[]);
}

for (const path of SCREENS)
  screenTest(`each button at ${path} counts before the scripts`, async ({ page }) => {
    await expectEveryPressArrives(page, path);
  });

for (const [username, paths] of Object.entries(SIGNED_IN))
  screenTest.describe(() => {
    screenTest.use({ visitor: username });
    for (const path of paths)
      screenTest(`each button at ${path} counts before the scripts, for ${username}`, async ({ page }) => {
        await expectEveryPressArrives(page, path);
      });
  });

test("Manage Users opens, though nothing but the page was there", async ({ page }) => {
  await signInAs(page, "admin");
  const releaseScripts = await openHeld(page, "/dashboard", ALL);
  await page.getByRole("button", { name: "Manage Users" }).first().click();
  await releaseScripts();
  await expect(page.getByRole("dialog", { name: "User Management" })).toBeVisible();
});

test("a menu, a bookmark and a comparison, pressed one after the other", async ({ page }) => {
  await registerNew(page);
  const releaseScripts = await openHeld(page, "/solutions");
  const card = page.getByRole("list", { name: "Solutions" }).getByRole("listitem").first();
  await card.getByRole("button", { name: /^Save/ }).click();
  await card.getByRole("button", { name: /compare/i }).click();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /menu|account/i })
    .first()
    .click();
  await releaseScripts();
  await expect(page.getByRole("menu")).toBeVisible();
  await expect(card.getByRole("button", { name: /compare/i, includeHidden: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(card.getByRole("button", { name: /^Save/, includeHidden: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("a switch that is turned early is saved", async ({ page }) => {
  await registerNew(page);
  const releaseScripts = await openHeld(page, "/profile?tab=privacy");
  const one = page.getByRole("switch").first();
  const was = await one.isChecked();
  await one.click();
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes("mutation ") ?? false,
  );
  await releaseScripts();
  await saved;
  await expect(one).toBeChecked({ checked: !was });
  await page.reload();
  await expect(one).toBeChecked({ checked: !was });
});

test("a form that is sent early is sent once, and nothing of it stands in the address", async ({ page }) => {
  const releaseScripts = await openHeld(page, "/login");
  await page.getByRole("textbox", { name: "Username" }).fill("student");
  await page.getByRole("textbox", { name: "Password" }).fill("student-demo");
  await page.getByRole("textbox", { name: "Password" }).press("Enter");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await releaseScripts();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a form that is sent before any script sends nothing to the address", async ({ page }) => {
  await openHeld(page, "/login", ALL);
  await page.getByRole("textbox", { name: "Username" }).fill("student");
  await page.getByRole("textbox", { name: "Password" }).fill("student-demo");
  await page.getByRole("textbox", { name: "Password" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue("student-demo");
  await expect(page).toHaveURL(/\/login$/);
});
