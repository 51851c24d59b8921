import { randomUUID } from "node:crypto";
import type { Context } from "../../../shared/context.ts";
import { notify } from "../../account/notifications/notify.ts";
import type { Moderated, ModeratedRecord } from "./moderated.ts";

const CLOSE = "delete from reports where subject_kind = ? and subject_id = ? returning reporter_id as id";

/** Closes a record's reports and notifies the reporters of the outcome. Returns how many there were. */
export async function closeReports<Row extends ModeratedRecord>(
  { em, publicUrl }: Context,
  { kind, populate, show }: Moderated<Row>,
  record: Row,
): Promise<number> {
  const reporters = await em.execute<{ id: number }[]>(CLOSE, [kind, record.id]);
  if (reporters.length === 0) return 0;
  await em.populate(record, populate as never);
  const outcome =
    record.status === "published" ? "kept it as it is." : "hid it. Others can no longer see it.";
  const said = `An administrator reviewed the ${show(record).name} you reported and ${outcome}`;
  await notify(
    em,
    reporters.map(({ id: recipient }) => ({
      recipient,
      type: "moderation",
      title: "Your report was reviewed",
      text: [said],
      path: show(record).on.path,
      subject: { kind, id: record.id },
      key: `report:${randomUUID()}`,
      letter: {
        subject: "Your report was reviewed",
        text: [
          said,
          "Thanks for letting us know.",
          `Turn off these emails here: ${publicUrl}/profile?tab=notifications`,
        ],
      },
    })),
  );
  return reporters.length;
}
