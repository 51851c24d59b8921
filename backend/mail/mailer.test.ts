import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { describe, expect, it } from "vitest";
import { createMailer } from "./mailer.ts";

const mail = { to: "ada@people.example", subject: "Hello\r\nBcc: evil@x.example", text: "Good day, Ada." };
const logs: string[] = [];
const logger = pino({}, { write: (line) => void logs.push(line) });
const settings = async () => ({
  smtpUrl: undefined,
  mailFrom: "Hub <hub@hub.example>",
  dataDirectory: await mkdtemp(join(tmpdir(), "mail-")),
});

/** A mail server that accepts one email, unless it answers `RCPT TO` otherwise; returns its address and what the email held. */
async function startMailServer(recipient = "250 fine") {
  const email = Promise.withResolvers<string>();
  const server = createServer((socket) => {
    let text = "";
    let inEmail = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      text += chunk.toString();
      if (inEmail) {
        if (!text.endsWith("\r\n.\r\n")) return;
        email.resolve(text);
        inEmail = false;
        socket.write("250 taken\r\n");
      } else if (/^DATA/im.test(chunk.toString())) {
        inEmail = true;
        text = "";
        socket.write("354 go on\r\n");
      } else if (/^RCPT/im.test(chunk.toString())) socket.write(`${recipient}\r\n`);
      else socket.write(/^QUIT/i.test(chunk.toString()) ? "221 bye\r\n" : "250 fine\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, email: email.promise, close: () => server.close() };
}

describe("mail", () => {
  it("is a readable file of this user alone when no server is set", async () => {
    const own = await settings();
    await createMailer(own, logger).send(mail);
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
    await createMailer({ ...(await settings()), smtpUrl: server.url }, logger).send({
      ...mail,
      id: "digest-7",
      headers: { "List-Unsubscribe": "<https://hub.example/u>" },
    });
    const email = await server.email;
    server.close();
    expect(email).toMatch(/^From: Hub <hub@hub\.example>/m);
    expect(email).toMatch(/^To: ada@people\.example/m);
    expect(email).toMatch(/^Message-ID: <digest-7@hub\.example>/m);
    expect(email).toMatch(/^List-Unsubscribe: <https:\/\/hub\.example\/u>/m);
    expect(email).not.toMatch(/^Bcc:/m);
    expect(email).toContain("Good day, Ada.");
  });

  it("that the server refuses for good is logged once, without the address, and not tried again", async () => {
    const server = await startMailServer("550 5.1.1 <ada@people.example>: nobody of this name");
    logs.length = 0;
    await createMailer({ ...(await settings()), smtpUrl: server.url }, logger).send(mail);
    server.close();
    expect(logs).toHaveLength(1);
    expect(logs[0]).toContain("550");
    expect(logs[0]).toContain("people.example");
    expect(logs[0]).not.toContain("ada@");
  });

  it.each(["450 4.2.0 <ada@people.example>: come back later", "421 4.3.2 closing"])(
    "that the server doesn't take now (%s) is tried again",
    async (answer) => {
      const server = await startMailServer(answer);
      const sent = createMailer({ ...(await settings()), smtpUrl: server.url }, logger).send(mail);
      await expect(sent).rejects.toThrow(/^The mail server can't be used: (?!.*ada@)/);
      server.close();
    },
  );

  it("that can't be written to the outbox is a problem that is told", async () => {
    const own = await settings();
    const mailer = createMailer(own, logger);
    expect(await mailer.problem?.()).toBeUndefined();
    await rm(join(own.dataDirectory, "outbox"), { recursive: true });
    await writeFile(join(own.dataDirectory, "outbox"), "a file in the folder's place");
    expect(await mailer.problem?.()).toMatch(/^the outbox can't be written: /);
    await expect(mailer.send(mail)).rejects.toThrow();
  });
});
