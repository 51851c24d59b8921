import { addJob } from "../../../../jobs/queue.ts";
import type { Job } from "../../../../shared/job.ts";
import { assertMove } from "../../../../shared/states/assert-move.ts";
import { notify } from "../../../account/notifications/notify.ts";
import { recordAuditEvents } from "../../../administration/audit/record-audit-event.ts";

/** The maximum number of verifications that one run ends. */
const BATCH = 500;

const EXPIRE = `
  with due as (
    select id from vendor_verifications where state = 'current' and expires_at <= now()
    order by expires_at, id limit ${BATCH} for update skip locked
  ), expired as (
    update vendor_verifications set state = 'expired', ended_at = now() where id in (select id from due)
    returning id, vendor_id
  )
  select e.id, v.id as "vendorId", v.name::text as name, v.slug,
    coalesce((select jsonb_agg(m.user_id) from organization_members m where m.organization_id = v.organization_id), '[]')
      as members
  from expired e join vendors v on v.id = e.vendor_id`;

interface Expired {
  id: number;
  vendorId: number;
  name: string;
  slug: string;
  members: number[];
}

/** Ends a batch of expired verifications and queues a job for the next batch. */
export const expireVerificationsJob: Job = {
  name: "expire-verifications",
  schedule: "7 * * * *",
  run: (_payload, context) =>
    context.em.transactional(async (em) => {
      assertMove("verification", { by: "system", from: "verified", to: "unverified" });
      const expired = await em.execute<Expired[]>(EXPIRE);
      if (expired.length === 0) return;
      const tools = { ...context, em };
      const acts = expired.map(({ vendorId }) => ({
        action: "vendor.verification_expired" as const,
        subject: vendorId,
      }));
      await recordAuditEvents(tools, acts);
      const news = expired.flatMap(({ id, vendorId, name, slug, members }) => {
        const title = `The verification of ${name} has expired`;
        const text = ["Our team will check it again. Until then, its page shows it as not verified."];
        const path = `/vendors/${vendorId}-${slug}`;
        return members.map((recipient) => ({
          recipient,
          type: "claim" as const,
          title,
          text,
          path,
          subject: { kind: "vendor", id: vendorId },
          key: `verification:${id}:expired`,
          letter: { subject: title, text: [`${title}.`, ...text, `Its page: ${context.publicUrl}${path}`] },
        }));
      });
      await notify(em, news);
      if (expired.length === BATCH) await addJob(em, expireVerificationsJob, {});
    }),
};
