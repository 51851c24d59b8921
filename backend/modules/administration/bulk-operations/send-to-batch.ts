import sql from "sql-template-tag";
import type { JobTools } from "../../../shared/job.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { notifyAll } from "../../account/notifications/notify.ts";
import type { RunningOperation, Skipped } from "./running-operation.ts";

/**
 * Sends a notification to these accounts, and an email depending on their preferences. No one gets it twice.
 */
export async function sendToBatch(
  { em, publicUrl }: JobTools,
  { id, title, message }: RunningOperation,
  users: readonly number[],
): Promise<Skipped> {
  const [heading, text] = [title ?? "", message ?? ""];
  await notifyAll(em, sql`u.id = any(${users}::integer[])`, {
    type: "alert",
    title: heading,
    text: [text],
    path: "/notifications",
    key: `bulk:${id}`,
    letter: {
      subject: heading,
      text: [text, `Choose which emails you get: ${publicUrl}/profile?tab=notifications`],
    },
  });
  const inactive = await queryRows(
    em,
    sql`select id from users where id = any(${users}::integer[]) and not is_active`,
  );
  return new Map(inactive.map((user) => [Number(user.id), "The account is inactive."]));
}
