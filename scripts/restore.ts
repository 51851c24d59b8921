import { assertNodeVersion } from "./node-version.ts";

/** Restores a backup. Its modules are loaded only by a supported Node version. */
assertNodeVersion();
await import("./commands/restore.ts");
