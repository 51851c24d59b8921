import type { Page } from "@playwright/test";

/** What the next browser alert says, once it is answered. */
export const nextAlert = (page: Page) =>
  new Promise<string>((resolve) =>
    page.once("dialog", async (dialog) => {
      const message = dialog.message();
      await dialog.accept();
      resolve(message);
    }),
  );
