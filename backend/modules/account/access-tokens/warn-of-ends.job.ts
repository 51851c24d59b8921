import type { Settings } from "../../../shared/context.ts";
import type { Job } from "../../../shared/job.ts";
import { inUse } from "../identity/in-use.ts";
import { notifyOfEnd } from "./letters.ts";

/** The number of notifications per run. */
const BATCH = 200;

/**
 * Selects tokens a week before they expire, or a day before for tokens valid for no more than two weeks. The
 * emails are queued in the same transaction, so that none is sent twice.
 */
const claim = (settings: Settings) => `
  with due as (
    select t.id from access_tokens t join users u on u.id = t.user_id and ${inUse(settings)}
    where t.warned_at is null and t.expires_at > now() and t.expires_at < now() +
      case when t.expires_at - t.created_at > interval '15 days' then interval '7 days' else interval '1 day' end
    order by t.id limit ${BATCH} for update of t skip locked
  )
  update access_tokens t set warned_at = now() from due, users u where t.id = due.id and u.id = t.user_id
  returning t.name, t.expires_at as "expiresAt", u.first_name as "firstName", u.email::text`;

/** Notifies people by mail, once per token, that it expires soon. */
export const warnOfEndsJob: Job = {
  name: "warn-of-ending-access-tokens",
  schedule: "23 * * * *",
  run: async (_payload, { em, settings, publicUrl }) => {
    await em.transactional(async (inner) => {
      const rows = await inner.execute<
        { name: string; expiresAt: string; firstName: string; email: string }[]
      >(claim(settings));
      for (const { name, expiresAt, ...owner } of rows)
        await notifyOfEnd({ em: inner, publicUrl }, owner, { name, expiresAt: new Date(expiresAt) });
    });
  },
};
