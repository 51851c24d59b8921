import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The text of the last email to an address whose subject has these words, once it was sent. */
export async function letterTo(email: string, subject: string): Promise<string> {
  let letter: string | undefined;
  const find = async () => {
    const folder = join(process.env.E2E_FOLDER ?? "", "outbox");
    const names = await readdir(folder).catch(() => []);
    const texts = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), "utf8")));
    letter = texts.findLast(
      (text) => text.includes(`To: ${email}\n`) && text.includes(`Subject: ${subject}`),
    );
    return letter !== undefined;
  };
  await expect.poll(find).toBe(true);
  return letter ?? "";
}
