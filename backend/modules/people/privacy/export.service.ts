import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import type { DataExport } from "./data-export.ts";
import "./account-data.ts";
import { personalData } from "./personal-data.ts";

/** Everything that is the signed-in person's own, and nothing of anybody else's (security.md A38). */
export async function exportMyData(context: Context): Promise<DataExport> {
  const { id } = personOf(context);
  const exportedAt = new Date().toISOString();
  const content: Record<string, unknown> = { exportedAt };
  for (const part of personalData()) content[part.name] = await part.collect(context.em, id);
  return {
    fileName: `sportstech-hub-data-${exportedAt.slice(0, 10)}.json`,
    content: JSON.stringify(content, null, 2),
  };
}
