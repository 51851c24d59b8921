import type { SessionActor } from "../../../../shared/actor.ts";
import { SYSTEM } from "../../../../shared/actor.ts";
import type { Job } from "../../../../shared/job.ts";
import { ImportError } from "../errors.ts";
import { stillUndoing, takeBackRuns } from "../runs/take-back.ts";

/**
 * Undoes runs, the last one first, all of them or none. One that was killed goes on; where it can't, the runs are as they
 * were and say why, so that it can be tried again.
 */
export const undoImportJob: Job<{ runs: readonly number[]; person: number | null }> = {
  name: "undo-import",
  run: async ({ runs, person }, { em, contributions }) => {
    const actor: SessionActor | typeof SYSTEM =
      person === null ? SYSTEM : { kind: "session", id: person, role: "admin", sessionId: 0 };
    try {
      await takeBackRuns({ em }, (inside) => stillUndoing(inside, runs), contributions.importKinds, actor);
    } catch (error) {
      const isTold = error instanceof ImportError;
      const why = isTold ? error.message : "Something went wrong on our end.";
      await em.execute(
        `update import_runs set status = 'written', failure = left(?, 2000)
         where id = any(?::integer[]) and status = 'undoing'`,
        [`It couldn't be undone, and nothing was changed: ${why}`, `{${runs.join(",")}}`],
      );
      // The queue logs it. Another attempt finds that nobody waits for it.
      if (!isTold) throw error;
    }
  },
};
