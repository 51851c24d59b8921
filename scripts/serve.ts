import { main } from "../backend/server.ts";

/** Runs the built product without building it first; for the container. */
await main("dist");
