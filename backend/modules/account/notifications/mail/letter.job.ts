import type { EntityManager } from "@mikro-orm/postgresql";
import sql, { raw } from "sql-template-tag";
import type { Settings } from "../../../../shared/context.ts";
import type { Job } from "../../../../shared/job.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import { inUse } from "../../identity/in-use.ts";
import type { NotificationType } from "../notification-type.ts";
import { unsubscribeHeaders } from "./unsubscribe-address.ts";
import { byMail } from "./wanted.ts";

interface Reader {
  readonly firstName: string;
  readonly email: string;
  readonly key: string;
}

/**
 * Selects an email's recipient, with the unsubscribe key for its type, which is created with the first email.
 */
const readerOf = (recipient: number, type: NotificationType, settings: Settings) => sql`
  with n as (select ${type}::text as type), kept as (
    insert into notification_preferences as p (user_id, type) select id, ${type} from users where id = ${recipient}
    on conflict (user_id, type) do update set type = p.type returning frequency, unsubscribe_key as key
  )
  select u.first_name as "firstName", u.email, kept.key from users u, kept, n
  where u.id = ${recipient} and ${raw(inUse(settings))} and kept.frequency <> 'none' and ${byMail}`;

async function findReader(
  { em, settings }: { em: EntityManager; settings: Settings },
  recipient: number,
  type: NotificationType,
) {
  const [reader] = (await queryRows(em, readerOf(recipient, type, settings))) as unknown as Reader[];
  return reader;
}

/**
 * Sends the email for a notification, unless the recipient has turned such emails off in the meantime. Its
 * unsubscribe key is read here, so that it is never in the queue.
 */
export const letterJob: Job<{ recipient: number; type: NotificationType; subject: string; text: string[] }> =
  {
    name: "notification-letter",
    run: async ({ recipient, type, subject, text }, { em, settings, mailer, publicUrl }) => {
      const reader = await findReader({ em, settings }, recipient, type);
      if (!reader) return;
      await mailer.send({
        to: reader.email,
        subject: `${subject} - SportsTech Hub`,
        headers: unsubscribeHeaders(publicUrl, [reader.key]),
        text: [`Hello ${reader.firstName},`, ...text, "SportsTech Hub"].join("\n\n"),
      });
    },
  };
