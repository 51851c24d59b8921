import { assertNodeVersion } from "./node-version.ts";

/** Backs the database up. What it needs is loaded only by a Node that can run it. */
assertNodeVersion();
await import("./commands/backup.ts");
