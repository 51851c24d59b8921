import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { generateApi } from "swagger-typescript-api";
import { expect, it } from "vitest";
import { createSchema } from "../../graphql/schema.ts";
import { describedWebhooks, restRoutes } from "../routes.ts";
import { openApiDocument } from "./document.ts";
import { operationIdOf } from "./names.ts";

const COMPILER = [
  "node_modules/typescript/bin/tsc",
  "--noEmit",
  "--strict",
  "--skipLibCheck",
  "--ignoreConfig",
  ...["--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler", "--lib", "es2022,dom"],
];

/** A program of somebody who has the client; what it gets wrong is expected to be refused. */
const PROGRAM = `
import { Api } from "./client";

const api = new Api({ baseUrl: "https://hub.example" });
const solutions = await api.api.getSolutions({ category: ["video-analysis"], first: 5 });
for (const { id, title, vendor } of solutions.data) {
  const text: string = \`\${id.toFixed()} \${title.trim()} \${vendor.trim()}\`;
  console.log(text);
}
await api.api.postAuthLogin({ username: "student", password: "student-demo" });
// @ts-expect-error a password is missing
await api.api.postAuthLogin({ username: "student" });
// @ts-expect-error there is no such order
await api.api.getSolutions({ sort: "random" });
export {};
`;

it("is what a typed client can be generated from, and that compiles", async () => {
  const folder = await mkdtemp(join(tmpdir(), "generated-client-"));
  try {
    const spec = JSON.parse(
      JSON.stringify(openApiDocument({ routes: restRoutes, webhooks: describedWebhooks }, createSchema())),
    );
    await generateApi({ spec, output: folder, fileName: "client.ts", silent: true });
    const client = await readFile(join(folder, "client.ts"), "utf8");
    expect(restRoutes.map(operationIdOf).filter((name) => !client.includes(`${name}:`))).toEqual([]);
    await writeFile(join(folder, "program.ts"), PROGRAM);
    const ran = await promisify(execFile)(process.execPath, [...COMPILER, join(folder, "program.ts")]).catch(
      ({ stdout }: { stdout: string }) => ({ stdout }),
    );
    expect(ran.stdout).toBe("");
  } finally {
    await rm(folder, { recursive: true });
  }
});
