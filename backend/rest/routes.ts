import { modules } from "../modules.ts";

/** The gateway's table. */
export const restRoutes = modules.flatMap((module) => module.restRoutes ?? []);
