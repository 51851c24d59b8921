import type { Context } from "../../../shared/context.ts";
import { answeredRow } from "../call-forms/read-answers.ts";

/**
 * SQL of what an application says that is judged, as JSON: its text, links, answers and files.
 * @param alias the table of the application.
 */
const contentOf = (alias: string): string =>
  `jsonb_build_object('text', ${alias}.text, 'links', ${alias}.links) || ${answeredRow(alias)}::jsonb`;

/**
 * SQL of the version `w` of an application `a` that a review `s` is of, as a table with one row or none: none if it
 * hasn't been withdrawn since.
 */
export const JUDGED_VERSION = `(select w.content from application_versions w
  where w.application_id = a.id and w.withdrawn_at > coalesce(s.judged_at, s.submitted_at)
  order by w.withdrawn_at limit 1)`;

/** SQL condition: the application `a` says something else than when the review `s` was submitted or last saved. */
export const HAS_CHANGED = `exists (select from ${JUDGED_VERSION} w
  where w.content - 'formVersion' <> (${contentOf("a")}) - 'formVersion')`;

/** Keeps what an application says if somebody has judged it; its applicant is about to rewrite it. */
export async function keepJudgedVersion({ em }: Pick<Context, "em">, applicationId: number): Promise<void> {
  await em.execute(
    `insert into application_versions (application_id, content, submitted_at)
     select a.id, ${contentOf("a")}, a.submitted_at from applications a
     where a.id = ? and a.submitted_at is not null and exists (select from jury_assignments s
       join jury_entries e on e.id = s.entry_id where e.application_id = a.id and s.submitted_at is not null)
     on conflict do nothing`,
    [applicationId],
  );
}
