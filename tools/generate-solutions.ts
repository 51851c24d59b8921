import { assertNodeVersion } from "../scripts/node-version.ts";

/** Generates solutions for load tests. What it needs is loaded only by a Node that can run it. */
assertNodeVersion();
await import("./commands/generate-solutions.ts");
