import { EmbeddedDatabaseError } from "./errors.ts";
import { unusable } from "./folders.ts";
import { acquireGuard, type Guard } from "./guard.ts";
import { otherOwner, recordOwner } from "./owner.ts";
import type { Plan } from "./plan.ts";
import { endPostmaster } from "./postmaster.ts";

/** A server that is ours. */
export interface Running {
  pid: number;
  port: number;
  guard: Guard;
}

/**
 * A server that is ours, or why it is not yet, with the process id of one that we launched and could not
 * claim.
 */
export type Attempt = Running | { trouble: string; launched?: number };

/** Another process owns the server. */
export class InUseError extends EmbeddedDatabaseError {
  override name = "InUseError";
}

/**
 * Becomes the owner of a server that accepts connections: takes the guard and then records the owner, in this
 * order, because only one process at a time can hold the guard.
 * @throws InUseError if another process owns it
 * @throws EmbeddedDatabaseError if the record cannot be written
 */
export async function claim(plan: Plan, pid: number, port: number): Promise<Attempt> {
  const { directory, password } = plan.cluster;
  const outcome = await acquireGuard(port, password);
  if ("trouble" in outcome) return outcome;
  if ("owner" in outcome) throw inUse(outcome.owner, directory);
  const { guard } = outcome;
  try {
    await refuseOtherOwner(plan);
    await recordOwner(directory, plan.token);
    return { pid, port, guard };
  } catch (error) {
    const taken = error instanceof InUseError;
    if (!taken) await endPostmaster(directory, pid);
    await guard.client.end();
    throw taken ? error : unusable(directory, error);
  }
}

/** @throws InUseError if another living process is recorded as the owner */
export async function refuseOtherOwner({ cluster, token }: Plan): Promise<void> {
  const owner = await otherOwner(cluster.directory, token);
  if (owner !== undefined) throw inUse(owner, cluster.directory);
}

function inUse(owner: number, directory: string): InUseError {
  const advice = "end it, or choose another DATA_DIR";
  return new InUseError(`Another process (pid ${owner}) uses the database in ${directory}: ${advice}.`);
}
