import { randomUUID } from "node:crypto";
import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { notifyAll } from "../notify.ts";
import { sentAlertRules } from "./alert.rules.ts";
import type { AlertLevel } from "./alert-level.ts";
import { type Audience, assertAudience, audienceOf, countAudience } from "./audience.ts";

/** An administrator's alert and its recipients. */
export interface Alert extends Audience {
  readonly title: string;
  /** Plain text; an empty line starts a new paragraph. */
  readonly text: string;
  readonly level?: AlertLevel | null;
  /** The idempotency key: sending the same one again has no further effect. */
  readonly key?: string | null;
}

const paragraphs = (text: string): string[] => {
  const [first = "", ...others] = text.split(/\n\s*\n/);
  const shown = [first, ...others].slice(0, 9);
  const rest = others.slice(8).join("\n\n");
  return rest ? [...shown, rest] : shown;
};

/**
 * Sends an alert to its audience as a notification and, depending on their preferences, by mail, in one
 * statement for all of them. Returns the number of accounts in the audience. Sending the same key again has
 * no further effect.
 * @throws InvalidInputError if the title or text is missing or too long, the key isn't a UUID, or the
 * audience isn't named or is empty.
 */
export async function sendAlert(context: Context, alert: Alert): Promise<number> {
  const { em, publicUrl } = context;
  const { title, text, key } = await validate(sentAlertRules, alert);
  assertAudience(alert);
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
