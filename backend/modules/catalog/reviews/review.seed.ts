import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../demo/read.ts";
import { daysBefore } from "../../../shared/days/days.ts";
import { User } from "../../account/identity/user.entity.ts";
import type { ModerationStatus } from "../../administration/moderation/moderation-status.ts";
import { Solution } from "../solutions/solution.entity.ts";
import { Review } from "./review.entity.ts";

interface ReviewRow {
  account: string;
  solution: string;
  rating: number;
  affiliation: string;
  title: string;
  text: string;
  pros: string;
  cons: string;
  status: ModerationStatus;
  /** The reason why an administrator has hidden it. */
  reason?: string;
  reports?: { account: string; reason: string }[];
  daysAgo: number;
  editedDaysAgo?: number;
}

/** The demo accounts' reviews in each status, with reports and decisions. */
export async function seedReviews(em: EntityManager, today: Date): Promise<void> {
  const rows = readRows<ReviewRow>("reviews/reviews.json");
  const users = new Map((await em.find(User, { isDemo: true })).map((user) => [user.username, user]));
  const titles = rows.map(({ solution }) => solution);
  const solutions = new Map(
    (await em.find(Solution, { title: { $in: titles } })).map((solution) => [solution.title, solution]),
  );
  const written = rows.flatMap((row) => {
    const { account, solution: title, reason, reports = [], daysAgo, editedDaysAgo, ...fields } = row;
    const [author, solution] = [users.get(account), solutions.get(title)];
    if (!author || !solution) return [];
    const createdAt = daysBefore(today, daysAgo);
    const review = em.create(Review, {
      ...fields,
      solution,
      author,
      authorName: `${author.firstName} ${author.lastName}`,
      reportsCount: 0,
      version: 1,
      createdAt,
      editedAt: editedDaysAgo === undefined ? null : daysBefore(today, editedDaysAgo),
      updatedAt: createdAt,
    });
    return [{ review, reason, reports }];
  });
  await em.flush();
  const decisions = written.flatMap(({ review, reason }) => (reason ? [{ id: review.id, reason }] : []));
  const reports = written.flatMap(({ review, reports: given }) =>
    given.flatMap(({ account, reason }) => {
      const reporter = users.get(account);
      return reporter ? [{ id: review.id, reporter: reporter.id, reason }] : [];
    }),
  );
  await em.execute(
    `insert into moderation_decisions (subject_kind, subject_id, status, reason, moderator_id)
     select 'review', d.id, 'hidden', d.reason, (select id from users where username = 'admin' and is_demo)
     from jsonb_to_recordset(?::jsonb) as d(id integer, reason text)`,
    [JSON.stringify(decisions)],
  );
  await em.execute(
    `insert into reports (subject_kind, subject_id, reporter_id, reason)
     select 'review', r.id, r.reporter, r.reason
     from jsonb_to_recordset(?::jsonb) as r(id integer, reporter integer, reason text)`,
    [JSON.stringify(reports)],
  );
}
