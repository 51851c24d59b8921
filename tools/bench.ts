import { assertNodeVersion } from "../scripts/node-version.ts";

/** Benchmarks lists and pages. What it needs is loaded only by a Node that can run it. */
assertNodeVersion();
await import("./commands/bench.ts");
