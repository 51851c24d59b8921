import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { addJob } from "../../../../jobs/queue.ts";
import type { Job } from "../../../../shared/job.ts";
import { storageOf } from "../../../../shared/storage/storage-of.ts";
import { type TextBlock, writePdf } from "../../../platform/documents/demo/write-pdf.ts";
import { demoCalls } from "../call-form.seed.ts";

const INSERT = `
  insert into application_files (application_id, question_id, name, size, content_type, hash, storage_key)
  select a.id, ?, ?, ?, 'application/pdf', ?, ? from applications a join users u on u.id = a.applicant_id
    join opportunities o on o.id = a.opportunity_id where u.username = ? and u.is_demo and o.title = ?
  on conflict do nothing`;

/** Writes the files of the demo's applications. */
export const writeDemoFilesJob: Job = {
  name: "write-demo-application-files",
  oneAtATime: true,
  run: async (_payload, { em, settings }) => {
    for (const { title, questions, answers } of demoCalls()) {
      const asked = questions.find(({ kind }) => kind === "file");
      for (const { account, file } of answers) {
        if (!asked || !file) continue;
        const lines = file.lines.map((text): TextBlock => ({ style: "text", text }));
        const bytes = writePdf([{ style: "title", text: file.name.replace(/\.pdf$/, "") }, ...lines]);
        const hash = createHash("sha256").update(bytes).digest("hex");
        await storageOf(settings.applicationFiles).put(hash, bytes, "application/pdf");
        await em.execute(INSERT, [asked.id, file.name, bytes.length, hash, hash, account, title]);
      }
    }
  },
};

/** Queues the writing of the demo's files, unless there are some already. */
export async function writeDemoFiles(em: EntityManager): Promise<void> {
  const [found] = await em.execute<{ any: boolean }[]>(
    "select exists (select from application_files) as any",
  );
  if (!found?.any) await addJob(em, writeDemoFilesJob, {});
}
