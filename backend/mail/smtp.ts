import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { Mailer } from "../shared/mailer.ts";
import { foldLine } from "../shared/text/text.rules.ts";
import { messageId } from "./message-id.ts";

/**
 * The timeouts for a mail server to accept a connection and to greet, and for later responses, in
 * milliseconds.
 */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** The properties of nodemailer's errors; the message quotes the server, which may name the recipient. */
interface Refusal {
  readonly code?: string;
  /** The server's response code. */
  readonly responseCode?: number;
  /** The command that it responds to. */
  readonly command?: string;
}

/** Delivers by SMTP. An email that the server rejects permanently is logged, as retrying wouldn't help. */
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

/**
 * Whether the server rejects this email or its recipients; a rejected sender or password may be corrected.
 */
function isPermanent({ responseCode = 0, command }: Refusal): boolean {
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}

function reasonOf({ code, responseCode, command }: Refusal): string {
  return [code, command, responseCode].filter(Boolean).join(" ");
}

/** Returns the recipients' domains, which are enough to identify the server. */
function domainsOf(to: string): string[] {
  return to.split(",").map((address) => address.slice(address.lastIndexOf("@") + 1).trim());
}
