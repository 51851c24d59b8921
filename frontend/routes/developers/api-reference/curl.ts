import type { ApiCall } from "./api-call.ts";

/** Returns the curl command for a call; its path parameters become variables: `$ID`, `$POST_ID`. */
export function curlOf(call: ApiCall, publicUrl: string): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => `$${variableFor(name)}`);
  return [
    `curl${call.method === "GET" ? "" : ` -X ${call.method}`} "${publicUrl}${path}"`,
    ...(call.caller === "token" ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...(call.caller === "session" ? ["--cookie cookies.txt"] : []),
    ...(call.path === "/api/auth/login" ? ["--cookie-jar cookies.txt"] : []),
    ...(call.example ? ["-H 'content-type: application/json'", `-d '${quoted(call.example)}'`] : []),
  ].join(" \\\n  ");
}

const variableFor = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Escapes text inside single quotes of a shell. */
const quoted = (text: string) => text.replaceAll("'", "'\\''");
