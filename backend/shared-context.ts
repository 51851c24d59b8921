import type { MikroORM } from "@mikro-orm/postgresql";
import { databaseLimits } from "./limits/database-limits.ts";
import { contributions } from "./modules.ts";
import type { Context, Settings } from "./shared/context.ts";

/** The parts of a context shared by all requests and jobs of a process. */
export function sharedContext(
  orm: MikroORM,
  settings: Settings & { readonly publicUrl: string },
): Omit<Context, "em" | "actor"> {
  return { settings, publicUrl: settings.publicUrl, limits: databaseLimits(orm), contributions };
}
