import { LockMode, sql } from "@mikro-orm/core";
import type { Job } from "../../../../shared/job.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { User } from "../../identity/user.entity.ts";
import { anonymize } from "./anonymize.ts";

/** The number of accounts per batch. */
const BATCH = 20;

/**
 * Uses the database's clock: an instance whose own clock is ahead would erase data too early, which can't be
 * undone.
 */
const isDue = () => ({ deletionDueAt: { $lte: sql<Date>`now()` }, anonymizedAt: null });

/** Anonymizes the accounts whose grace period is over, each in its own transaction. */
export const dueDeletionsJob: Job = {
  name: "due-deletions",
  schedule: "*/15 * * * *",
  run: async (_payload, { em, actor, contributions }) => {
    for (;;) {
      const found = await em.find(User, isDue(), { limit: BATCH, orderBy: { deletionDueAt: "asc" } });
      if (found.length === 0) return;
      for (const { id } of found) {
        await em.transactional(async (em) => {
          const user = await em.findOne(
            User,
            { ...isDue(), id },
            { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, populate: ["passwordHash"] },
          );
          if (!user) return;
          await anonymize(em, user, contributions);
          await recordAuditEvent({ em, actor }, { action: "account.erased", subject: user.id });
        });
      }
    }
  },
};
