import { modules } from "../modules.ts";

/** The gateway's route table. */
export const restRoutes = modules.flatMap((module) => module.restRoutes ?? []);
