import { asPerson } from "../../../../shared/actor.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { recordTrainingEvents } from "../../../discovery/training-events/training-event.ts";
import { noteView } from "../../../platform/view-counts/view.service.ts";
import type { VisitorContext } from "../../../platform/view-counts/visitor-context.ts";
import { VIEWED, type ViewedKind } from "./viewed-kinds.ts";

/**
 * Records a view of a record's page, and a person's view of a solution also as a training event. Returns
 * whether it was recorded.
 */
export async function noteRecordView(
  context: VisitorContext,
  kind: ViewedKind,
  id: string,
): Promise<boolean> {
  const isNoted = await noteView(context, VIEWED[kind], id);
  const [person, key] = [asPerson(context.actor), parseId(id)];
  if (isNoted && person && key !== undefined && kind === "solution")
    await recordTrainingEvents(context.em, person.id, "view", [key]);
  return isNoted;
}
