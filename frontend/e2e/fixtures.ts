import { type Browser, test as base, expect, type Locator, type Page, type Request } from "@playwright/test";

/** Opens a page until nothing is loaded any more. */
export const hydrated = { waitUntil: "networkidle" } as const;

/** Waits until the page on screen reacts to what is pressed. A page without scripts is ready as it is. */
async function untilHydrated(page: Page) {
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    const hasScripts =
      document.querySelector('script[type="module"]') && !matchMedia("(scripting: none)").matches;
    return !hasScripts || dataset.hydrated !== undefined;
  });
}

/** Waits until the page's changes have reached the server; many are shown before that. */
function changesOf(page: Page) {
  const pending = new Set<Request>();
  page.on("request", (request) => {
    if (request.postData()?.includes('"query":"mutation ')) pending.add(request);
  });
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return () => expect.poll(() => pending.size, "changes on their way").toBe(0);
}

/** Waits until the page has drawn what it knows and has nothing to do; one without scripts never has. */
async function untilIdle(page: Page) {
  await page.evaluate(async () => {
    if (matchMedia("(scripting: none)").matches) return;
    // What comes into sight is told after a frame, and may ask for more.
    for (let turn = 0; turn < 2; turn++) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}

/** How often to look whether something is still loaded; Playwright's own intervals grow to a second. */
const LOOK = 20;

/** Waits until a page loads nothing any more and is idle; the connection on which news come stays open. */
function quietOf(page: Page) {
  const pending = new Set<Request>();
  let begun = 0;
  const end = (request: Request) => pending.delete(request);
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql/stream")) return;
    pending.add(request);
    begun += 1;
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const loaded = () =>
    expect
      .poll(() => pending.size, { message: "nothing more is loaded", intervals: [LOOK], timeout: 60_000 })
      .toBe(0);
  return async () => {
    for (let seen = -1; seen !== begun; ) {
      await loaded();
      seen = begun;
      await untilIdle(page);
    }
  };
}

/**
 * Lets a page wait for its hydration whenever it is opened, unless only its beginning is asked for (`commit`), and for
 * its changes before it is left.
 */
function waitForHydration(page: Page) {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const changesAreMade = changesOf(page);
  const isQuiet = quietOf(page);
  page.goto = async (address, options) => {
    await changesAreMade();
    const idle = options?.waitUntil === "networkidle";
    const response = await goto(address, idle ? { ...options, waitUntil: "load" } : options);
    if (options?.waitUntil !== "commit") await untilHydrated(page);
    if (idle) await isQuiet();
    return response;
  };
  page.reload = async (options) => {
    await changesAreMade();
    const idle = options?.waitUntil === "networkidle";
    const response = await reload(idle ? { ...options, waitUntil: "load" } : options);
    await untilHydrated(page);
    if (idle) await isQuiet();
    return response;
  };
}

const pressWaits = new WeakSet<Locator>();

/** Lets keys wait, as clicks do, until what they are pressed on is enabled; before that they would be lost. */
function waitToPress(page: Page) {
  const locators: Locator = Object.getPrototypeOf(page.locator("html"));
  if (pressWaits.has(locators)) return;
  pressWaits.add(locators);
  const { press } = locators;
  locators.press = async function (this: Locator, ...pressed) {
    await expect(this).toBeEnabled();
    await press.apply(this, pressed);
  };
}

/** A test whose pages wait for their hydration; what they log is theirs. */
export const noisyTest = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      browser.on("context", (context) =>
        context.on("page", (page) => {
          waitForHydration(page);
          waitToPress(page);
        }),
      );
      await use(browser);
    },
    { scope: "worker" },
  ],
});

/** A test that fails if its page logs to the console or throws. */
export const test = noisyTest.extend<{ silent: undefined }>({
  silent: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on("console", (message) => {
        // The browser itself logs a page that was answered with 404; that is expected at such an address.
        if (!/Failed to load resource: the server responded with a status of 404/.test(message.text())) {
          said.push(`${message.type()}: ${message.text()}`);
        }
      });
      page.on("pageerror", (error) => said.push(error.message));
      await use(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
