import { build } from "./build.ts";

/** `npm start`: builds what is stale, then runs the product in this process, so that signals reach it. */
build();
const { main } = (await import(new URL("../dist/backend/server.js", import.meta.url).href)) as {
  main: (frontendFolder: string) => Promise<void>;
};
await main("dist");
