import { test as base, expect } from "@playwright/test";

/** Opens a page until its scripts run: what is pressed before has no effect yet. */
export const hydrated = { waitUntil: "networkidle" } as const;

/** A test that fails if its page logs to the console or throws. */
export const test = base.extend<{ silent: undefined }>({
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
