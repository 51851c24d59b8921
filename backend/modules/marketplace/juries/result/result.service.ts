import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../../shared/errors.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { notify, notifyAll } from "../../../account/notifications/notify.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import type { ApplicationKind } from "../../applications/applied-record.ts";
import { teamOf } from "../../applications/team.ts";
import { resultRules, winnerRules } from "../jury.rules.ts";
import { juryPath } from "../jury-paths.rules.ts";
import { findManaged, lockJury, lockManaged, manage, TABLES } from "../managed-call.ts";
import { readCriteria } from "../read-jury.ts";
import { IS_CLOSED, today } from "../round-state.ts";
import type { CallResult, JuryWinner, NamingRequest } from "./result.types.ts";
import { winnerName } from "./winner-name.ts";

/** The maximum number of winners that are shown. */
const MAX_WINNERS = 100;

/** SQL of the name of a winner: the one that they were asked about with the question `n`, or else that of now. */
const WINNER = `coalesce(n.name, ${winnerName("a.id")})`;

/** SQL of the accepted applications `a` to a call, with the question `n` that each was asked. */
const winnersOf = (
  kind: ApplicationKind,
) => `from applications a left join jury_winners n on n.application_id = a.id
  where a.${kind}_id = ? and a.status = 'accepted'`;

/** Returns the public result of a call; null if the call isn't public or has none. */
export async function findResult(
  { em }: Context,
  kind: ApplicationKind,
  id: string,
): Promise<CallResult | null> {
  const key = parseId(id) ?? 0;
  const [row] = await em.execute<
    (Omit<CallResult, "criteria" | "winners" | "unnamedWinnerCount"> & { juryId: number })[]
  >(
    `select j.id as "juryId", j.result_text as text, j.published_at as "publishedAt",
       j.application_count as "applicationCount", j.reviewer_count as "reviewerCount"
     from juries j join ${TABLES[kind]} t on t.id = j.${kind}_id
     where t.id = ? and t.stage = 'published' and j.published_at is not null`,
    [key],
  );
  if (!row) return null;
  const winners = await em.execute<{ name: string; sentence: string | null; agreed: boolean }[]>(
    `select ${WINNER} as name, n.sentence, coalesce(n.agreed, false) as agreed ${winnersOf(kind)} order by 1, a.id limit ?`,
    [key, MAX_WINNERS],
  );
  const named = winners.filter(({ agreed }) => agreed);
  return {
    text: row.text,
    publishedAt: new Date(row.publishedAt),
    applicationCount: row.applicationCount,
    reviewerCount: row.reviewerCount,
    criteria: await readCriteria({ em }, row.juryId),
    winners: named.map(({ name, sentence }) => ({ name, sentence: sentence ?? "" })),
    unnamedWinnerCount: winners.length - named.length,
  };
}

/**
 * Publishes the result of a call's jury, or changes its text. Who hasn't agreed isn't named.
 * @throws InvalidInputError at `text`; NotFoundError for all but those who decide; ConflictError while a round is open or
 * nothing was judged.
 */
export async function publishResult(
  context: Context,
  kind: ApplicationKind,
  id: string,
  given: { text: string },
): Promise<void> {
  const { em } = context;
  const { text } = await validate(resultRules, given);
  const { record, juryId } = await lockManaged(context, kind, id);
  const [judged] = await em.execute<{ applications: number; reviewers: number; open: boolean }[]>(
    `select count(distinct e.application_id)::int as applications,
       count(distinct s.reviewer_id) filter (where s.submitted_at is not null)::int as reviewers,
       coalesce(bool_or(r.opened_at is not null and not ${IS_CLOSED}), false) as open
     from jury_rounds r left join jury_entries e on e.round_id = r.id left join jury_assignments s on s.entry_id = e.id
     where r.jury_id = ?`,
    [today(), juryId],
  );
  if (!judged?.reviewers)
    throw new ConflictError("Nothing has been judged yet, so there is no result to publish.");
  if (judged.open) throw new ConflictError("Close the open round first, so that nothing changes anymore.");
  if (!record.isPublic) throw new ConflictError("This call isn't public, so nobody could see its result.");
  await em.execute(
    `update juries set result_text = ?, application_count = ?, reviewer_count = ?,
       published_at = coalesce(published_at, now()), updated_at = now() where id = ?`,
    [text, judged.applications, judged.reviewers, juryId],
  );
  await recordAuditEvent(context, { action: "jury.result_published", subject: juryId });
}

/** Returns the winners of a call for those who decide; none for others. */
export async function listWinners(
  context: Context,
  kind: ApplicationKind,
  id: string,
): Promise<JuryWinner[]> {
  const { record } = await manage(context, kind, id);
  return context.em.execute<JuryWinner[]>(
    `select a.id as "applicationId", ${WINNER} as name, n.sentence, n.agreed ${winnersOf(kind)} order by 2, a.id limit ?`,
    [record.id, MAX_WINNERS],
  );
}

