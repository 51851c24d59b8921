import { hashToken, newToken } from "../../shared/secret-token.ts";
import { createApplication } from "../factories/application.ts";
import { createOpportunity } from "../factories/opportunity.ts";
import type { RecordedMutations } from "./recorded.ts";
import type { World } from "./world.ts";

const JURY = "{ id }";
const DONE = "{ message }";

/** A call of somebody signed in with a jury whose round is open, a reviewer and an application assigned to them. */
async function begun({ app, person, sql }: World) {
  const [owner, reviewer, applicant] = [await person(), await person(), await person()];
  // Addresses at the same domain would be a conflict of interest.
  await sql("update users set email = username || '@reviews.example' where id = ?", [reviewer.user.id]);
  const opportunity = await createOpportunity(app, { ownerUser: owner.user });
  const application = await createApplication(app, { applicant: applicant.user, opportunity });
  const [made] = await sql(
    `with jury as (insert into juries (opportunity_id) values (?) returning id),
       criterion as (insert into jury_criteria (jury_id, position, title, weight) select id, 0, 'Impact', 1 from jury returning id),
       round as (insert into jury_rounds (jury_id, position, name, closes_on, is_blind, reviews_each, opened_at)
         select id, 0, 'Review', current_date + 9, true, 1, now() from jury returning id),
       planned as (insert into jury_rounds (jury_id, position, name, closes_on, is_blind, reviews_each)
         select id, 1, 'Final', current_date + 19, true, 1 from jury returning id),
       entry as (insert into jury_entries (round_id, application_id, number) select id, ?, 1 from round returning id),
       waiting as (insert into jury_entries (round_id, application_id, number) select id, ?, 1 from planned returning id),
       reviewer as (insert into jury_reviewers (jury_id, user_id, joined_at) select id, ?, now() from jury returning id),
       assignment as (insert into jury_assignments (entry_id, reviewer_id) select entry.id, reviewer.id from entry, reviewer
         returning id)
     select round.id as round, planned.id as planned, entry.id as entry, reviewer.id as reviewer, assignment.id as review,
       jury.id as jury from jury, round, planned, entry, reviewer, assignment, waiting, criterion`,
    [opportunity.id, application.id, application.id, reviewer.user.id],
  );
  const ids = Object.fromEntries(Object.entries(made ?? {}).map(([name, id]) => [name, String(id)]));
  return { owner, reviewer, applicant, id: opportunity.id, application: String(application.id), ids, sql };
}

type Begun = Awaited<ReturnType<typeof begun>>;

/** A call by those who decide. */
const byOwner =
  (argsOf: (made: Begun) => string | Promise<string>, selection = JURY) =>
  async (world: World) => {
    const made = await begun(world);
    return { by: made.owner.client, args: await argsOf(made), selection };
  };

const INPUT = `{ lowestScore: 0, criteria: [{ title: "Impact", weight: 1 }],
  rounds: [{ name: "Review", closesOn: "2099-01-01", isBlind: true, reviewsEach: 1 }] }`;

/** Juries, their reviewers and results. */
export const juries: RecordedMutations = {
  saveJury: {
    action: "jury.saved",
    call: async ({ app, person }) => {
      const { client, user } = await person();
      const { id } = await createOpportunity(app, { ownerUser: user });
      return { by: client, args: `kind: OPPORTUNITY, id: ${id}, input: ${INPUT}`, selection: JURY };
    },
  },
  openJuryRound: {
    action: "jury.round_opened",
    call: byOwner(({ ids }) => `roundId: ${ids.planned}`),
  },
  closeJuryRound: { action: "jury.round_closed", call: byOwner(({ ids }) => `roundId: ${ids.round}`) },
  spreadJuryAssignments: { action: "jury.assigned", call: byOwner(({ ids }) => `roundId: ${ids.round}`) },
  setJuryAssignment: {
    action: "jury.assigned",
    call: byOwner(({ ids }) => `entryId: ${ids.entry}, reviewerId: ${ids.reviewer}, assigned: false`),
  },
  remindJury: { action: "jury.reminded", call: byOwner(({ ids }) => `roundId: ${ids.round}`) },
  inviteJuryReviewer: {
    action: "jury.reviewer_invited",
    call: byOwner(({ id }) => `kind: OPPORTUNITY, id: ${id}, email: "new@people.example"`),
  },
  removeJuryReviewer: {
    action: "jury.reviewer_removed",
    call: byOwner(({ ids }) => `id: ${ids.reviewer}`, DONE),
  },
  acceptJuryInvitation: {
    action: "jury.reviewer_joined",
    call: async (world) => {
      const { ids } = await begun(world);
      const { client, user } = await world.person();
      const token = newToken();
      await world.sql(
        `insert into jury_reviewers (jury_id, email, token_hash, expires_at) values (?, ?, ?, now() + interval '1 day')`,
        [Number(ids.jury), user.email, hashToken(token)],
      );
      return { by: client, args: `token: "${token}"`, selection: DONE };
    },
  },
  declareJuryConflict: {
    action: "jury.conflict_declared",
    call: async (world) => {
      const { reviewer, ids } = await begun(world);
      return { by: reviewer.client, args: `id: ${ids.review}, reason: "A cousin"`, selection: DONE };
    },
  },
  decideOnJuryEntries: {
    action: "jury.decided",
    after: ["application.decided"],
    call: byOwner(
      ({ ids }) => `roundId: ${ids.round}, entryIds: [${ids.entry}], decision: DECLINE, letter: ""`,
      "{ decided }",
    ),
  },
  publishJuryResult: {
    action: "jury.result_published",
    call: byOwner(async ({ id, ids, sql }) => {
      await sql("update jury_rounds set closed_at = now() where id = ?", [Number(ids.round)]);
      await sql("update jury_assignments set submitted_at = now() where id = ?", [Number(ids.review)]);
      return `kind: OPPORTUNITY, id: ${id}, text: "Thank you."`;
    }),
  },
  askJuryWinner: {
    action: "jury.winner_asked",
    call: byOwner(async ({ application, sql }) => {
      await sql("update applications set status = 'accepted' where id = ?", [Number(application)]);
      return `applicationId: ${application}, sentence: "The best."`;
    }, DONE),
  },
  answerNamingRequest: {
    action: "jury.winner_answered",
    call: async (world) => {
      const { applicant, application, ids, sql } = await begun(world);
      await sql("update applications set status = 'accepted' where id = ?", [Number(application)]);
      await sql("insert into jury_winners (application_id, jury_id, sentence) values (?, ?, 'The best.')", [
        Number(application),
        Number(ids.jury),
      ]);
      const args = `applicationId: ${application}, agreed: true, sentence: "The best."`;
      return { by: applicant.client, args, selection: DONE };
    },
  },
};
