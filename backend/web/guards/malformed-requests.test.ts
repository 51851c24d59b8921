import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

/** All that is answered to these bytes, until the server closes the connection. */
async function send(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}

const CASES: [string, string, number, string][] = [
  ["no HTTP", "nonsense\r\n\r\n", 400, "BAD_USER_INPUT"],
  ["an unknown method", "JUMP / HTTP/1.1\r\nhost: localhost\r\n\r\n", 400, "BAD_USER_INPUT"],
  ["a header without a name", "GET / HTTP/1.1\r\nhost: localhost\r\n: x\r\n\r\n", 400, "BAD_USER_INPUT"],
  [
    "two lengths",
    "POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\nx",
    400,
    "BAD_USER_INPUT",
  ],
  [
    "a long address",
    `GET /${"a".repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    431,
    "HEADERS_TOO_LARGE",
  ],
  ["a long header", `GET / HTTP/1.1\r\nx: ${"a".repeat(20_000)}\r\n\r\n`, 431, "HEADERS_TOO_LARGE"],
];

it.each(CASES)(
  "%s is refused with every header, as JSON, and hung up on",
  async (_name, bytes, status, code) => {
    const [head = "", body = ""] = (await send(bytes)).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z]`));
    for (const header of ["Content-Security-Policy", "X-Content-Type-Options: nosniff", "X-Frame-Options"]) {
      expect(head.toLowerCase()).toContain(header.toLowerCase());
    }
    expect(head).toContain("Connection: close");
    expect(JSON.parse(body)).toEqual({ code, message: expect.any(String) });
    expect(app.logs).toEqual([]);
  },
);

it("comes after the answer to a request before it", async () => {
  const answers = await send("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\nnonsense\r\n\r\n");
  expect(answers.match(/HTTP\/1.1 \d+/g)?.at(-1)).toBe("HTTP/1.1 400");
});
