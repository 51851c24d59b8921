import { join } from "node:path";
import { build } from "./build.ts";
import { stopWithParent } from "./commands/stop-with-parent.ts";
import { withOneArena } from "./commands/with-one-arena.ts";

withOneArena();
stopWithParent();
// As npm does: the build and the settings are in the project.
process.chdir(join(import.meta.dirname, ".."));
// Without it, React renders in development mode, at a fraction of the speed.
process.env.NODE_ENV ??= "production";
await build();
const { main } = (await import(new URL("../dist/backend/main.js", import.meta.url).href)) as {
  main: (frontendFolder: string) => Promise<void>;
};
await main("dist");
