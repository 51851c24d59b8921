import { assertNodeVersion } from "./node-version.ts";

/** Writes the schema and what is generated from it. What it needs is loaded only by a Node that can run it. */
assertNodeVersion();
await import("./commands/emit-schema.ts");
