import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import type { DataExport } from "./data-export.ts";

/** Returns all data of the signed-in user, and no one else's. */
export async function exportMyData(context: Context): Promise<DataExport> {
  const { id } = personOf(context);
  const exportedAt = new Date().toISOString();
  const sections: Record<string, object> = {};
  for (const { section, collect } of context.contributions.personalData) {
    const kept = await collect(context.em, id);
    sections[section] = Array.isArray(kept) ? kept : { ...sections[section], ...kept };
  }
  return {
    fileName: `sportstech-hub-data-${exportedAt.slice(0, 10)}.json`,
    content: JSON.stringify({ exportedAt, ...sections }, null, 2),
  };
}
