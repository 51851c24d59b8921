import type { EntityManager } from "@mikro-orm/postgresql";
import { addJob } from "../jobs/queue.ts";
import type { Job } from "../shared/job.ts";
import type { Mail } from "../shared/mailer.ts";

/** Delivers one email; tried again, later each time, while the mail server refuses it. */
export const sendMailJob: Job<Mail> = {
  name: "send-mail",
  run: (mail, { mailer }) => mailer.send(mail),
};

/** Sends an email once the transaction commits. It must hold no secret: it waits in the database. */
export function queueMail(em: EntityManager, mail: Mail): Promise<void> {
  return addJob(em, sendMailJob, mail);
}
