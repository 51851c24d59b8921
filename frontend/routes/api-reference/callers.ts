import type { ApiCall } from "./api-call.ts";

const list = new Intl.ListFormat("en-US", { type: "disjunction" });

/** Who may make a call, as a sentence. */
export function callersOf({ caller, roles, scopes }: Pick<ApiCall, "caller" | "roles" | "scopes">): string {
  if (caller === "anybody") return "Anybody may call it, without a key.";
  const who = roles.length > 0 ? `Only for the role ${list.format(roles)}` : "For everybody who is signed in";
  return caller === "session"
    ? `${who}. Send the cookie of a session; access tokens can't call it.`
    : `${who}. Send an access token with the scope ${scopes.map((scope) => `\`${scope}\``).join(" and ")}, or the cookie of a session.`;
}
