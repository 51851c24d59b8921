import { randomUUID } from "node:crypto";
import sql, { type Sql } from "sql-template-tag";
import { ROLES, type Role } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { parseIds } from "../../../shared/ids.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { validate } from "../../../shared/validation.ts";
import { recordAct } from "../../audit/record-act.ts";
import { tellAll } from "../tell.ts";
import { alertRules } from "./alert.rules.ts";

/** What an administrator tells people, and whom. */
export interface Alert {
  readonly title: string;
  /** Plain text; an empty line begins a new paragraph. */
  readonly text: string;
  /** Whether it is news or an offer, which only those get who asked for such. */
  readonly isNews?: boolean | null;
  /** These accounts; everybody without it. */
  readonly userIds?: readonly string[] | null;
  /** Only accounts with these roles. */
  readonly roles?: readonly Role[] | null;
  /** Names the sending, so that a repeated one has no further effect. */
  readonly key?: string | null;
}

/** SQL condition on the account `u`: it is meant, and takes what is sent. */
function meantBy({ isNews, userIds, roles }: Alert): Sql {
  const ids = userIds ? parseIds(userIds) : null;
  return sql`u.is_active and u.anonymized_at is null
    and (${ids}::integer[] is null or u.id = any(${ids}::integer[]))
    and u.role = any(${roles ?? ROLES}::text[]) and (not ${isNews ?? false} or u.notify_marketing_updates)`;
}

const paragraphs = (text: string): string[] => {
  const [first = "", ...others] = text.split(/\n\s*\n/);
  const shown = [first, ...others].slice(0, 9);
  const rest = others.slice(8).join("\n\n");
  return rest ? [...shown, rest] : shown;
};

/**
 * Tells the people that an alert is meant for, by notification and as they wish by mail: one statement for all of them.
 * Returns how many accounts it is meant for.
 * @throws InvalidInputError for a missing or too long title or text.
 */
export async function sendAlert(context: Context, alert: Alert): Promise<number> {
  const { em, publicUrl } = context;
  const { title, text } = await validate(alertRules, alert);
  if (alert.userIds?.length === 0) {
    const message = "Choose at least one person";
    throw new InvalidInputError(message, { userIds: message });
  }
  const who = meantBy(alert);
  const type = alert.isNews ? ("news" as const) : ("alert" as const);
  await tellAll(em, who, {
    ...{ type, title, text: paragraphs(text), path: "/notifications" },
    key: `${type}:${alert.key ?? randomUUID()}`,
    letter: {
      subject: title,
      text: [text, `Choose which emails you get: ${publicUrl}/profile?tab=notifications`],
    },
  });
  const [meant] = await queryRows(em, sql`select count(*)::int as count from users u where ${who}`);
  const recipients = Number(meant?.count);
  await recordAct(context, {
    action: "alert.sent",
    changes: { title: { after: title }, kind: { after: type }, recipients: { after: recipients } },
  });
  return recipients;
}
