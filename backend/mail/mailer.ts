import { join } from "node:path";
import type { Logger } from "pino";
import type { Mailer } from "../shared/mailer.ts";
import { outbox } from "./outbox.ts";
import { smtpMailer } from "./smtp.ts";

/** Mail settings. */
export interface MailSettings {
  /** The SMTP server; if undefined, mail is written to files. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly dataDirectory: string;
}

/** Delivers by SMTP if a server is configured, otherwise to text files in the data folder's `outbox`. */
export function createMailer({ smtpUrl, mailFrom, dataDirectory }: MailSettings, logger: Logger): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom, logger) : outbox(join(dataDirectory, "outbox"), mailFrom);
}
