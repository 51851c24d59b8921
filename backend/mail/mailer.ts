import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "../shared/mailer.ts";
import { outbox } from "./outbox.ts";

/** Mail settings. */
export interface MailSettings {
  /** The SMTP server; if undefined, mail is written to files. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly dataDirectory: string;
}

/** Delivers by SMTP if there is a server, otherwise to text files in the data folder's `outbox`. */
export function createMailer({ smtpUrl, mailFrom, dataDirectory }: MailSettings): Mailer {
  if (!smtpUrl) return outbox(join(dataDirectory, "outbox"), mailFrom);
  const transport = createTransport(smtpUrl, { from: mailFrom });
  return {
    async send({ to, subject, text, headers }) {
      await transport.sendMail({ to, subject, text, headers: { ...headers } });
    },
  };
}