interface WinnerRow {
  kind: ApplicationKind;
  recordId: number;
  title: string;
  applicantId: number;
  juryId: number | null;
}

async function findWinner({ em }: Context, applicationId: string): Promise<WinnerRow | null> {
  const [row] = await em.execute<WinnerRow[]>(
    `select case when a.opportunity_id is null then 'collaboration' else 'opportunity' end as kind,
       coalesce(a.opportunity_id, a.collaboration_id) as "recordId", coalesce(o.title, c.title) as title,
       a.applicant_id as "applicantId", j.id as "juryId"
     from applications a left join opportunities o on o.id = a.opportunity_id
       left join collaborations c on c.id = a.collaboration_id
       left join juries j on j.opportunity_id = a.opportunity_id or j.collaboration_id = a.collaboration_id
     where a.id = ? and a.status = 'accepted'`,
    [parseId(applicationId) ?? 0],
  );
  return row ?? null;
}

/**
 * Asks a winner whether they may be named with a sentence and the name that they have now; another sentence asks again.
 * @throws InvalidInputError at `sentence`; NotFoundError for all but those who decide, and if it wasn't accepted.
 */
export async function askWinner(
  context: Context,
  applicationId: string,
  given: { sentence: string },
): Promise<void> {
  const { em, publicUrl } = context;
  const { sentence } = await validate(winnerRules, given);
  const winner = await findWinner(context, applicationId);
  const managed = winner && (await findManaged(context, winner.kind, winner.recordId));
  if (!managed || winner.juryId === null)
    throw new NotFoundError("This application wasn't accepted by a jury of yours.");
  await lockJury(context, winner.juryId);
  const asked = await em.execute<unknown[]>(
    `insert into jury_winners as n (application_id, jury_id, sentence, name)
     select id, ?, ?, ${winnerName("a.id")} from applications a where id = ?
     on conflict (application_id) do update set sentence = excluded.sentence, name = excluded.name, asked_at = now(), answered_at = null, agreed = null
     where n.sentence <> excluded.sentence
     returning application_id`,
    [winner.juryId, sentence, parseId(applicationId)],
  );
  if (asked.length === 0) return;
  const path = `/applications/${applicationId}`;
  const title = `May “${winner.title}” name you as a winner?`;
  await notify(em, [
    {
      recipient: winner.applicantId,
      type: "application_status",
      title,
      text: [`You would be named with this sentence:\n${sentence}`],
      path,
      key: `jury-winner:${applicationId}:${Date.now()}`,
      letter: {
        subject: title,
        text: [
          `You are a winner of “${winner.title}”. Its organizers would like to name you in the public result with this sentence:`,
          sentence,
          `You aren't named unless you agree: ${publicUrl}${path}`,
        ],
      },
    },
  ]);
  await recordAuditEvent(context, { action: "jury.winner_asked", subject: winner.juryId });
}

/** Returns the question whether the viewer may be named for an application of theirs; null if nobody asked. */
export async function findNamingRequest(
  context: Context,
  applicationId: string,
): Promise<NamingRequest | null> {
  const [row] = await context.em.execute<NamingRequest[]>(
    `select a.id as "applicationId", ${WINNER} as name, n.sentence, n.agreed
     from jury_winners n join applications a on a.id = n.application_id
     where a.id = ? and a.applicant_id = ? and a.status = 'accepted'`,
    [parseId(applicationId) ?? 0, personOf(context).id],
  );
  return row ?? null;
}

/**
 * Says whether the actor may be named as a winner with the sentence that they read; it can be changed at any time.
 * @throws NotFoundError if nobody asked them; ConflictError if the sentence has changed meanwhile.
 */
export async function answerNaming(
  context: Context,
  applicationId: string,
  agreed: boolean,
  sentence: string,
): Promise<void> {
  const { em } = context;
  const request = await findNamingRequest(context, applicationId);
  const winner = request && (await findWinner(context, applicationId));
  if (!winner) throw new NotFoundError("Nobody asked whether you may be named for this application.");
  const written = await em.execute<unknown[]>(
    `update jury_winners set agreed = ?, answered_at = now() where application_id = ? and sentence = ?
     returning application_id`,
    [agreed, parseId(applicationId), sentence],
  );
  if (written.length === 0) {
    const message = "The sentence was changed. Reload the page and read it first.";
    throw new ConflictError(message, { sentence: message });
  }
  await recordAuditEvent(context, { action: "jury.winner_answered", subject: winner.juryId ?? 0 });
  const title = `${request.name} ${agreed ? "agreed" : "doesn't want"} to be named as a winner of “${winner.title}”`;
  await notifyAll(em, teamOf(winner.kind, winner.recordId), {
    type: "application_received",
    title,
    path: juryPath(winner.kind, winner.recordId),
    key: `jury-named:${applicationId}:${Date.now()}`,
  });
}
