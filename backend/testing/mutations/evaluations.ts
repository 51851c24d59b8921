import { hashToken, newToken } from "../../shared/secret-token.ts";
import type { RecordedMutations } from "./recorded.ts";
import type { World } from "./world.ts";

/** An evaluation of somebody signed in, with one candidate, and what may join it. */
async function begun({ person, sql }: World) {
  const { client, user } = await person();
  const { data } = await client.execute<{ createEvaluation: { id: string } }>(
    `mutation { createEvaluation(input: { name: "Pods" }, criteria: [{ title: "Price", weight: 1, must: false }]) { id } }`,
  );
  const { id } = data.createEvaluation;
  const [candidate] = await sql(
    "insert into evaluation_candidates (evaluation_id, name) values (?, 'Cairn One') returning id",
    [Number(id)],
  );
  return { client, user, id, candidate: String(candidate?.id) };
}

const ROOM = "{ id }";

/** Evaluations and their people. */
export const evaluations: RecordedMutations = {
  createEvaluation: {
    action: "evaluation.created",
    call: async ({ person }) => {
      const { client } = await person();
      const args = 'input: { name: "Pods" }, criteria: [{ title: "Price", weight: 1, must: false }]';
      return { by: client, args, selection: ROOM };
    },
  },
  decideEvaluation: {
    action: "evaluation.decided",
    call: async (world) => {
      const { client, id, candidate } = await begun(world);
      const args = `id: ${id}, input: { chosenId: ${candidate}, reasons: "Light." }, version: 1`;
      return { by: client, args, selection: ROOM };
    },
  },
  reopenEvaluation: {
    action: "evaluation.reopened",
    call: async (world) => {
      const { client, id, candidate } = await begun(world);
      await world.sql(
        "update evaluations set decided_at = now(), chosen_id = ?, reasons = 'Light.' where id = ?",
        [Number(candidate), Number(id)],
      );
      return { by: client, args: `id: ${id}`, selection: ROOM };
    },
  },
  deleteEvaluation: {
    action: "evaluation.deleted",
    call: async (world) => {
      const { client, id } = await begun(world);
      return { by: client, args: `id: ${id}`, selection: "{ message }" };
    },
  },
  inviteToEvaluation: {
    action: "evaluation.person_invited",
    call: async (world) => {
      const { client, id } = await begun(world);
      return { by: client, args: `id: ${id}, email: "new@people.example", role: JUDGE`, selection: ROOM };
    },
  },
  acceptEvaluationInvitation: {
    action: "evaluation.person_joined",
    call: async (world) => {
      const { id } = await begun(world);
      const { client, user } = await world.person();
      const token = newToken();
      await world.sql(
        `insert into evaluation_people (evaluation_id, email, role, token_hash, expires_at)
         values (?, ?, 'judge', ?, now() + interval '1 day')`,
        [Number(id), user.email, hashToken(token)],
      );
      return { by: client, args: `token: "${token}"`, selection: ROOM };
    },
  },
  handOverEvaluation: {
    action: "evaluation.handed_over",
    call: async (world) => {
      const { client, id } = await begun(world);
      const { user } = await world.person();
      const [judge] = await world.sql(
        "insert into evaluation_people (evaluation_id, user_id, role, joined_at) values (?, ?, 'judge', now()) returning id",
        [Number(id), user.id],
      );
      return { by: client, args: `id: ${id}, personId: ${judge?.id}, staysAs: READER`, selection: ROOM };
    },
  },
  removeFromEvaluation: {
    action: "evaluation.person_removed",
    call: async (world) => {
      const { client, id } = await begun(world);
      const [invited] = await world.sql(
        `insert into evaluation_people (evaluation_id, email, role, expires_at)
         values (?, 'new@people.example', 'judge', now() + interval '1 day') returning id`,
        [Number(id)],
      );
      return { by: client, args: `id: ${id}, personId: ${invited?.id}`, selection: "{ message }" };
    },
  },
};
