import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { dataFolder } from "./backend/testing/servers/data-folder.ts";

// The tests read the emails that the server writes here; workers inherit the variable.
process.env.E2E_FOLDER ??= dataFolder("sportstech-e2e-");
const PORT = Number(process.env.E2E_PORT ?? 4310);

/** Chromium without its window, which takes a fifth less time; a machine may have the whole one only. */
const SHELL = "/usr/bin/chromium-headless-shell";

const EDITORS =
  /(admin-center|blog-management|call-forms|catalog|claiming|company-listing|company-people|duplicates|import|import-forms|import-kinds|import-suggestions|jury|moderation|posting|review-dimensions|sync|synonyms|watch-list|withdrawal)\.spec/;
const PAYLOADS = /script-payloads\.spec/;

export default defineConfig({
  testDir: "frontend/e2e",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"]],
  // What two people do with each other takes half a minute on two busy cores; these only end what hangs.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: existsSync(SHELL) ? SHELL : "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // Text as wide as in the whole Chromium.
        "--font-render-hinting=none",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Pages live too briefly for optimized code to pay for itself: a tenth less processor time.
        "--js-flags=--no-opt,--no-maglev",
      ],
    },
  },
  // What publishes posts or solutions changes the lists that others read: it runs after them.
  projects: [
    { name: "readers", testIgnore: [EDITORS, PAYLOADS] },
    { name: "editors", testMatch: EDITORS, dependencies: ["readers"] },
    { name: "payloads", testMatch: PAYLOADS, dependencies: ["editors"] },
  ],
  webServer: {
    command: "node scripts/e2e-server.ts",
    env: { PORT: String(PORT), E2E_FOLDER: process.env.E2E_FOLDER },
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
