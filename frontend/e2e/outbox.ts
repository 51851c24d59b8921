import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The text of the last email to an address whose subject has these words, once it was sent. */
export async function letterTo(email: string, subject: string): Promise<string> {
  let letter: string | undefined;
  const find = async () => {
    const folder = join(process.env.E2E_FOLDER ?? "", "outbox");
    const names = await readdir(folder).catch(() => []);
    // While an email is being written, its name begins with a dot.
    const written = names.filter((name) => !name.startsWith(".")).toSorted();
    const texts = await Promise.all(written.map((name) => readFile(join(folder, name), "utf8")));
    letter = texts.findLast(
      (text) => text.includes(`To: ${email}\n`) && text.includes(`Subject: ${subject}`),
    );
    return letter !== undefined;
  };
  await expect.poll(find).toBe(true);
  return letter ?? "";
}
