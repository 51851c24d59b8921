import type { Context } from "../../../shared/context.ts";
import { ConflictError, InvalidInputError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { assertSameVersion } from "../../../shared/schema/versioned.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import type { ApplicationKind } from "../applications/applied-record.ts";
import type { JuryInput } from "./jury.inputs.ts";
import { juryRules } from "./jury.rules.ts";
import { manage } from "./managed-call.ts";
import { lockRound, ROUND, type RoundRow } from "./managed-round.ts";
import { stateOf, today } from "./round-state.ts";

const invalid = (field: string, message: string) => new InvalidInputError(message, { [field]: message });

/** A number for the id of a part that stays; 0 for one that can't exist. */
const idOf = (id: string | null): number | null => (id === null ? null : (parseId(id) ?? 0));

/** @throws InvalidInputError at the field if one of the ids isn't a part of the jury, or is given twice. */
function assertKnown(
  field: string,
  known: ReadonlySet<number>,
  ids: readonly number[],
  message: string,
): void {
  if (new Set(ids).size !== ids.length || ids.some((id) => !known.has(id))) throw invalid(field, message);
}

/**
 * Sets up or changes how the applications to a call are judged. Scores of criteria that are left out are kept, but
 * don't count; they count again if the criterion comes back.
 * @param version the version that was read; null before there is a jury.
 * @throws InvalidInputError with a message for each field; NotFoundError for all but those who decide;
 * ConflictError at `version`.
 */
export async function saveJury(
  context: Context,
  kind: ApplicationKind,
  id: string,
  input: JuryInput,
  version: number | null,
): Promise<void> {
  const { em } = context;
  const { lowestScore, criteria, rounds } = await validate(juryRules, input);
  const { record } = await manage(context, kind, id);
  const made = await em.execute<unknown[]>(
    `insert into juries (${kind}_id, lowest_score) values (?, ?) on conflict do nothing returning id`,
    [record.id, lowestScore],
  );
  const [jury] = await em.execute<{ id: number; version: number; lowestScore: number }[]>(
    `select id, version, lowest_score as "lowestScore" from juries where ${kind}_id = ? for no key update`,
    [record.id],
  );
  if (!jury) throw new ConflictError("This call was deleted.");
  const isNew = made.length > 0;
  if (!isNew) assertSameVersion(jury, version ?? 0, "jury");
  if (jury.lowestScore !== lowestScore) await assertUnscored(context, jury.id);
  await writeCriteria(context, jury.id, criteria);
  await writeRounds(context, jury.id, rounds);
  await em.execute(
    "update juries set lowest_score = ?, version = version + ?, updated_at = now() where id = ?",
    [lowestScore, isNew ? 0 : 1, jury.id],
  );
  await recordAuditEvent(context, { action: "jury.saved", subject: jury.id });
}

async function assertUnscored({ em }: Context, juryId: number): Promise<void> {
  const [scored] = await em.execute<unknown[]>(
    `select from jury_scores s join jury_criteria c on c.id = s.criterion_id where c.jury_id = ? limit 1`,
    [juryId],
  );
  if (scored) throw invalid("lowestScore", "The scale stays as it is, since there are scores already");
}

type Criteria = Awaited<ReturnType<typeof juryRules.validate>>["criteria"];

async function writeCriteria({ em }: Context, juryId: number, criteria: Criteria): Promise<void> {
  const rows = criteria.map(({ id, ...criterion }, position) => ({ ...criterion, id: idOf(id), position }));
  const stored = await em.execute<{ id: number }[]>("select id from jury_criteria where jury_id = ?", [
    juryId,
  ]);
  assertKnown(
    "criteria",
    new Set(stored.map(({ id }) => id)),
    rows.flatMap(({ id }) => id ?? []),
    "One of these criteria doesn't belong to this jury",
  );
  await em.execute(
    `with given as (
       select * from jsonb_to_recordset(?::jsonb)
         as g (id integer, title text, description text, weight smallint, anchors text[], position smallint)
     ), changed as (
       update jury_criteria c set title = g.title, description = g.description, weight = g.weight, anchors = g.anchors,
         position = g.position, removed_at = null
       from given g where c.id = g.id
     ), removed as (
       update jury_criteria c set removed_at = now()
       where c.jury_id = ? and c.removed_at is null and not exists (select from given g where g.id = c.id)
     )
     insert into jury_criteria (jury_id, title, description, weight, anchors, position)
     select ?, title, description, weight, anchors, position from given where id is null`,
    [JSON.stringify(rows), juryId, juryId],
  );
}

type Rounds = Awaited<ReturnType<typeof juryRules.validate>>["rounds"];

async function writeRounds(context: Context, juryId: number, rounds: Rounds): Promise<void> {
  const { em } = context;
  const day = today();
  const rows = rounds.map(({ id, ...round }, position) => ({ ...round, id: idOf(id), position }));
  const stored = await em.execute<Omit<RoundRow, "state">[]>(
    `select ${ROUND} from jury_rounds r where r.jury_id = ?`,
    [juryId],
  );
  const byId = new Map(stored.map((round) => [round.id, round]));
  const ids = rows.flatMap(({ id }) => id ?? []);
  assertKnown("rounds", new Set(byId.keys()), ids, "One of these rounds doesn't belong to this jury");
  for (const [index, row] of rows.entries()) {
    const before = row.id === null ? undefined : byId.get(row.id);
    if (before) assertChangeable(before, row, index, day);
    else if (row.closesOn < day)
      throw invalid(`rounds[${index}].closesOn`, "The closing day has already passed");
  }
  const kept = new Set(ids);
  const begun = stored.find(({ id, openedAt }) => openedAt && !kept.has(id));
  if (begun) throw invalid("rounds", `The round “${begun.name}” has begun, so it stays`);
  await em.execute("delete from jury_rounds where jury_id = ? and not id = any(?::integer[])", [
    juryId,
    `{${ids.join(",")}}`,
  ]);
  await em.execute(
    `with given as (
       select * from jsonb_to_recordset(?::jsonb) as g (id integer, name text, "closesOn" date, "isBlind" boolean,
         "reviewsEach" smallint, position smallint)
     ), changed as (
       update jury_rounds r set name = g.name, closes_on = g."closesOn", is_blind = g."isBlind",
         reviews_each = g."reviewsEach", position = g.position,
         warned_at = case when r.closes_on = g."closesOn" then r.warned_at end
       from given g where r.id = g.id
     )
     insert into jury_rounds (jury_id, name, closes_on, is_blind, reviews_each, position)
     select ?, name, "closesOn", "isBlind", "reviewsEach", position from given where id is null`,
    [JSON.stringify(rows), juryId],
  );
}

/**
 * What was promised to applicants and reviewers stays: a blind round that has begun stays blind, and one that is over
 * stays over, since names have been shown.
 */
function assertChangeable(
  before: Omit<RoundRow, "state">,
  { closesOn, isBlind, position }: Pick<RoundRow, "closesOn" | "isBlind" | "position">,
  index: number,
  day: string,
): void {
  const at = (field: string, message: string) => invalid(`rounds[${index}].${field}`, message);
  const state = stateOf(before, day);
  if (state === "planned") return;
  if (before.isBlind !== isBlind)
    throw at("isBlind", "This round has begun. Whether it is blind can't be changed anymore");
  if (before.position !== position) throw at("name", "This round has begun, so it keeps its place");
  if (before.closesOn === closesOn) return;
  if (state === "closed") throw at("closesOn", "This round is closed, so its closing day stays");
  if (closesOn < day) throw at("closesOn", "The closing day has already passed. Close the round instead");
}

/**
 * Opens a round, from when reviewers see what they are assigned. The first one takes in all applications that
 * wait for a decision.
 * @throws NotFoundError for all but those who decide; ConflictError if it has begun, has nothing to judge, or its
 * closing day has passed.
 */
export async function openRound(context: Context, id: string): Promise<void> {
  const { em } = context;
  const { round, juryId, record } = await lockRound(context, id);
  if (round.state !== "planned") throw new ConflictError(`The round “${round.name}” has begun already.`);
  if (round.closesOn < today())
    throw new ConflictError("Its closing day has passed. Give the round a later one first.");
  if (await isFirst(context, round)) await takeIn(context, record.kind, record.id, round.id);
  const [entry] = await em.execute<unknown[]>("select from jury_entries where round_id = ? limit 1", [
    round.id,
  ]);
  if (!entry)
    throw new ConflictError("There is no application in this round yet. Choose some of the round before it.");
  await em.execute("update jury_rounds set opened_at = now() where id = ?", [round.id]);
  await recordAuditEvent(context, { action: "jury.round_opened", subject: juryId });
}

/** Whether a round takes its applications from the call itself. */
export async function isFirst({ em }: Context, { juryId, position }: RoundRow): Promise<boolean> {
  const [before] = await em.execute<unknown[]>(
    "select from jury_rounds where jury_id = ? and position < ? limit 1",
    [juryId, position],
  );
  return !before;
}

/** Adds the call's applications that wait for a decision to its first round. */
export async function takeIn(
  context: Context,
  kind: ApplicationKind,
  recordId: number,
  roundId: number,
): Promise<void> {
  const waiting = `a.${kind}_id = ? and a.status in ('submitted', 'in_review', 'shortlisted')`;
  await enter(context, roundId, waiting, recordId);
}

/**
 * Adds applications to a round. Their numbers don't follow the order of arrival, which could tell who it is.
 * @param which SQL condition on the application `a`, with one parameter.
 * @returns the ids of those that weren't there yet.
 */
export async function enter(
  { em }: Context,
  roundId: number,
  which: string,
  parameter: number | string,
): Promise<number[]> {
  const entered = await em.execute<{ applicationId: number }[]>(
    `insert into jury_entries (round_id, application_id, number)
     select ?, a.id, (select coalesce(max(number), 0) from jury_entries where round_id = ?)
       + row_number() over (order by md5(a.id || '-' || ?))
     from applications a where ${which}
       and not exists (select from jury_entries e where e.round_id = ? and e.application_id = a.id)
     returning application_id as "applicationId"`,
    [roundId, roundId, roundId, parameter, roundId],
  );
  return entered.map(({ applicationId }) => applicationId);
}

/**
 * Closes a round: nobody scores anymore, and who applied is shown to its reviewers if no other blind round is open.
 * @throws NotFoundError for all but those who decide; ConflictError if it isn't open.
 */
export async function closeRound(context: Context, id: string): Promise<void> {
  const { round, juryId } = await lockRound(context, id);
  if (round.state !== "open") throw new ConflictError(`The round “${round.name}” isn't open.`);
  await context.em.execute("update jury_rounds set closed_at = now() where id = ?", [round.id]);
  await recordAuditEvent(context, { action: "jury.round_closed", subject: juryId });
}
