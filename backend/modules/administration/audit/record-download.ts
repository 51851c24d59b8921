import type { Context } from "../../../shared/context.ts";
import { recordAuditEvent } from "./record-audit-event.ts";

/** Records that someone downloaded a kind of data. */
export async function recordDownload(context: Context, kind: string): Promise<void> {
  await recordAuditEvent(context, { action: "data.exported", changes: { kind: { after: kind } } });
}
