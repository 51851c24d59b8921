import { afterEach, expect, it, vi } from "vitest";
import { sendOperation } from "./send-operation.ts";

const OPERATION = { query: "{ __typename }" };

afterEach(() => void vi.unstubAllGlobals());

it("gives the server's answer, also one that refuses", async () => {
  const refusal = { errors: [{ message: "No." }] };
  vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 400 }));
  expect(await sendOperation(OPERATION)).toEqual(refusal);
});

it.each([
  [
    "a server that is gone",
    async () => Promise.reject(new TypeError("Failed to fetch")),
    "We couldn't reach the server. Check your connection and try again.",
  ],
  [
    "an answer that breaks off",
    async () => new Response('{"data":{"sol'),
    "The server's answer broke off. Try again.",
  ],
  [
    "a proxy's page",
    async () => new Response("<h1>Bad Gateway</h1>", { status: 502 }),
    "The server can't answer now (502). Try again in a moment.",
  ],
])("says what failed: %s", async (_name, fetch, message) => {
  vi.stubGlobal("fetch", fetch);
  expect(await sendOperation(OPERATION)).toEqual({ errors: [{ message }] });
});
