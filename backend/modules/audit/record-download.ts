import type { Context } from "../../shared/context.ts";
import { recordAct } from "./record-act.ts";

/** Records that somebody takes a kind of data out of the product. */
export async function recordDownload(context: Context, kind: string): Promise<void> {
  await recordAct(context, { action: "data.exported", changes: { kind: { after: kind } } });
}
