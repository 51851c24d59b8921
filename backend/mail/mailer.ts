import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "../shared/mailer.ts";
import { outbox } from "./outbox.ts";

/** What the configuration says of mail. */
export interface MailSettings {
  /** The SMTP server; undefined: mail is written into files. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly dataDirectory: string;
}

/** Delivers by SMTP when there is a server, else into readable files in the data folder's `outbox`. */
export function createMailer({ smtpUrl, mailFrom, dataDirectory }: MailSettings): Mailer {
  if (!smtpUrl) return outbox(join(dataDirectory, "outbox"), mailFrom);
  const transport = createTransport(smtpUrl, { from: mailFrom });
  return {
    async send({ to, subject, text, headers }) {
      await transport.sendMail({ to, subject, text, headers: { ...headers } });
    },
  };
}
