import type { Job } from "../../../../shared/job.ts";
import { notify } from "../../../account/notifications/notify.ts";
import { IS_DUE } from "./outcome.service.ts";

/** The maximum number of owners asked per run; the others are asked by the next one. */
const BATCH = 500;

interface Asked {
  readonly id: number;
  readonly name: string;
  readonly chosen: string;
  readonly owner: number;
  readonly decidedAt: string;
}

/** Asks owners once, three months after a decision by the database's clock, whether the choice held. */
export const askWhetherItHeldJob: Job = {
  name: "ask-whether-choices-held",
  schedule: "27 8 * * *",
  run: (_payload, { em: outer, publicUrl }) =>
    outer.transactional(async (em) => {
      const asked = await em.execute<Asked[]>(
        `with due as (
           select e.id from evaluations e
           where ${IS_DUE} and e.held_asked_at is null and e.held is null
           order by e.decided_at limit ${BATCH} for update skip locked
         )
         update evaluations e set held_asked_at = now()
         from due, evaluation_people p, evaluation_candidates c
         where e.id = due.id and p.evaluation_id = e.id and p.role = 'owner' and c.id = e.chosen_id
         returning e.id, e.name, c.name as chosen, p.user_id as owner, e.decided_at::text as "decidedAt"`,
      );
      await notify(
        em,
        asked.map(({ id, name, chosen, owner, decidedAt }) => ({
          recipient: owner,
          type: "review",
          title: `Has your choice of ${chosen} held?`,
          text: [`You decided “${name}” three months ago.`],
          path: `/evaluations/${id}`,
          key: `evaluation-held:${id}:${decidedAt}`,
          letter: {
            subject: `Has your choice of ${chosen} held?`,
            text: [
              `Three months ago you decided “${name}” and chose ${chosen}. Has the choice held? It is one question, and your answer helps you and others choose.`,
              `Answer it here: ${publicUrl}/evaluations/${id}`,
            ],
          },
        })),
      );
    }),
};
