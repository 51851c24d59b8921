import { mkdtemp, readdir, readFile, stat } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createMailer } from "./mailer.ts";

const mail = { to: "ada@people.example", subject: "Hello\r\nBcc: evil@x.example", text: "Good day, Ada." };
const settings = async () => ({
  smtpUrl: undefined,
  mailFrom: "Hub <hub@hub.example>",
  dataDirectory: await mkdtemp(join(tmpdir(), "mail-")),
});

/** A mail server that accepts one letter; answers its address and what the letter held. */
async function startMailServer() {
  const letter = Promise.withResolvers<string>();
  const server = createServer((socket) => {
    let text = "";
    let inLetter = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      text += chunk.toString();
      if (inLetter) {
        if (!text.endsWith("\r\n.\r\n")) return;
        letter.resolve(text);
        inLetter = false;
        socket.write("250 taken\r\n");
      } else if (/^DATA/im.test(chunk.toString())) {
        inLetter = true;
        text = "";
        socket.write("354 go on\r\n");
      } else socket.write(/^QUIT/i.test(chunk.toString()) ? "221 bye\r\n" : "250 fine\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, letter: letter.promise, close: () => server.close() };
}

describe("mail", () => {
  it("is a readable file of this user alone when no server is set", async () => {
    const own = await settings();
    await createMailer(own).send(mail);
    const folder = join(own.dataDirectory, "outbox");
    const [name, ...others] = await readdir(folder);
    expect(others).toEqual([]);
    const path = join(folder, name ?? "");
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const text = await readFile(path, "utf8");
    expect(text).toContain("To: ada@people.example\n");
    expect(text).toContain("Good day, Ada.");
    expect(text).not.toMatch(/^Bcc:/m);
  });

  it("goes to the server that SMTP_URL names", async () => {
    const server = await startMailServer();
    await createMailer({ ...(await settings()), smtpUrl: server.url }).send({
      ...mail,
      headers: { "List-Unsubscribe": "<https://hub.example/u>" },
    });
    const letter = await server.letter;
    server.close();
    expect(letter).toMatch(/^From: Hub <hub@hub\.example>/m);
    expect(letter).toMatch(/^To: ada@people\.example/m);
    expect(letter).toMatch(/^List-Unsubscribe: <https:\/\/hub\.example\/u>/m);
    expect(letter).not.toMatch(/^Bcc:/m);
    expect(letter).toContain("Good day, Ada.");
  });
});
