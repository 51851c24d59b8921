import { assertNodeVersion } from "./node-version.ts";

/**
 * Writes the schema and the files generated from it. Its modules are loaded only by a supported Node version.
 */
assertNodeVersion();
await import("./commands/emit-schema.ts");
