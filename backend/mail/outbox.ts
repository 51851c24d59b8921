import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail, Mailer } from "../shared/mailer.ts";
import { foldLine } from "../shared/text/text.rules.ts";
import { messageId } from "./message-id.ts";

/** Writes each email to its own text file, named by time and readable only by the current user. */
export function outbox(folder: string, from: string): Mailer {
  const write = async (name: string, text: string) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const temporary = join(folder, `.${name}`);
    try {
      await writeFile(temporary, text, { mode: 0o600 });
      await rename(temporary, join(folder, name));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
  };
  return {
    async send(mail) {
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.txt`;
      await write(name, toText(mail, from));
    },
    async problem() {
      const name = `.check-${randomUUID()}`;
      try {
        await write(name, "");
        await rm(join(folder, name));
        return undefined;
      } catch (error) {
        return `the outbox can't be written: ${(error as NodeJS.ErrnoException).code}`;
      }
    },
  };
}

function toText({ id, to, subject, text, headers }: Mail, from: string): string {
  const lines = {
    From: from,
    To: to,
    Subject: subject,
    Date: new Date().toUTCString(),
    ...(id && { "Message-ID": messageId(id, from) }),
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${foldLine(value)}\n`);
  return `${head.join("")}\n${text}\n`;
}
