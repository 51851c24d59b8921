import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addJob } from "../../../../jobs/queue.ts";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import {
  beginRoom,
  changeRoom,
  joinRoom,
  readRoom,
  readSharedRoom,
  scoreRoom,
  shareRoom,
  type TestRoom,
} from "../../../../testing/evaluations.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import { dueDeletionsJob } from "../../../account/profiles/deletion/due-deletions.job.ts";

type Person = { client: SignedInClient; id: number; email: string };

let app: TestApp;
let owner: Person;
let judge: Person;
let reader: Person;
let room: TestRoom;
let solutions: number[];

async function person(): Promise<Person> {
  const user = await createUser(app);
  return { client: await signIn(app, user), id: user.id, email: user.email };
}
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(text, values);

beforeAll(async () => {
  app = await startTestApp("empty");
  solutions = [(await createSolution(app, { title: "Cairn One" })).id];
});
afterAll(() => app.stop());
beforeEach(async () => {
  [owner, judge, reader] = [await person(), await person(), await person()];
  room = await beginRoom(owner.client, solutions);
  await joinRoom(app, owner.client, room, { ...judge, role: "JUDGE" });
  await joinRoom(app, owner.client, room, { ...reader, role: "READER" });
});

const seat = async ({ id }: Person) =>
  String(
    (
      await sql<{ id: number }>("select id from evaluation_people where evaluation_id = ? and user_id = ?", [
        Number(room.id),
        id,
      ])
    )[0]?.id ?? 0,
  );
const handOver = (by: TestClient, personId: string, staysAs: string) =>
  changeRoom(by, "handOverEvaluation", "$id: ID!, $personId: ID!, $staysAs: EvaluationRole!", {
    id: room.id,
    personId,
    staysAs,
  });
const rolesOf = () =>
  sql<{ user_id: number | null; role: string }>(
    "select user_id, role from evaluation_people where evaluation_id = ? order by id",
    [Number(room.id)],
  );
async function endAccount({ id }: Person) {
  await sql(
    "update users set deletion_requested_at = now() - interval '15 days', deletion_due_at = now() - interval '1 day' where id = ?",
    [id],
  );
  await addJob(app.database.orm.em.fork(), dueDeletionsJob, {});
  await app.runJobs();
}
const setClosed = (closed: boolean) =>
  changeRoom(owner.client, "setEvaluationScoringClosed", "$id: ID!, $closed: Boolean!", {
    id: room.id,
    closed,
  });

describe("an evaluation that is handed over", () => {
  it.each([
    ["READER", "judge"],
    ["JUDGE", "reader"],
  ])("has one owner, who is told, while the former one stays as a %s", async (staysAs, to) => {
    const next = to === "judge" ? judge : reader;
    expect((await handOver(owner.client, await seat(next), staysAs)).errors).toBeUndefined();
    const roles = new Map((await rolesOf()).map(({ user_id: id, role }) => [id, role]));
    expect([roles.get(next.id), roles.get(owner.id)]).toEqual(["owner", staysAs.toLowerCase()]);
    await app.runJobs();
    expect(
      app.mails.filter(({ to: address }) => address === next.email).map(({ subject }) => subject),
    ).toContain("You now own the evaluation “Secret name of the academy” - SportsTech Hub");
    const { data } = await next.client.execute<{ notifications: { nodes: { path: string }[] } }>(
      "{ notifications(first: 5) { nodes { path } } }",
    );
    expect(data.notifications.nodes.map(({ path }) => path)).toContain(`/evaluations/${room.id}`);
    const [event] = await sql<{ action: string; changes: object }>(
      "select action, changes from audit_entries where action = 'evaluation.handed_over' order by id desc limit 1",
    );
    expect(event?.changes).toEqual({ formerOwner: { after: staysAs.toLowerCase() } });
    // Only the new owner invites now, and can hand it back.
    expect((await handOver(owner.client, await seat(reader), "JUDGE")).code).toBe("FORBIDDEN");
    expect((await shareRoom(next.client, room.id)).shareUrl).toContain("/evaluations/");
    expect((await handOver(next.client, await seat(owner), "JUDGE")).errors).toBeUndefined();
  });

  it("goes to somebody who has joined only, by its owner only", async () => {
    const someone = await person();
    expect((await handOver(someone.client, await seat(judge), "JUDGE")).code).toBe("NOT_FOUND");
    expect((await handOver(app, await seat(judge), "JUDGE")).code).toBe("UNAUTHENTICATED");
    expect((await handOver(judge.client, await seat(judge), "JUDGE")).code).toBe("FORBIDDEN");
    await changeRoom(
      owner.client,
      "inviteToEvaluation",
      "$id: ID!, $email: String!, $role: EvaluationRole!",
      {
        id: room.id,
        email: someone.email,
        role: "JUDGE",
      },
    );
    const [invited] = await sql<{ id: number }>("select id from evaluation_people where email = ?", [
      someone.email,
    ]);
    for (const personId of [String(invited?.id), await seat(owner), "0", "x"])
      expect((await handOver(owner.client, personId, "JUDGE")).fields).toHaveProperty("personId");
    expect((await handOver(owner.client, await seat(judge), "OWNER")).fields).toHaveProperty("staysAs");
    expect((await rolesOf()).filter(({ role }) => role === "owner")).toEqual([
      { user_id: owner.id, role: "owner" },
    ]);
  });

  it("keeps the former owner's scores, with whom they stay a judge", async () => {
    await scoreRoom(owner.client, room, 4);
    const refused = await handOver(owner.client, await seat(judge), "READER");
    expect([refused.code, refused.errors?.[0]?.message]).toEqual([
      "CONFLICT",
      "Your scores count, so you stay as a judge.",
    ]);
    const { room: handed } = await handOver(owner.client, await seat(judge), "JUDGE");
    expect(handed.evaluation).toMatchObject({ judgeCount: 1, submittedCount: 1 });
  });

  it("goes to somebody who can own one more", async () => {
    await sql(
      `with made as (insert into evaluations (name) select 'One of many' from generate_series(1, 50) returning id)
       insert into evaluation_people (evaluation_id, user_id, role, joined_at) select id, ?, 'owner', now() from made`,
      [judge.id],
    );
    expect((await handOver(owner.client, await seat(judge), "JUDGE")).code).toBe("CONFLICT");
  });
});

