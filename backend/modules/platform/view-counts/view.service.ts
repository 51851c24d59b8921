import { isbot } from "isbot";
import { parseId } from "../../../shared/schema/ids.ts";
import type { Viewed } from "../../../shared/view-counter.ts";
import { networkHash, readerOf } from "./visitor.ts";
import type { VisitorContext } from "./visitor-context.ts";

/** Records a view of a subject; bots are ignored. Returns whether it was recorded. */
export async function noteView(context: VisitorContext, viewed: Viewed, id: string): Promise<boolean> {
  const key = parseId(id);
  const { caller, views } = context;
  if (key === undefined || !caller.userAgent || isbot(caller.userAgent)) return false;
  views.note(viewed, key, await readerOf(context), await networkHash(context));
  return true;
}
