import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  type AiService,
  type Answering,
  AI_BUILT_IN as BUILT_IN,
  AI_NOTE as NOTE,
  saying,
  startAiService,
  AI_TEXT as TEXT,
} from "../../../testing/servers/ai-service.ts";

let service: AiService;
beforeAll(async () => {
  service = await startAiService();
});
afterEach(() => {
  service.asked.length = 0;
});
afterAll(() => service.stop());

const read = (text: string, brief?: object) => service.read(text, brief);

describe("the built-in reader's word counts", () => {
  const failures: [string, Answering][] = [
    ["fails", (response) => response.writeHead(500).end("{}")],
    ["refuses the key", (response) => response.writeHead(401).end("{}")],
    ["answers with garbage", (response) => response.end("<html>")],
    ["says no JSON", (response) => response.end('{"choices":[{"message":{"content":"Sure! Here"}}]}')],
    ["says nothing", (response) => response.end("{}")],
    ["says something of another shape", saying({ must: "everything", sports: { a: 1 } })],
    ["says it wants a tool", saying([1, 2])],
    ["leads elsewhere", (response) => response.writeHead(307, { location: "http://127.0.0.1:9/v1" }).end()],
    ["breaks off", (response) => response.destroy()],
    ["never ends its answer", (response) => endless(response)],
    [
      "answers much at once",
      (response) => response.end(JSON.stringify({ choices: [], more: "x".repeat(5e6) })),
    ],
    ["says something very deep", (response) => response.end("[".repeat(30_000) + "]".repeat(30_000))],
    ["says a list instead of an answer", (response) => response.end('{"choices":{"0":"rugby"}}')],
    ["says null", saying(null)],
    ["says thousands of things", saying({ must: Array(3_000).fill("CSV export") })],
    ["says it in bytes that are no text", (response) => response.end(Buffer.from([0xff, 0xfe, 0x00, 0xd8]))],
    ["breaks off in the middle", (response) => breakingOff(response)],
    ["says that it is too busy", (response) => response.writeHead(429, { "retry-after": "60" }).end("{}")],
  ];
  it.each(failures)("where the service %s", async (_name, fail) => {
    service.answerBy(fail);
    const understood = await read(TEXT);
    expect(service.asked).toHaveLength(1);
    expect(understood).toMatchObject(BUILT_IN);
    expect(understood.notes).not.toContain(NOTE);
  });

  it("where the service takes longer than three seconds, once they are over", async () => {
    service.answerBy(() => undefined);
    const began = performance.now();
    expect(await read(TEXT)).toMatchObject(BUILT_IN);
    expect(performance.now() - began).toBeGreaterThan(2_500);
    service.answerBy((response) => {
      response.writeHead(200, { "content-type": "application/json" }).write("{");
    });
    expect(await read(TEXT)).toMatchObject(BUILT_IN);
    service.answerBy(dripping);
    const dripped = performance.now();
    expect(await read(TEXT)).toMatchObject(BUILT_IN);
    expect(performance.now() - dripped).toBeGreaterThan(2_500);
  });
});

/** A character now and then, so that the connection is never silent. */
function dripping(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 50);
  response.on("close", () => clearInterval(timer));
}

function breakingOff(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"choices":[{"message":{"content":"{\\"must\\":[', () => response.destroy());
}

function endless(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const more = () => {
    while (!response.destroyed && response.write(" ".repeat(16_384)));
    if (!response.destroyed) response.once("drain", more);
  };
  more();
}
