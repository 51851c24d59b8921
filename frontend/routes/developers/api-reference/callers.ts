import type { ApiCall } from "./api-call.ts";

const list = new Intl.ListFormat("en-US", { type: "disjunction" });

/** Returns a sentence about who may make a call. */
export function callersOf({ caller, roles, scopes }: Pick<ApiCall, "caller" | "roles" | "scopes">): string {
  if (caller === "anybody") return "Anyone can call it, without a key.";
  const who = roles.length > 0 ? `Only for the ${list.format(roles)} role` : "For anyone signed in";
  return caller === "session"
    ? `${who}. Send a session cookie; access tokens can't call it.`
    : `${who}. Send an access token with the scope ${scopes.map((scope) => `\`${scope}\``).join(" and ")}, or a session cookie.`;
}
