import { assertNodeVersion } from "./node-version.ts";

/** Imports files and undoes imports. Its modules are loaded only by a supported Node version. */
assertNodeVersion();
await import("./commands/import.ts");
