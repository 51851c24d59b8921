import { queueMail } from "../../mail/send-mail.job.ts";
import type { Context } from "../../shared/context.ts";
import type { Moderated, ModeratedRecord } from "./moderated.ts";

/** Sends the decision to the author's email address. */
export async function tellAuthor<Row extends ModeratedRecord>(
  { em, publicUrl }: Context,
  { populate, show }: Moderated<Row>,
  record: Row,
  reason: string | null | undefined,
): Promise<void> {
  await em.populate(record, populate as never);
  const { author, name, ownPath } = show(record);
  const person = await author?.load();
  if (!person?.isActive) return;
  const outcome = record.status === "published" ? "published" : "hidden";
  await queueMail(em, {
    to: person.email,
    subject: `Your ${name} was ${outcome} - SportsTech Hub`,
    text: [
      `Hello ${person.firstName},`,
      record.status === "published"
        ? `Your ${name} was approved and is now public.`
        : `An administrator hid your ${name}. Others can no longer see it.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      `See it here: ${publicUrl}${ownPath}`,
      "SportsTech Hub",
    ].join("\n\n"),
  });
}
