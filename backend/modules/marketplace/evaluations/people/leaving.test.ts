import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addJob } from "../../../../jobs/queue.ts";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import {
  beginRoom,
  changeRoom,
  decideRoom,
  joinRoom,
  readRoom,
  scoreRoom,
  type TestRoom,
} from "../../../../testing/evaluations.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import { dueDeletionsJob } from "../../../account/profiles/deletion/due-deletions.job.ts";

type Person = { client: SignedInClient; id: number; email: string };

let app: TestApp;
let owner: Person;
let judge: Person;
let other: Person;
let reader: Person;
let solutions: number[];
let room: TestRoom;

async function person(): Promise<Person> {
  const user = await createUser(app);
  return { client: await signIn(app, user), id: user.id, email: user.email };
}

beforeAll(async () => {
  app = await startTestApp("empty");
  solutions = [];
  for (const title of ["Cairn One", "Atlas Pod"]) solutions.push((await createSolution(app, { title })).id);
});
afterAll(() => app.stop());
beforeEach(async () => {
  [owner, judge, other, reader] = [await person(), await person(), await person(), await person()];
  room = await beginRoom(owner.client, solutions);
  for (const who of [judge, other]) await joinRoom(app, owner.client, room, { ...who, role: "JUDGE" });
  await joinRoom(app, owner.client, room, { ...reader, role: "READER" });
});

const remove = (by: TestClient, personId: string | undefined) =>
  by.execute(
    "mutation ($id: ID!, $personId: ID!) { removeFromEvaluation(id: $id, personId: $personId) { message } }",
    {
      id: room.id,
      personId: personId ?? "0",
    },
  );
const leave = async ({ client }: Person) =>
  remove(client, (await readRoom(client, room.id))?.people.find(({ isViewer }) => isViewer)?.id);
const scoresOf = (shown: TestRoom | null) => shown?.results?.ranking.map(({ score }) => score);

describe("a judge who leaves", () => {
  it("leaves the scores that they submitted, without a name, and has them back after joining again", async () => {
    await scoreRoom(judge.client, room, 5);
    await scoreRoom(other.client, room, 3);
    expect((await leave(judge)).errors).toBeUndefined();
    expect(await readRoom(judge.client, room.id)).toBeNull();
    const left = await readRoom(reader.client, room.id);
    expect(left?.evaluation).toMatchObject({ judgeCount: 2, submittedCount: 2 });
    expect(scoresOf(left)).toEqual([4, 4]);
    expect(left?.results?.notes.map(({ author }) => author)).toContain("A former member");
    await joinRoom(app, owner.client, room, { ...judge, role: "JUDGE" });
    const back = await readRoom(judge.client, room.id);
    expect(back?.evaluation).toMatchObject({ judgeCount: 2, submittedCount: 2 });
    expect(scoresOf(back)).toEqual([4, 4]);
    expect(back?.people.map(({ name }) => name)).not.toContain("A former member");
  });

  it("takes scores along that they haven't submitted, so that nobody waits for them", async () => {
    await scoreRoom(other.client, room, 3);
    const [candidate] = room.candidates;
    await changeRoom(
      judge.client,
      "scoreCandidate",
      "$id: ID!, $candidateId: ID!, $scores: [EvaluationScoreInput!]!",
      {
        id: room.id,
        candidateId: candidate?.id,
        scores: [{ criterionId: room.criteria[0]?.id, score: 1, note: "" }],
      },
    );
    await leave(judge);
    const left = await readRoom(reader.client, room.id);
    expect(left?.evaluation).toMatchObject({ judgeCount: 1, submittedCount: 1 });
    expect(scoresOf(left)).toEqual([3, 3]);
  });

  it("is taken out with their scores by the owner while it is open, and keeps them once it is decided", async () => {
    await scoreRoom(judge.client, room, 5);
    await scoreRoom(other.client, room, 3);
    const [who, whoElse] = (await readRoom(owner.client, room.id))?.people.slice(1) ?? [];
    expect((await remove(owner.client, whoElse?.id)).errors).toBeUndefined();
    const open = await readRoom(owner.client, room.id);
    expect(scoresOf(open)).toEqual([5, 5]);
    if (!open) throw new Error("The evaluation is gone");
    await decideRoom(owner.client, open, open.candidates[0]?.id);
    await remove(owner.client, who?.id);
    expect(scoresOf(await readRoom(owner.client, room.id))).toEqual([5, 5]);
    expect(await readRoom(judge.client, room.id)).toBeNull();
  });

  it("isn't waited for once their account has ended", async () => {
    await scoreRoom(other.client, room, 3);
    await app.database.orm.em
      .fork()
      .execute(
        "update users set deletion_requested_at = now() - interval '15 days', deletion_due_at = now() - interval '1 day' where id = ?",
        [judge.id],
      );
    await addJob(app.database.orm.em.fork(), dueDeletionsJob, {});
    await app.runJobs();
    const left = await readRoom(reader.client, room.id);
    expect(left?.evaluation).toMatchObject({ judgeCount: 1, submittedCount: 1 });
    expect(scoresOf(left)).toEqual([3, 3]);
  });
});

describe("what is added after a judge has submitted scores", () => {
  it("hides the others' scores from them until they have judged it, too", async () => {
    await scoreRoom(judge.client, room, 5);
    const { room: submitted } = await scoreRoom(other.client, room, 3);
    expect(scoresOf(submitted)).toEqual([4, 4]);
    const { room: added } = await changeRoom(
      owner.client,
      "addNamedCandidate",
      "$id: ID!, $input: NamedCandidateInput!, $version: Int!",
      { id: room.id, input: { name: "Spreadsheet" }, version: submitted.evaluation.version },
    );
    expect((await readRoom(judge.client, room.id))?.results).toBeNull();
    const newest = { ...added, candidates: added.candidates.slice(-1) };
    expect((await scoreRoom(judge.client, newest, 2)).room.results?.ranking).toHaveLength(3);
    expect((await readRoom(other.client, room.id))?.results).toBeNull();
    await changeRoom(owner.client, "setEvaluationScoringClosed", "$id: ID!, $closed: Boolean!", {
      id: room.id,
      closed: true,
    });
    expect((await readRoom(other.client, room.id))?.results?.ranking).toHaveLength(3);
  });
});
