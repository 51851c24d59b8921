import { assertNodeVersion } from "./node-version.ts";

/** Imports files, and undoes imports. What it needs is loaded only by a Node that can run it. */
assertNodeVersion();
await import("./commands/import.ts");
