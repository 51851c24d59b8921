import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail, Mailer } from "../shared/mailer.ts";

/** Writes each email to its own text file, named by time and readable only by the current user. */
export function outbox(folder: string, from: string): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.txt`;
      const temporary = join(folder, `.${name}`);
      await writeFile(temporary, toText(mail, from), { mode: 0o600 });
      await rename(temporary, join(folder, name));
    },
  };
}

function toText({ to, subject, text, headers }: Mail, from: string): string {
  const lines = { From: from, To: to, Subject: subject, Date: new Date().toUTCString(), ...headers };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value.replace(/[\r\n]+/g, " ")}\n`);
  return `${head.join("")}\n${text}\n`;
}
