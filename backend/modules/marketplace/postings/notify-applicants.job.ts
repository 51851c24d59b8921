import type { EntityManager } from "@mikro-orm/postgresql";
import { addJob } from "../../../jobs/queue.ts";
import type { Context } from "../../../shared/context.ts";
import type { Job } from "../../../shared/job.ts";
import { notify } from "../../account/notifications/notify.ts";
import { Application } from "../applications/application.entity.ts";
import { findPosted, type Posted, type PostedAt } from "./posted-kinds.ts";
import { applicantNews, type Turn } from "./posting-news.ts";
import type { PostingKind } from "./posting-status.ts";

interface Payload {
  readonly kind: PostingKind;
  readonly id: number;
  readonly news: Turn;
  /** The title and organization when it was last public, if its current ones are not approved. */
  readonly called?: Pick<Posted, "title" | "organization">;
  /** The id of the last application whose applicant was notified. */
  readonly after: number;
}

/** The number of applicants notified per run. */
const BATCH = 100;

/** Whether the news is still true; if not, another run reports what happened since. */
const isStillSo = ({ stage, status }: Posted, news: Turn) =>
  (stage === "published") === (news !== "paused") && (status === "closed") === (news === "closed");

/** Returns a batch of applications that are neither drafts nor withdrawn nor declined. */
function findConcerned(em: EntityManager, { kind, id, after }: Payload): Promise<Application[]> {
  const status = { $nin: ["draft" as const, "withdrawn" as const, "declined" as const] };
  return em.find(
    Application,
    { [kind]: id, status, id: { $gt: after } },
    { orderBy: { id: "asc" }, limit: BATCH },
  );
}

/**
 * Notifies applicants that a record is no longer public, is public again, or has changed.
 * @param isChanged whether a pending version of it was published.
 */
export async function notifyOfReview(
  { em }: Context,
  at: PostedAt,
  before: Posted,
  after: Posted,
  isChanged = false,
): Promise<void> {
  const [was, is] = [before.stage === "published", after.stage === "published"];
  if ((was === is && !isChanged) || !before.publishedAt || after.status === "closed") return;
  const { title, organization } = before;
  const { kind } = at;
  const turn: Pick<Payload, "news" | "called"> = is
    ? { news: isChanged ? "changed" : "resumed" }
    : { news: "paused", called: { title, organization } };
  await addJob(em, notifyApplicantsJob, { kind, id: after.id, after: 0, ...turn });
}

/** Notifies applicants of a record's news, batch by batch. */
export const notifyApplicantsJob: Job<Payload> = {
  name: "tell-applicants",
  run: async (payload, tools) => {
    const { publicUrl } = tools;
    await tools.em.transactional(async (em) => {
      const record = await findPosted({ ...tools, em }, payload.kind, payload.id);
      if (!record || !isStillSo(record, payload.news)) return;
      const concerned = await findConcerned(em, payload);
      const { kind, news, called } = payload;
      const shown = { ...record, ...called } as Posted;
      await notify(
        em,
        concerned.map((application) => applicantNews({ application, record: shown, kind, news, publicUrl })),
      );
      const last = concerned.at(-1);
      if (last && concerned.length === BATCH)
        await addJob(em, notifyApplicantsJob, { ...payload, after: last.id });
    });
  },
};
