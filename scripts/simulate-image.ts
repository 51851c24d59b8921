import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "../backend/database/embedded/embedded.ts";
import { freePort } from "../backend/testing/servers/free-port.ts";
import { build } from "./build.ts";

/**
 * Does to a copy of this folder what the Dockerfile does after the build, starts what is left on a database of its own,
 * and asks it for what needs each kind of package.
 */

const COPIED = ["package.json", "package-lock.json", ".npmrc", "scripts/mappings"];
const READY_WITHIN = 180_000;

/** What is asked for, and what the answer has to be. */
const ASKED: readonly { what: string; path: string; type: RegExp; body?: object }[] = [
  { what: "a page", path: "/solutions", type: /^text\/html/ },
  { what: "a card", path: "/cards/about/v2.png", type: /^image\/png/ },
  {
    what: "a match",
    path: "/graphql",
    type: /json/,
    body: {
      query: '{ matchSolutions(brief: { text: "GPS vests for rugby" }, first: 1) { results { rank } } }',
    },
  },
  {
    what: "a GraphQL call",
    path: "/graphql",
    type: /json/,
    body: { query: "{ solutions(first: 1) { nodes { id } } }" },
  },
];

/** Returns the commands of the image's first stage after `npm run build`. */
function commandsAfterBuild(): string {
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const [, commands] = /^RUN npm run build && ((?:.*\\\n)*.*)$/m.exec(dockerfile) ?? [];
  if (!commands) throw new Error("The Dockerfile has no line that begins with RUN npm run build.");
  return commands.replace(/\\\n\s*#.*$/gm, "\\").replace(/\\\n/g, "");
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + READY_WITHIN; Date.now() < end; ) {
    if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode} before it was ready.`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("It wasn't ready in time.");
}

async function ask(url: string, { what, path, type, body }: (typeof ASKED)[number]): Promise<void> {
  const init = body && {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(`${url}${path}`, init ?? {});
  const text = await answer.text();
  const isOf = type.test(answer.headers.get("content-type") ?? "") && !text.startsWith('{"errors"');
  if (!answer.ok || !isOf || text.length === 0)
    throw new Error(`It answers ${what} with ${answer.status}: ${text.slice(0, 200)}`);
}

await build();
const folder = mkdtempSync(join(tmpdir(), "image-"));
const database = await startEmbeddedDatabase({ dataDirectory: join(folder, "data"), durable: false });
let server: ChildProcess | undefined;
try {
  const app = join(folder, "app");
  for (const name of COPIED) cpSync(name, join(app, name), { recursive: true });
  cpSync("dist", join(app, "dist"), { recursive: true });
  // Links, as two gigabytes take a minute to copy; npm writes its own list into the file that is there.
  execFileSync("cp", ["-al", "node_modules", app]);
  rmSync(join(app, "node_modules/.package-lock.json"), { force: true });
  execFileSync("sh", ["-c", commandsAfterBuild()], {
    cwd: app,
    env: { ...process.env, npm_config_offline: "true", npm_config_audit: "false", npm_config_fund: "false" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const port = await freePort();
  server = spawn(process.execPath, ["dist/scripts/serve.js"], {
    cwd: app,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATA_DIR: join(folder, "files"),
      DATABASE_URL: database.url,
      DEMO: "1",
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, server);
  for (const asked of ASKED) await ask(url, asked);
  process.stdout.write(`The image's packages answer ${ASKED.map(({ what }) => what).join(", ")}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  if (server && server.exitCode === null) {
    server.kill();
    await new Promise((resolve) => server?.once("exit", resolve));
  }
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
