import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodeNodeId } from "../nodes/node-id.ts";
import { EVENTS } from "./events.rules.ts";
import { newSecret, signedHeaders } from "./sending/signing.ts";

const guide = await readFile("docs/api/receive-webhooks.md", "utf8");
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, text = ""]) => text);

const [secret, next] = [newSecret(), newSecret()];
let folder: string;
let server: ChildProcess;
let url: string;
const printed: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "receiver-"));
  await writeFile(join(folder, "server.mjs"), blocks("js")[0] ?? "");
  const env = { ...process.env, SECRET: secret, PORT: "0" };
  server = spawn(process.execPath, [join(folder, "server.mjs")], { env });
  const started = Promise.withResolvers<string>();
  server.on("exit", () => started.reject(new Error("It didn't start.")));
  server.stdout?.on("data", (part: Buffer) => {
    printed.push(...part.toString().trim().split("\n"));
    started.resolve(printed[0]?.replace("Listening on ", "") ?? "");
  });
  url = `http://127.0.0.1:${await started.promise}/in`;
});
afterAll(async () => {
  server.kill();
  await rm(folder, { recursive: true });
});

const body = '{"type":"solution.changed","title":"Überblick"}';
const post = async (headers: Record<string, string>, text = body) =>
  (await fetch(url, { method: "POST", headers, body: text })).status;

describe("the guide's receiver", () => {
  it("accepts what is signed with its secret, also beside another one, and handles it once", async () => {
    expect(await post(signedHeaders("msg_1", body, [secret]))).toBe(204);
    expect(await post(signedHeaders("msg_1", body, [next, secret]))).toBe(204);
    await expect.poll(() => printed.slice(1)).toEqual(["solution.changed"]);
  });

  it("refuses all else", async () => {
    expect(await post({})).toBe(401);
    expect(await post(signedHeaders("msg_2", body, [next]))).toBe(401);
    expect(await post(signedHeaders("msg_2", body, [secret]), `${body} `)).toBe(401);
    expect(await post(signedHeaders("msg_2", body, [secret], Date.now() - 600_000))).toBe(401);
    expect(await post({ ...signedHeaders("msg_2", body, [secret]), "webhook-timestamp": "x" })).toBe(401);
  });
});

it("the guide names every event, and shows a record as it is sent", () => {
  for (const event of EVENTS) {
    const [kind = "", happened = ""] = event.split(".");
    expect(guide).toContain(
      ["published", "changed", "withdrawn"].includes(happened) ? `\`${kind}\`` : `\`${event}\``,
    );
  }
  const [changed] = blocks("json").map((text) => JSON.parse(text));
  const [record] = changed.data.records;
  expect(record.nodeId).toBe(encodeNodeId({ type: "Solution", id: Number(record.id) }));
});
