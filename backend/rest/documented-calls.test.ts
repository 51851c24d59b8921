import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, signIn } from "../testing/accounts.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { newTokenOf } from "../testing/tokens.ts";

const FOLDER = "docs/api";

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp("demo");
  const person = await signIn(app, await createUser(app));
  const scopes = ["ACCOUNT_READ", "DISCOVERY_READ", "DISCOVERY_WRITE"];
  token = (await newTokenOf(person, { scopes })).token;
});
afterAll(() => app.stop());

const scripts = readdirSync(FOLDER).flatMap((page) =>
  [...readFileSync(`${FOLDER}/${page}`, "utf8").matchAll(/^```sh\n(.*?)^```$/gms)].map(([, script = ""]) => ({
    page,
    script,
  })),
);

it.each(scripts)("what $page says works: $script", async ({ script }) => {
  const env = { ...process.env, SITE: app.url, TOKEN: token, NO_PROXY: "127.0.0.1" };
  const ran = promisify(execFile)("sh", ["-eu", "-c", script], { env, timeout: 30_000 });
  await expect(ran).resolves.toMatchObject({ stderr: "" });
});

it("has examples", () => {
  expect(new Set(scripts.map(({ page }) => page)).size).toBeGreaterThanOrEqual(6);
});

it("the example with a typed client lists a category", async () => {
  const program = ["--experimental-strip-types", "examples/list-solutions.ts", app.url, "video-analysis"];
  const { stdout } = await promisify(execFile)(process.execPath, program, { timeout: 30_000 });
  const { data } = await app.execute<{ solutions: { totalCount: number } }>(
    '{ solutions(filter: { categories: ["video-analysis"] }) { totalCount } }',
  );
  const lines = stdout.trim().split("\n");
  expect(lines).toHaveLength(data.solutions.totalCount);
  for (const line of lines) expect(line).toMatch(/^.+ \(.+\): .+$/);
});
