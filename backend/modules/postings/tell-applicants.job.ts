import type { EntityManager } from "@mikro-orm/postgresql";
import { addJob } from "../../jobs/queue.ts";
import type { Job } from "../../shared/job.ts";
import { Application } from "../applications/application.entity.ts";
import { tell } from "../notifications/tell.ts";
import { findPosted, type Posted } from "./posted-kinds.ts";
import { applicantNews, type Turn } from "./posting-news.ts";
import type { PostingKind } from "./posting-status.ts";

interface Payload {
  readonly kind: PostingKind;
  readonly id: number;
  readonly news: Turn;
  /** The id of the last application whose applicant was told. */
  readonly after: number;
}

/** How many applicants one run tells. */
const BATCH = 100;

/** Whether it is still so; otherwise another run tells what happened since. */
const isStillSo = ({ stage, status }: Posted, news: Turn) =>
  stage === "published" && (status === "closed") === (news === "closed");

/** Applications whose applicants still wait for something or were taken. */
function findConcerned(em: EntityManager, { kind, id, after }: Payload): Promise<Application[]> {
  const status = { $nin: ["draft" as const, "withdrawn" as const, "declined" as const] };
  return em.find(
    Application,
    { [kind]: id, status, id: { $gt: after } },
    { orderBy: { id: "asc" }, limit: BATCH },
  );
}

/** Tells applicants that a record was extended, closed or reopened; a batch after the other. */
export const tellApplicantsJob: Job<Payload> = {
  name: "tell-applicants",
  run: async (payload, tools) => {
    const { publicUrl } = tools;
    await tools.em.transactional(async (em) => {
      const record = await findPosted({ ...tools, em }, payload.kind, payload.id);
      if (!record || !isStillSo(record, payload.news)) return;
      const concerned = await findConcerned(em, payload);
      const { kind, news } = payload;
      await tell(
        em,
        concerned.map((application) => applicantNews({ application, record, kind, news, publicUrl })),
      );
      const last = concerned.at(-1);
      if (last && concerned.length === BATCH)
        await addJob(em, tellApplicantsJob, { ...payload, after: last.id });
    });
  },
};
