import { isbot } from "isbot";
import { parseId } from "../../../shared/ids.ts";
import { readerOf } from "../reactions/visitor.ts";
import type { VisitorContext } from "../visitor-context.ts";

/** Notes that somebody reads a post; robots and programs count nothing. Answers whether it was noted. */
export async function noteView(context: VisitorContext, id: string): Promise<boolean> {
  const key = parseId(id);
  const { caller, views } = context;
  if (key === undefined || !caller.userAgent || isbot(caller.userAgent)) return false;
  views.note(key, await readerOf(context));
  return true;
}
