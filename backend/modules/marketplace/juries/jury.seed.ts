import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../demo/read.ts";
import { DAY, dayOf, daysBefore } from "../../../shared/days/days.ts";
import { seedApplicationsOf } from "../applications/application.seed.ts";
import { TABLES } from "./managed-call.ts";
import { winnerName } from "./result/winner-name.ts";

interface RoundRow {
  name: string;
  closesInDays: number;
  isBlind: boolean;
  reviewsEach: number;
  openedDaysAgo?: number;
  closedDaysAgo?: number;
  /** The accounts whose applications are in it. */
  entries?: string[];
  /** By reviewer and applicant; one without scores is open. */
  reviews?: {
    reviewer: string;
    applicant: string;
    scores?: (number | null)[];
    comment?: string;
    daysAgo?: number;
  }[];
  /** Without a reviewer, by the organizers. */
  comments?: { applicant: string; reviewer?: string; text: string; daysAgo: number }[];
}

interface JuryRow {
  kind: "opportunity" | "collaboration";
  title: string;
  daysAgo: number;
  criteria: { title: string; description?: string; weight: number; anchors?: string[] }[];
  rounds: RoundRow[];
  reviewers: { account: string; daysAgo: number }[];
  result?: { text: string; daysAgo: number };
  winners?: { applicant: string; sentence: string; daysAgo: number }[];
}

/** SQL of the demo account with a name. */
const ACCOUNT = "(select id from users where is_demo and username = ?)";

/** A call of the demo with its jury. */
interface Seeded {
  readonly em: EntityManager;
  readonly today: Date;
  readonly juryId: number;
  /** SQL of the id of an account's application to the call; takes the account. */
  readonly application: string;
}

/** The demo's juries, one for a call in each state. */
export async function seedJuries(em: EntityManager, today: Date): Promise<void> {
  await seedApplicationsOf(em, today, "applications/to-postings.json");
  await em.flush();
  for (const row of readRows<JuryRow>("postings/juries.json")) {
    const begun = daysBefore(today, row.daysAgo);
    const [jury] = await em.execute<{ id: number; recordId: number }[]>(
      `insert into juries (${row.kind}_id, created_at, updated_at) select id, ?, ? from ${TABLES[row.kind]} where title = ?
       returning id, ${row.kind}_id as "recordId"`,
      [begun, begun, row.title],
    );
    if (!jury) continue;
    const application = `(select id from applications where ${row.kind}_id = ${jury.recordId} and applicant_id = ${ACCOUNT})`;
    const seeded = { em, today, juryId: jury.id, application };
    await em.execute(
      `insert into jury_criteria (jury_id, position, title, description, weight, anchors)
       select ?, c.place, c.item->>'title', coalesce(c.item->>'description', ''), (c.item->>'weight')::int,
         array(select jsonb_array_elements_text(coalesce(c.item->'anchors', '[]')))
       from jsonb_array_elements(?::jsonb) with ordinality c(item, place)`,
      [jury.id, JSON.stringify(row.criteria)],
    );
    for (const { account, daysAgo } of row.reviewers) {
      const joined = daysBefore(today, daysAgo);
      await em.execute(
        `insert into jury_reviewers (jury_id, user_id, invited_at, joined_at) values (?, ${ACCOUNT}, ?, ?)`,
        [jury.id, account, joined, joined],
      );
    }
    for (const [position, round] of row.rounds.entries()) await seedRound(seeded, round, position);
    await seedResult(seeded, row);
  }
}

async function seedRound({ em, today, juryId, application }: Seeded, round: RoundRow, position: number) {
  const ago = (days: number | undefined) => (days === undefined ? null : daysBefore(today, days));
  const closesOn = dayOf(new Date(today.getTime() + round.closesInDays * DAY));
  const [{ id } = { id: 0 }] = await em.execute<{ id: number }[]>(
    `insert into jury_rounds (jury_id, position, name, closes_on, is_blind, reviews_each, opened_at, closed_at)
     values (?, ?, ?, ?, ?, ?, ?, ?) returning id`,
    [
      ...[juryId, position, round.name, closesOn, round.isBlind, round.reviewsEach],
      ...[ago(round.openedDaysAgo), ago(round.closedDaysAgo)],
    ],
  );
  for (const [index, account] of (round.entries ?? []).entries())
    await em.execute(
      `insert into jury_entries (round_id, application_id, number) select ?, a.id, ? from ${application} a`,
      [id, index + 1, account],
    );
  const entry = `(select id from jury_entries where round_id = ${id} and application_id = ${application})`;
  const reviewer = `(select id from jury_reviewers where jury_id = ${juryId} and user_id = ${ACCOUNT})`;
  for (const { reviewer: by, applicant, scores, comment = "", daysAgo } of round.reviews ?? [])
    await em.execute(
      `with made as (
         insert into jury_assignments (entry_id, reviewer_id, comment, assigned_at, submitted_at)
         values (${entry}, ${reviewer}, ?, ?, ?) returning id)
       insert into jury_scores (assignment_id, criterion_id, score)
       select made.id, c.id, (s.value #>> '{}')::smallint
       from made, jsonb_array_elements(?::jsonb) with ordinality s(value, place)
         join jury_criteria c on c.jury_id = ? and c.position = s.place`,
      [applicant, by, comment, ago(round.openedDaysAgo), ago(daysAgo), JSON.stringify(scores ?? []), juryId],
    );
  for (const { applicant, reviewer: by, text, daysAgo } of round.comments ?? [])
    await em.execute(
      `insert into jury_comments (entry_id, reviewer_id, text, created_at) values (${entry}, ${reviewer}, ?, ?)`,
      [applicant, by ?? "", text, ago(daysAgo)],
    );
}

async function seedResult({ em, today, juryId, application }: Seeded, { result, winners = [] }: JuryRow) {
  if (result)
    await em.execute(
      `update juries set result_text = ?, published_at = ?,
         application_count = (select count(distinct e.application_id) from jury_entries e
           join jury_rounds r on r.id = e.round_id where r.jury_id = juries.id),
         reviewer_count = (select count(*) from jury_reviewers v where v.jury_id = juries.id)
       where id = ?`,
      [result.text, daysBefore(today, result.daysAgo), juryId],
    );
  for (const { applicant, sentence, daysAgo } of winners)
    await em.execute(
      `insert into jury_winners (application_id, jury_id, sentence, asked_at, answered_at, agreed, name)
       select a.id, ?, ?, ?, ?, true, ${winnerName("a.id")} from ${application} a`,
      [juryId, sentence, daysBefore(today, daysAgo), daysBefore(today, daysAgo), applicant],
    );
}
