import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { Mailer } from "../shared/mailer.ts";
import { foldLine } from "../shared/text/text.rules.ts";
import { messageId } from "./message-id.ts";

/** How long a mail server may take to accept a connection and to greet, and to answer later, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** What nodemailer says of a failure; its message holds the server's words, which may name the recipient. */
interface Refusal {
  readonly code?: string;
  /** The server's answer. */
  readonly responseCode?: number;
  /** The command that it answers. */
  readonly command?: string;
}

/** Delivers by SMTP. A letter that the server refuses for good is logged, as no further attempt would help. */
export function smtpMailer(url: string, from: string, logger: Logger): Mailer {
  const transport = createTransport(url, { from, ...TIMEOUTS });
  const drop = (to: string, refusal: Refusal) =>
    logger.error(
      { domains: domainsOf(to), reason: reasonOf(refusal) },
      "a mail server refuses an email for good",
    );
  return {
    async send({ id, to, subject, text, headers }) {
      try {
        const { rejectedErrors = [] } = await transport.sendMail({
          to,
          subject: foldLine(subject),
          text,
          headers: { ...headers },
          ...(id && { messageId: messageId(id, from) }),
        });
        for (const refusal of rejectedErrors) drop(to, refusal);
      } catch (error) {
        const refusal = error as Refusal;
        if (!isPermanent(refusal)) throw new Error(`The mail server can't be used: ${reasonOf(refusal)}.`);
        drop(to, refusal);
      }
    },
  };
}

/** Whether the server refuses this letter or its recipients; a refused sender or password may be put right. */
function isPermanent({ responseCode = 0, command }: Refusal): boolean {
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}

function reasonOf({ code, responseCode, command }: Refusal): string {
  return [code, command, responseCode].filter(Boolean).join(" ");
}

/** The domains of the recipients: enough to see whose server it is. */
function domainsOf(to: string): string[] {
  return to.split(",").map((address) => address.slice(address.lastIndexOf("@") + 1).trim());
}