describe("an evaluation whose owner's account ends", () => {
  it("goes to the judge who joined first, before readers", async () => {
    await endAccount(owner);
    expect(await rolesOf()).toEqual([
      { user_id: judge.id, role: "owner" },
      { user_id: reader.id, role: "reader" },
    ]);
  });

  it("goes to a reader if nobody judges", async () => {
    await sql("delete from evaluation_people where user_id = ?", [judge.id]);
    await endAccount(owner);
    expect(await rolesOf()).toEqual([{ user_id: reader.id, role: "owner" }]);
    expect((await shareRoom(reader.client, room.id)).shareUrl).not.toBeNull();
  });

  it("is deleted if nobody else has joined", async () => {
    await sql("delete from evaluation_people where user_id = any(?::integer[])", [
      `{${judge.id},${reader.id}}`,
    ]);
    await endAccount(owner);
    expect(await sql("select from evaluations where id = ?", [Number(room.id)])).toEqual([]);
  });
});

describe("scores of somebody who has seen the result", () => {
  const informed = async (by: TestClient) => {
    const { data } = await by.execute<{
      evaluation: {
        results: { judges: number; informedJudges: number } | null;
        people: { role: string; sawResultFirst: boolean }[];
      };
    }>(
      "query ($id: ID!) { evaluation(id: $id) { results { judges informedJudges } people { role sawResultFirst } } }",
      {
        id: room.id,
      },
    );
    const { results, people } = data.evaluation;
    return [
      results?.judges,
      results?.informedJudges,
      people.filter((one) => one.sawResultFirst).map(({ role }) => role),
    ];
  };

  it("are told apart when the owner scores after all judges were done", async () => {
    await scoreRoom(judge.client, room, 5);
    expect((await readRoom(owner.client, room.id))?.results).not.toBeNull();
    await scoreRoom(owner.client, room, 1);
    expect(await informed(reader.client)).toEqual([2, 1, ["OWNER"]]);
    const file = await (await reader.client.fetch(`/api/evaluations/${room.id}.json`)).text();
    expect(JSON.parse(file).results).toMatchObject({ judges: 2, informedJudges: 1 });
  });

  it("are independent if the owner scored before", async () => {
    await readRoom(owner.client, room.id);
    await scoreRoom(owner.client, room, 1);
    await scoreRoom(judge.client, room, 5);
    await readRoom(owner.client, room.id);
    expect(await informed(reader.client)).toEqual([2, 0, []]);
  });

  it("are told apart when a judge looked while the scoring was closed, also by the link", async () => {
    await scoreRoom(owner.client, room, 3);
    const shared = await shareRoom(owner.client, room.id);
    await setClosed(true);
    expect((await readSharedRoom(judge.client, shared))?.results).not.toBeNull();
    await setClosed(false);
    await scoreRoom(judge.client, room, 3);
    expect(await informed(reader.client)).toEqual([2, 1, ["JUDGE"]]);
  });
});

it("notes beyond those that are shown are counted, and every candidate has its share", async () => {
  await scoreRoom(judge.client, room, 5);
  await sql(
    `with more as (
       insert into evaluation_candidates (evaluation_id, name) select ?, 'Product ' || n from generate_series(1, 49) n returning id),
     criteria as (
       insert into evaluation_criteria (evaluation_id, position, title, weight)
         select ?, n, 'Criterion ' || n, 1 from generate_series(3, 30) n returning id)
     insert into evaluation_scores (person_id, candidate_id, criterion_id, score, note)
     select p.id, m.id, c.id, 4, 'Good' from more m, criteria c, evaluation_people p where p.evaluation_id = ? and p.role = 'judge'`,
    [Number(room.id), Number(room.id), Number(room.id)],
  );
  await setClosed(true);
  const { data } = await reader.client.execute<{
    evaluation: { results: { noteCount: number; notes: { candidateId: string }[] } };
  }>("query ($id: ID!) { evaluation(id: $id) { results { noteCount notes { candidateId } } } }", {
    id: room.id,
  });
  const { noteCount, notes } = data.evaluation.results;
  expect([noteCount, notes.length]).toEqual([49 * 28 + 2, 500]);
  const shares = [...Map.groupBy(notes, ({ candidateId }) => candidateId).values()].map((one) => one.length);
  expect([shares.length, Math.min(...shares), Math.max(...shares)]).toEqual([50, 2, 11]);
});
