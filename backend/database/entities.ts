import { modules } from "../modules.ts";

/** All entities. */
export const entities = modules.flatMap((module) => module.entities ?? []);
