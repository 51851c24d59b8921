import sql, { raw } from "sql-template-tag";
import type { Settings } from "../../../../shared/context.ts";
import type { Job } from "../../../../shared/job.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import { inUse } from "../../identity/in-use.ts";
import { NOTIFICATION_TYPE_LABELS, type NotificationType } from "../notification-type.ts";
import { unsubscribeAddress, unsubscribeHeaders } from "./unsubscribe-address.ts";
import { byMail } from "./wanted.ts";

/** The maximum number of notifications listed in a digest. */
const SHOWN = 25;

interface Line {
  readonly title: string;
  readonly path: string;
  readonly type: NotificationType;
  readonly firstName: string;
  readonly email: string;
  readonly key: string;
}

/** Selects the notifications that are still unread and wanted, latest first. */
const linesOf = (recipient: number, ids: readonly number[], settings: Settings) => sql`
  select n.title, n.path, n.type, u.first_name as "firstName", u.email, p.unsubscribe_key as key
  from notifications n join users u on u.id = n.recipient_id
    join notification_preferences p on p.user_id = u.id and p.type = n.type
  where n.recipient_id = ${recipient} and n.id = any(${ids}::integer[]) and n.read_at is null
    and ${raw(inUse(settings))} and p.frequency <> 'none' and ${byMail}
  order by n.turn desc`;

/** Sends a digest email of a person's notifications, except those read in the meantime. */
export const digestLetterJob: Job<{ recipient: number; ids: number[] }> = {
  name: "notification-digest-letter",
  run: async ({ recipient, ids }, { em, settings, mailer, publicUrl }) => {
    const lines = (await queryRows(em, linesOf(recipient, ids, settings))) as unknown as Line[];
    const [first] = lines;
    if (!first) return;
    const keys = new Map(lines.map(({ type, key }) => [type, key]));
    const counted = lines.length === 1 ? "1 notification" : `${lines.length} notifications`;
    await mailer.send({
      // If a worker dies after sending but before the job is marked as done, the email is sent again with the
      // same id.
      id: `digest-${recipient}-${Math.max(...ids)}`,
      to: first.email,
      subject: `${counted} - SportsTech Hub`,
      headers: unsubscribeHeaders(publicUrl, [...keys.values()]),
      text: [
        `Hello ${first.firstName},`,
        "Here's what's new:",
        ...lines.slice(0, SHOWN).map(({ title, path }) => `${title}\n${publicUrl}${path}`),
        ...(lines.length > SHOWN ? [`And ${lines.length - SHOWN} more.`] : []),
        `See all: ${publicUrl}/notifications`,
        `Choose which emails you get: ${publicUrl}/profile?tab=notifications`,
        ...[...keys].map(
          ([type, key]) =>
            `Stop emails of this type (${NOTIFICATION_TYPE_LABELS[type]}): ${unsubscribeAddress(publicUrl, [key])}`,
        ),
        "SportsTech Hub",
      ].join("\n\n"),
    });
  },
};
