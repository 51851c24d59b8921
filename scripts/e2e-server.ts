import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The server for browser tests: a fresh demo with a temporary data folder, on loopback. */
const folder = process.env.E2E_FOLDER ?? mkdtempSync(join(tmpdir(), "sportstech-e2e-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, { DATA_DIR: folder, DEMO: "1", HOST: "127.0.0.1" });
process.env.PORT ??= "4310";
process.env.ENCODER ??= "off";
// The tests receive webhooks themselves.
process.env.WEBHOOK_PRIVATE_HOSTS ??= "127.0.0.1";
// A test is the provider that one signs in by.
process.env.OIDC_PROVIDERS ??= JSON.stringify([
  {
    id: "club",
    name: "Example Club",
    issuer: `http://127.0.0.1:${Number(process.env.PORT) + 5}`,
    clientId: "sportstech-hub",
    clientSecret: "a-secret-of-the-test-0123456789",
  },
]);
await import("./start.ts");
