import { join } from "node:path";
import { assertNodeVersion } from "./node-version.ts";

/** Runs the built product without building it first; for the container. */
assertNodeVersion();
process.env.NODE_ENV ??= "production";
const { main } = await import("../backend/main.ts");
await main(join(import.meta.dirname, ".."));
