import { assertNodeVersion } from "../scripts/node-version.ts";

/** Measures ranking. What it needs is loaded only by a Node that can run it. */
assertNodeVersion();
await import("./commands/evaluate-matching.ts");
