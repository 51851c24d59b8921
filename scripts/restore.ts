import { assertNodeVersion } from "./node-version.ts";

/** Restores a backup. What it needs is loaded only by a Node that can run it. */
assertNodeVersion();
await import("./commands/restore.ts");
