import { queueMail } from "../../../mail/send-mail.job.ts";
import type { Context } from "../../../shared/context.ts";
import { longDay } from "../../../shared/days/days.ts";
import type { User } from "../identity/user.entity.ts";
import type { AccessToken } from "./access-token.entity.ts";

/** The recipient of an email. */
type Owner = Pick<User, "firstName" | "email">;

/** The last day on which a token is valid. */
const lastDay = (end: Date) => longDay(new Date(end.getTime() - 1));

/** Notifies the owner of a new token by mail, in case someone else created it. */
export function notifyOfNewToken(
  { em, publicUrl }: Pick<Context, "em" | "publicUrl">,
  { firstName, email }: Owner,
  { name, scopes, expiresAt }: AccessToken,
): Promise<void> {
  return queueMail(em, {
    to: email,
    subject: "New access token - SportsTech Hub",
    text: [
      `Hello ${firstName},`,
      `An access token named “${name}” was created for your account. Programs that use it can act on your behalf until ${lastDay(expiresAt)}: ${scopes.join(", ")}.`,
      `If this wasn't you, revoke it and change your password right away: ${publicUrl}/developers/tokens`,
      "SportsTech Hub",
    ].join("\n\n"),
  });
}

/** Notifies the owner of a token by mail that it expires soon. */
export function notifyOfEnd(
  { em, publicUrl }: Pick<Context, "em" | "publicUrl">,
  { firstName, email }: Owner,
  { name, expiresAt }: Pick<AccessToken, "name" | "expiresAt">,
): Promise<void> {
  return queueMail(em, {
    to: email,
    subject: "Your access token expires soon - SportsTech Hub",
    text: [
      `Hello ${firstName},`,
      `Your access token “${name}” works until ${lastDay(expiresAt)}. Programs that use it will stop working then.`,
      `If you still need it, create a new one before then: ${publicUrl}/developers/tokens`,
      "SportsTech Hub",
    ].join("\n\n"),
  });
}
