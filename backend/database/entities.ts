import { modules } from "../modules.ts";

/** Every entity that the database holds. */
export const entities = modules.flatMap((module) => module.entities ?? []);
