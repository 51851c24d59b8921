import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { parseIds } from "../../../../shared/schema/ids.ts";
import { foldLines } from "../../../../shared/text/text.rules.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import type { ApplicationDecision } from "../../applications/application-status.ts";
import { decideTogether } from "../../applications/deciding/deciding-together.ts";
import { enter } from "../jury.service.ts";
import { assertBegun, lockRound, type ManagedRound, manageRound } from "../managed-round.ts";
import { IS_CLOSED, IS_SUBMITTED, today } from "../round-state.ts";
import type { JuryDecision, JuryLetter } from "./deciding.types.ts";
import { assertLetter, fillLetter, tooLong } from "./letters.ts";

/** The limit of decisions on several applications per account, each of which tells up to 100 people. */
const DECISIONS: Limit = {
  name: "jury-decisions",
  times: 100,
  seconds: 3600,
  message: "You've decided on a lot of applications.",
};

const STATUSES: Readonly<Record<JuryDecision, ApplicationDecision>> = {
  accept: "accepted",
  decline: "declined",
  next_round: "shortlisted",
};

/** A decision on some applications of a round. */
export interface Choice {
  readonly entryIds: readonly string[];
  /** The text of the letters, with placeholders. */
  readonly letter: string;
}

interface Chosen {
  entryId: number;
  applicationId: number;
  name: string;
  feedback: string;
}

/**
 * Returns the letters to the applicants of some applications.
 * @throws InvalidInputError at `entryIds` if one isn't of this round, or at `letter`; NotFoundError for all but those
 * who decide.
 */
export async function previewLetters(
  context: Context,
  roundId: string,
  choice: Choice,
): Promise<JuryLetter[]> {
  const managed = await manageRound(context, roundId);
  return (await writeLetters(context, managed, choice)).map(({ entryId, name, text }) => ({
    entryId,
    applicantName: name,
    text,
    problem: tooLong(name, text) ?? null,
  }));
}

/** Reviews that are in are the feedback, without their authors, in an order that doesn't tell them. */
async function writeLetters(context: Context, { round, record }: ManagedRound, { entryIds, letter }: Choice) {
  const text = foldLines(letter);
  assertLetter(text);
  const parsed = parseIds(entryIds);
  const ids = new Set(parsed);
  const chosen = await context.em.execute<Chosen[]>(
    `select e.id as "entryId", a.id as "applicationId", p.first_name || ' ' || p.last_name as name,
       coalesce((select string_agg(s.comment, E'\\n\\n' order by md5(s.id || '-' || e.id)) from jury_assignments s
         where s.entry_id = e.id and s.submitted_at is not null and s.comment <> ''), '') as feedback
     from jury_entries e join applications a on a.id = e.application_id join users p on p.id = a.applicant_id
     where e.round_id = ? and e.id = any(?::integer[]) order by e.number`,
    [round.id, `{${[...ids].join(",")}}`],
  );
  if (chosen.length === 0 || chosen.length < ids.size || parsed.length < entryIds.length) {
    const message =
      entryIds.length === 0
        ? "Choose at least one application"
        : "One of these applications isn't in this round";
    throw new InvalidInputError(message, { entryIds: message });
  }
  return chosen.map((one) => ({
    ...one,
    text: fillLetter(text, {
      name: one.name,
      call: record.title,
      organization: record.organization,
      round: round.name,
      feedback: one.feedback,
    }),
  }));
}

/**
 * Decides on some applications of a round alike, and sends each applicant the letter, once: what was decided on
 * before stays as it is.
 * @throws InvalidInputError at `entryIds` or `letter`; NotFoundError for all but those who decide; ConflictError if the
 * round hasn't begun, or there is no next one that takes them.
 */
export async function decideOnEntries(
  context: Context,
  roundId: string,
  decision: JuryDecision,
  choice: Choice,
): Promise<{ decided: number; unchanged: number }> {
  await context.limits.count(DECISIONS, String(personOf(context).id));
  return context.em.transactional(async () => {
    const managed = await lockRound(context, roundId);
    const { round, juryId, record } = managed;
    assertBegun(round);
    const letters = await writeLetters(context, managed, choice);
    const problem = letters.map(({ name, text }) => tooLong(name, text)).find(Boolean);
    if (problem) throw new InvalidInputError(problem, { letter: problem });
    const told = decision === "next_round" ? await advance(context, managed, letters) : letters;
    const messages = new Map(told.map(({ applicationId, text }) => [applicationId, text]));
    const decided = await decideTogether(
      context,
      record,
      STATUSES[decision],
      messages,
      decision === "next_round",
    );
    if (decided.length > 0) await recordAuditEvent(context, { action: "jury.decided", subject: juryId });
    return { decided: decided.length, unchanged: letters.length - decided.length };
  });
}

/** Takes applications into the next round; returns those that weren't there yet. */
async function advance<Letter extends Chosen>(
  context: Context,
  { round, juryId }: ManagedRound,
  letters: readonly Letter[],
): Promise<Letter[]> {
  const [next] = await context.em.execute<{ id: number; closed: boolean }[]>(
    `select r.id, ${IS_CLOSED} as closed from jury_rounds r
     where r.jury_id = ? and r.position > ? order by r.position, r.id limit 1`,
    [today(), juryId, round.position],
  );
  if (!next || next.closed)
    throw new ConflictError("There is no next round that takes applications. Add one to the jury first.");
  const entered = await enter(
    context,
    next.id,
    `a.id = any(?::integer[]) and ${IS_SUBMITTED} and a.status not in ('accepted', 'declined')`,
    `{${letters.map(({ applicationId }) => applicationId).join(",")}}`,
  );
  const ids = new Set(entered);
  return letters.filter(({ applicationId }) => ids.has(applicationId));
}
