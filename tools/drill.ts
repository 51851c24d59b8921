import { assertNodeVersion } from "../scripts/node-version.ts";

/** Causes failures and counts what is lost. What it needs is loaded only by a Node that can run it. */
assertNodeVersion();
await import("./commands/drill.ts");
