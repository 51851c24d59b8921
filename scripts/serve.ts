import { assertNodeVersion } from "./node-version.ts";

/** Runs the built product without building it first; for the container. */
assertNodeVersion();
process.env.NODE_ENV ??= "production";
const [{ main }, { existsSync }, { join }] = await Promise.all([
  import("../backend/main.ts"),
  import("node:fs"),
  import("node:path"),
]);
// The screens are beside the program, whatever folder it is started from, or in the folder's own build.
const beside = join(import.meta.dirname, "..");
const isBeside = existsSync(join(beside, "client")) || !existsSync(join("dist", "client"));
await main(isBeside ? beside : "dist");
