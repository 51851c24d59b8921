import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, signIn } from "../../testing/accounts.ts";
import { ownFieldsOf } from "../../testing/problem.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { newTokenOf } from "../../testing/tokens.ts";

const FOLDER = "docs/api";

const pageText = (page: string) => readFileSync(`${FOLDER}/${page}`, "utf8");

let app: TestApp;
let token: string;
beforeAll(async () => {
  // Frames are served beside the screens only.
  app = await startTestApp("demo", {}, async () => ({ status: 200, html: "" }));
  const person = await signIn(app, await createUser(app));
  const [, named = ""] = /with the scopes (.+)\./.exec(pageText("write-with-a-token.md")) ?? [];
  const scopes = [...named.matchAll(/`(\w+):(\w+)`/g)].map(([, area, right]) =>
    `${area}_${right}`.toUpperCase(),
  );
  token = (await newTokenOf(person, { scopes })).token;
});
afterAll(() => app.stop());

const scripts = readdirSync(FOLDER).flatMap((page) =>
  [...pageText(page).matchAll(/^```sh\n(.*?)^```$/gms)].map(([, script = ""]) => ({
    page,
    script,
  })),
);

const run = (script: string) => {
  const env = { ...process.env, SITE: app.url, TOKEN: token, NO_PROXY: "127.0.0.1" };
  return promisify(execFile)("bash", ["--norc", "-eu", "-o", "pipefail", "-c", script], {
    env,
    timeout: 30_000,
  });
};

it.each(scripts)("what $page says works: $script", async ({ script }) => {
  await expect(run(script)).resolves.toMatchObject({ stderr: "" });
});

it("the call outside of a token's scopes is told which one is missing", async () => {
  const refused = scripts.findLast(({ page }) => page === "write-with-a-token.md");
  expect(ownFieldsOf(JSON.parse((await run(refused?.script ?? "")).stdout), 403)).toEqual({
    code: "FORBIDDEN",
    message: 'The access token lacks the scope "catalog:read".',
  });
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
