import type { Limits } from "../../../../shared/limits.ts";
import type { Guard } from "../credential.limits.ts";
import { inHashQueue } from "./hash-queue.ts";

/**
 * Checks a credential with protection against guessing. Checking the limits, verifying the credential and
 * counting a failure share one slot of the hash queue, so that concurrent guesses can't bypass the limits.
 * @param counters limits that also count failures but don't reject attempts.
 * @throws TooManyRequestsError if a guard's limit is exhausted; the credential is not checked then.
 */
export function checkGuess(
  limits: Limits,
  guards: readonly Guard[],
  check: () => Promise<boolean>,
  counters: readonly Guard[] = [],
): Promise<boolean> {
  return inHashQueue(async () => {
    for (const { limit, key } of guards) await limits.assertLeft(limit, key);
    const right = await check();
    if (!right) for (const { limit, key } of [...guards, ...counters]) await limits.note(limit, key);
    return right;
  });
}
