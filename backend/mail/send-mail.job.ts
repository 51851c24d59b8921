import type { EntityManager } from "@mikro-orm/postgresql";
import { addJob } from "../jobs/queue.ts";
import type { Job } from "../shared/job.ts";
import type { Mail } from "../shared/mailer.ts";

/** Delivers one email, with retries and backoff while the mail server rejects it. */
export const sendMailJob: Job<Mail> = {
  name: "send-mail",
  run: (mail, { mailer }) => mailer.send(mail),
};

/** Sends an email once the transaction commits. It must not contain secrets, because it is stored in the queue. */
export function queueMail(em: EntityManager, mail: Mail): Promise<void> {
  return addJob(em, sendMailJob, mail);
}
