import type { EntityManager } from "@mikro-orm/postgresql";
import { queueMail } from "../../../mail/send-mail.job.ts";
import type { User } from "./user.entity.ts";

/** Security notices by email, so that users notice changes they didn't make themselves. */
const NOTICES = {
  passwordChanged: {
    subject: "Your password was changed",
    text: "Your account's password was changed, and everything else that could reach it was ended: other sessions, passkeys, linked accounts, access tokens, webhooks and the address of your calendar.",
  },
  passwordReset: {
    subject: "Your password was reset",
    text: "An administrator set a new password for your account, and everything that could reach it was ended: sessions, passkeys, linked accounts, access tokens, webhooks and the address of your calendar.",
    question: "If you didn't ask for this",
  },
  twoFactorOn: {
    subject: "Two-factor authentication is on",
    text: "From now on, you'll need a code from your authenticator app to sign in.",
  },
  twoFactorOff: {
    subject: "Two-factor authentication is off",
    text: "From now on, you only need your password to sign in.",
  },
  passkeyAdded: {
    subject: "A passkey was added",
    text: "A passkey was added to your account. Whoever can unlock the device that it's on can sign in with it.",
  },
  passkeyRemoved: {
    subject: "A passkey was removed",
    text: "A passkey was removed from your account. It can't be used to sign in anymore.",
  },
  identityLinked: {
    subject: "A way to sign in was added",
    text: "Your account was linked to one at another site, and you can sign in with it from now on. Your settings show which site.",
  },
  identityUnlinked: {
    subject: "A way to sign in was removed",
    text: "Your account was unlinked from one at another site, which no longer signs you in.",
  },
  emailChangeRequested: {
    subject: "Your email address is about to change",
    text: "Someone signed in to your account asked to change its email address. It will change once the new address is confirmed.",
  },
  emailChanged: {
    subject: "Your email address was changed",
    text: "Your account now has a different email address, and we'll stop emailing this one.",
    // A reset link would go to the new address.
    help: { text: "write to us right away", path: "/contact" },
  },
  emailReplaced: {
    subject: "Your email address was changed",
    text: "An administrator gave your account a different email address, and we'll stop emailing this one.",
    help: { text: "write to us", path: "/contact" },
    question: "If you didn't ask for this",
  },
  accountDeleted: {
    subject: "Your account was deleted",
    text: "An administrator deleted your account, along with your personal data.",
    help: { text: "write to us", path: "/contact" },
    question: "If you think this is a mistake",
  },
  deletionRequested: {
    subject: "Your account will be deleted",
    text: "Your account will be deleted in 14 days. Sign in before then if you want to keep it.",
  },
  accountRestored: {
    subject: "Your account won't be deleted",
    text: "You signed in, so we're keeping your account.",
  },
} as const satisfies Record<string, NoticeText>;

export type Notice = keyof typeof NOTICES;

interface NoticeText {
  readonly subject: string;
  readonly text: string;
  /** The advice if it was someone else. Default: to reset the password. */
  readonly help?: { readonly text: string; readonly path: string };
  /** The introduction of the advice, for changes that the person can't have made themselves. */
  readonly question?: string;
}

const RESET = { text: "reset your password right away", path: "/forgot-password" };

/** Queues a notice to the account's email address, or to `email`. */
export function queueNotice(
  em: EntityManager,
  user: Pick<User, "firstName" | "email">,
  notice: Notice,
  publicUrl: string,
  email = user.email,
): Promise<void> {
  const { subject, text, help = RESET, question = "If this wasn't you" }: NoticeText = NOTICES[notice];
  return queueMail(em, {
    to: email,
    subject: `${subject} - SportsTech Hub`,
    text: [
      `Hello ${user.firstName},`,
      text,
      `${question}, ${help.text}: ${publicUrl}${help.path}`,
      "SportsTech Hub",
    ].join("\n\n"),
  });
}
