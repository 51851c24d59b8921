import { assertNodeVersion } from "./node-version.ts";

/** Runs the built product without building it first; for the container. */
assertNodeVersion();
process.env.NODE_ENV ??= "production";
const [{ main }, { existsSync }, { join }] = await Promise.all([
  import("../backend/main.ts"),
  import("node:fs"),
  import("node:path"),
]);
// Beside the program, whatever folder it is started from.
const built = join(import.meta.dirname, "..");
await main(existsSync(join(built, "client")) ? built : "dist");
