import type { Budget, Remaining } from "../../shared/limits.ts";
import type { RequestContext } from "../../shared/request-context.ts";

const SECONDS = 60;
/**
 * The factor of a network address's budget, since a whole school may share one; signed-out visitors share it.
 */
export const PER_ADDRESS = 4;

/** Charges an operation to the caller's budget if enough is left. Returns the headers that report it. */
export async function spendOn(
  { actor, caller, limits, settings }: RequestContext,
  cost: number,
): Promise<Remaining & { headers: [string, string][] }> {
  const cheap = { cost: settings.costPerMinute, seconds: SECONDS };
  const [budget, key]: [Budget, string] =
    actor?.kind === "token"
      ? [{ name: "token", ...cheap }, String(actor.tokenId)]
      : actor?.kind === "session"
        ? [{ name: "account", ...cheap }, String(actor.id)]
        : [{ name: "address", seconds: SECONDS, cost: settings.costPerMinute * PER_ADDRESS }, caller.network];
  const remaining = await limits.spend(budget, key, cost);
  const { left, resetsAt } = remaining;
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1000));
  return {
    ...remaining,
    headers: [
      ["ratelimit-policy", `"${budget.name}";q=${budget.cost};qu="cost";w=${budget.seconds}`],
      ["ratelimit", `"${budget.name}";r=${left};t=${seconds}`],
    ],
  };
}
