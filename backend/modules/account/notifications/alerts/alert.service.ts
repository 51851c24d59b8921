import { randomUUID } from "node:crypto";
import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import { validate } from "../../../../shared/fields/validation.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { notifyAll } from "../notify.ts";
import { sentAlertRules } from "./alert.rules.ts";
import type { AlertLevel } from "./alert-level.ts";
import { type Audience, audienceOf, countAudience } from "./audience.ts";

/** An alert from an administrator, and who gets it. */
export interface Alert extends Audience {
  readonly title: string;
  /** Plain text; an empty line begins a new paragraph. */
  readonly text: string;
  readonly level?: AlertLevel | null;
  /** Names the sending, so that a repeated one has no further effect. */
  readonly key?: string | null;
}

const paragraphs = (text: string): string[] => {
  const [first = "", ...others] = text.split(/\n\s*\n/);
  const shown = [first, ...others].slice(0, 9);
  const rest = others.slice(8).join("\n\n");
  return rest ? [...shown, rest] : shown;
};

/**
 * Tells the people that an alert is meant for, by notification and as they wish by mail: one statement for all of them.
 * Returns how many accounts it is meant for. The same key again has no further effect.
 * @throws InvalidInputError for a missing or too long title or text, a key that is no UUID, or if nobody is meant.
 */
export async function sendAlert(context: Context, alert: Alert): Promise<number> {
  const { em, publicUrl } = context;
  const { title, text, key } = await validate(sentAlertRules, alert);
  const who = await audienceOf(context, alert);
  const recipients = await countAudience(context, who);
  if (recipients === 0) {
    const message = "No one matches this selection";
    throw new InvalidInputError(message, { audience: message });
  }
  const type = alert.isNews ? ("news" as const) : ("alert" as const);
  const level = alert.level ?? "info";
  const told = await notifyAll(em, who, {
    type,
    level,
    title,
    text: paragraphs(text),
    path: "/notifications",
    key: `${type}:${key ?? randomUUID()}`,
    letter: {
      subject: title,
      text: [text, `Choose which emails you get: ${publicUrl}/profile?tab=notifications`],
    },
  });
  if (told > 0)
    await recordAuditEvent(context, {
      action: "alert.sent",
      changes: {
        title: { after: title },
        kind: { after: type },
        level: { after: level },
        recipients: { after: recipients },
      },
    });
  return recipients;
}
