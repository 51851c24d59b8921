import type { Limits } from "../../../shared/limits.ts";
import type { Guard } from "../credential.limits.ts";
import { inHashQueue } from "./hash-queue.ts";

/**
 * Checks a credential that may be a guess. Limits are asked, the credential checked and a failure noted in one
 * place of the hash queue, so that guesses sent at the same time don't slip past the limits together.
 * @throws TooManyRequestsError when failures have used a limit up; nothing is checked then.
 */
export function checkGuess(
  limits: Limits,
  guards: readonly Guard[],
  check: () => Promise<boolean>,
): Promise<boolean> {
  return inHashQueue(async () => {
    for (const { limit, key } of guards) await limits.assertLeft(limit, key);
    const right = await check();
    if (!right) for (const { limit, key } of guards) await limits.note(limit, key);
    return right;
  });
}
