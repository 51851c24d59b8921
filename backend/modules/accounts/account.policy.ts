import type { Settings } from "../../shared/request-context.ts";
import type { User } from "./user.entity.ts";

/** Whether the account may be used at all; the demo's accounts only in the demo, since their passwords are public. */
export function mayUseAccount(
  user: Pick<User, "isActive" | "anonymizedAt" | "isDemo">,
  { demo }: Pick<Settings, "demo">,
): boolean {
  return user.isActive && !user.anonymizedAt && (demo || !user.isDemo);
}
