import type { EntityManager } from "@mikro-orm/postgresql";
import { queueMail } from "../../mail/send-mail.job.ts";
import type { User } from "./user.entity.ts";

/** Security notices by email, so that users notice changes they didn't make themselves. */
const NOTICES = {
  passwordChanged: {
    subject: "Your password was changed",
    text: "The password of your account was changed, and every other session was ended.",
  },
  twoFactorOn: {
    subject: "Two-factor authentication is on",
    text: "From now on, signing in asks for a code from your authenticator app.",
  },
  twoFactorOff: {
    subject: "Two-factor authentication is off",
    text: "From now on, signing in asks for your password only.",
  },
  emailChanged: {
    subject: "Your email address was changed",
    text: "Your account now has another email address; emails no longer go to this one.",
  },
  deletionRequested: {
    subject: "Your account will be deleted",
    text: "Your account will be deleted in 14 days. Sign in before then if you want to keep it.",
  },
  accountRestored: {
    subject: "Your account stays",
    text: "You signed in, so your account will not be deleted.",
  },
} as const;

export type Notice = keyof typeof NOTICES;

/** Queues a notice to the account's email address, or to `email`. */
export function queueNotice(
  em: EntityManager,
  user: Pick<User, "firstName" | "email">,
  notice: Notice,
  publicUrl: string,
  email = user.email,
): Promise<void> {
  const { subject, text } = NOTICES[notice];
  return queueMail(em, {
    to: email,
    subject: `${subject} - SportsTech Hub`,
    text: [
      `Hello ${user.firstName},`,
      text,
      `If this wasn't you, reset your password right away: ${publicUrl}/forgot-password`,
      "SportsTech Hub",
    ].join("\n\n"),
  });
}
