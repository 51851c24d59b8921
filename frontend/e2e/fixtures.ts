import { test as base, expect } from "@playwright/test";

/** A test whose page may say nothing on the console and may throw nothing. */
export const test = base.extend<{ silent: undefined }>({
  silent: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on("console", (message) => {
        // The browser itself reports a page that was answered with 404; that is the page's address, not a fault.
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
