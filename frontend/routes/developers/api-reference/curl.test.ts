import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { calls } from "./calls.generated.ts";
import { curlOf } from "./curl.ts";

/** What a shell would hand to curl. */
function argumentsOf(script: string): string[] {
  const env = {
    ...{ ID: "7", POST_ID: "8", ROUND_ID: "9", SLUG: "a-post" },
    ...{ USER_ID: "u", KIND: "solutions", TOKEN: "secret" },
  };
  const program = `curl() { printf '%s\\0' "$@"; }\n${script}`;
  return execFileSync("sh", ["-euc", program], { env: { ...env, PATH: process.env.PATH } })
    .toString()
    .split("\0")
    .slice(0, -1);
}

it.each(calls)("$method $path is a command that a shell understands", (call) => {
  const args = argumentsOf(curlOf(call, "https://hub.example"));
  const address = args.find((arg) => arg.startsWith("https://hub.example/api/")) ?? "";
  expect(address).not.toMatch(/[{}$]/);
  expect(args.includes("-X") ? args[args.indexOf("-X") + 1] : "GET").toBe(call.method);
  expect(args.includes("authorization: Bearer secret")).toBe(call.caller === "token");
  if (call.example) expect(args.at(-1)).toBe(call.example);
});
