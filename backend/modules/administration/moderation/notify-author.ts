import { randomUUID } from "node:crypto";
import type { Context } from "../../../shared/context.ts";
import { notify } from "../../account/notifications/notify.ts";
import type { Moderated, ModeratedRecord } from "./moderated.ts";

/** Notifies the author of a decision, on the site and by mail. */
export async function notifyAuthor<Row extends ModeratedRecord>(
  { em, publicUrl }: Context,
  { kind, populate, show }: Moderated<Row>,
  record: Row,
  reason: string | null | undefined,
): Promise<void> {
  await em.populate(record, populate as never);
  const { author, name, ownPath: path } = show(record);
  if (!author) return;
  const outcome = record.status === "published" ? "published" : "hidden";
  const text = [
    record.status === "published"
      ? `Your ${name} was approved and is now public.`
      : `An administrator hid your ${name}. Others can no longer see it.`,
    ...(reason ? [`Reason: ${reason}`] : []),
  ];
  const title = `Your ${name} was ${outcome}`;
  await notify(em, [
    {
      recipient: author.id,
      type: "moderation",
      title,
      text,
      path,
      subject: { kind, id: record.id },
      key: `moderated:${randomUUID()}`,
      letter: { subject: title, text: [...text, `See it here: ${publicUrl}${path}`] },
    },
  ]);
}
