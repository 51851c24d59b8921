import { LockMode } from "@mikro-orm/core";
import type { Job } from "../../../shared/job.ts";
import { User } from "../../accounts/user.entity.ts";
import { recordAct } from "../../audit/record-act.ts";
import { anonymize } from "./anonymize.ts";

/** Number of accounts per batch. */
const BATCH = 20;

/** Anonymizes the accounts whose grace period is over, each in its own transaction. */
export const dueDeletionsJob: Job = {
  name: "due-deletions",
  schedule: "*/15 * * * *",
  run: async (_payload, { em, actor, contributions }) => {
    for (;;) {
      const due = { deletionDueAt: { $lte: new Date() }, anonymizedAt: null };
      const found = await em.find(User, due, { limit: BATCH, orderBy: { deletionDueAt: "asc" } });
      if (found.length === 0) return;
      for (const { id } of found) {
        await em.transactional(async (em) => {
          const user = await em.findOne(
            User,
            { ...due, id },
            { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, populate: ["passwordHash"] },
          );
          if (!user) return;
          await anonymize(em, user, contributions);
          await recordAct({ em, actor }, { action: "account.erased", subject: user.id });
        });
      }
    }
  },
};
