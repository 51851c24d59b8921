import type { SessionActor } from "../../../shared/actor.ts";
import { SYSTEM } from "../../../shared/actor.ts";
import type { Job } from "../../../shared/job.ts";
import { takeBackRuns } from "../runs/take-back.ts";

/** Undoes runs, the last one first, all of them or none. */
export const undoImportJob: Job<{ runs: readonly number[]; person: number | null }> = {
  name: "undo-import",
  run: async ({ runs, person }, { em, contributions }) => {
    const waiting = await em.execute<{ id: number }[]>(
      "select id from import_runs where id = any(?::integer[]) and status = 'undoing' order by id desc",
      [`{${runs.join(",")}}`],
    );
    if (waiting.length === 0) return;
    const actor: SessionActor | typeof SYSTEM =
      person === null ? SYSTEM : { kind: "session", id: person, role: "admin", sessionId: 0 };
    await takeBackRuns(
      { em },
      waiting.map(({ id }) => id),
      contributions.importKinds,
      actor,
    );
  },
};
