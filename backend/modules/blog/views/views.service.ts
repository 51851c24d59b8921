import { isbot } from "isbot";
import { parseId } from "../../../shared/ids.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { readerOf } from "../reactions/visitor.ts";

/** Notes that somebody reads a post; robots and programs count nothing. Answers whether it was noted. */
export async function noteView(context: RequestContext, id: string): Promise<boolean> {
  const key = parseId(id);
  const { caller, views } = context;
  if (key === undefined || !caller.userAgent || isbot(caller.userAgent)) return false;
  views.note(key, await readerOf(context));
  return true;
}
