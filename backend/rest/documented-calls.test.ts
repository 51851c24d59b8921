import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

const FOLDER = "docs/api";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

const scripts = readdirSync(FOLDER).flatMap((page) =>
  [...readFileSync(`${FOLDER}/${page}`, "utf8").matchAll(/^```sh\n(.*?)^```$/gms)].map(([, script = ""]) => ({
    page,
    script,
  })),
);

it.each(scripts)("what $page says works: $script", async ({ script }) => {
  const env = { ...process.env, SITE: app.url, NO_PROXY: "127.0.0.1" };
  const ran = promisify(execFile)("sh", ["-eu", "-c", script], { env, timeout: 30_000 });
  await expect(ran).resolves.toMatchObject({ stderr: "" });
});

it("has examples", () => {
  expect(new Set(scripts.map(({ page }) => page)).size).toBeGreaterThanOrEqual(3);
});
