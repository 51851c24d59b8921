import type { SessionActor } from "../../../../shared/actor.ts";
import { SYSTEM } from "../../../../shared/actor.ts";
import type { Job } from "../../../../shared/job.ts";
import { ImportError } from "../errors.ts";
import { stillUndoing, takeBackRuns } from "../runs/take-back.ts";

/**
 * Undoes runs, latest first: all of them or none. An undo whose process was killed resumes. If that fails,
 * the runs remain as they were with the reason, so that the undo can be retried.
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
      // The queue logs the error. The next attempt finds nothing left to undo.
      if (!isTold) throw error;
    }
  },
};
