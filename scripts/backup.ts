import { assertNodeVersion } from "./node-version.ts";

/** Backs up the database. Its modules are loaded only by a supported Node version. */
assertNodeVersion();
await import("./commands/backup.ts");
