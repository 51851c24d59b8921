import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { JURY, type JuryTools, juryTools, type ShownJury } from "../../../../testing/juries.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let tools: JuryTools;
beforeAll(async () => {
  app = await startTestApp("empty");
  tools = await juryTools(app);
});
afterAll(() => app.stop());

/** A call whose round is closed, with one winner. */
async function decided() {
  const { begun, tasks, score, run, owner } = tools;
  const made = await begun({ applications: 2 });
  const by = made.people[0]?.client ?? app;
  for (const { id } of await tasks(by)) await score(by, id, [4, 4]);
  await run(owner, "closeJuryRound", { roundId: made.roundId });
  const [entry] = await tools.sql<{ id: number; applicationId: number }>(
    `select id, application_id as "applicationId" from jury_entries where round_id = ? order by id`,
    [made.roundId],
  );
  await run(
    owner,
    "decideOnJuryEntries",
    { roundId: made.roundId, entryIds: [String(entry?.id)], decision: "ACCEPT", letter: "You won, {name}." },
    "{ decided }",
  );
  const index = made.applications.findIndex(({ id }) => id === entry?.applicationId);
  return { ...made, winner: made.applicants[index], applicationId: String(entry?.applicationId) };
}

interface Result {
  text: string;
  applicationCount: number;
  reviewerCount: number;
  criteria: { title: string; share: number }[];
  winners: { name: string; sentence: string }[];
  unnamedWinnerCount: number;
}
const resultOf = async (id: string, by: TestClient = app) =>
  (
    await by.execute<{ callResult: Result | null }>(
      `{ callResult(kind: OPPORTUNITY, id: "${id}") { text applicationCount reviewerCount criteria { title share }
        winners { name sentence } unnamedWinnerCount } }`,
    )
  ).data.callResult;

describe("the result of a call", () => {
  it("is public once it is published, and names a winner who agreed", async () => {
    const { run, owner, stranger } = tools;
    const { id, applicationId, winner } = await decided();
    const publish = (text: string) => run(owner, "publishJuryResult", { kind: "OPPORTUNITY", id, text });
    const ask = (sentence: string, by: TestClient = owner) =>
      run(by, "askJuryWinner", { applicationId, sentence }, "{ message }");
    const answer = (agreed: boolean, sentence: string, by = winner?.client ?? app) =>
      run(by, "answerNamingRequest", { applicationId, agreed, sentence }, "{ message }");
    expect(await resultOf(id)).toBeNull();
    expect((await app.fetch(`/api/opportunities/${id}/result`)).status).toBe(404);
    expect((await publish("x".repeat(5001))).fields).toEqual({ text: expect.any(String) });
    expect((await publish("Thank you all.\nSee you next year.")).made.publishedAt).toEqual(
      expect.any(String),
    );
    expect(await resultOf(id)).toEqual({
      text: "Thank you all.\nSee you next year.",
      applicationCount: 2,
      reviewerCount: 1,
      criteria: [
        { title: "Impact", share: 0.6 },
        { title: "Team", share: 0.4 },
      ],
      winners: [],
      unnamedWinnerCount: 1,
    });
    expect((await ask(" ")).fields).toEqual({ sentence: expect.any(String) });
    expect((await answer(true, "Best of all.")).code).toBe("NOT_FOUND");
    expect((await ask("Best of all.")).code).toBeUndefined();
    const read = (by: TestClient) =>
      by.execute(`{ namingRequest(applicationId: "${applicationId}") { name sentence agreed } }`);
    const name = `${winner?.user.firstName} Silva`;
    expect((await read(winner?.client ?? app)).data).toEqual({
      namingRequest: { name, sentence: "Best of all.", agreed: null },
    });
    for (const by of [owner, stranger]) expect((await read(by)).data).toEqual({ namingRequest: null });
    expect((await answer(true, "Another sentence.")).fields).toEqual({ sentence: expect.any(String) });
    expect((await answer(true, "Best of all.", stranger)).code).toBe("NOT_FOUND");
    expect((await answer(true, "Best of all.")).code).toBeUndefined();
    expect(await resultOf(id)).toMatchObject({
      winners: [{ name, sentence: "Best of all." }],
      unnamedWinnerCount: 0,
    });
    expect(await (await app.fetch(`/api/opportunities/${id}/result`)).json()).toMatchObject({
      winners: [{ name, sentence: "Best of all." }],
    });
    await ask("Best of all.");
    expect((await resultOf(id))?.winners).toHaveLength(1);
    await ask("Still the best.");
    expect(await resultOf(id)).toMatchObject({ winners: [], unnamedWinnerCount: 1 });
    await answer(false, "Still the best.");
    expect(await resultOf(id)).toMatchObject({ winners: [], unnamedWinnerCount: 1 });
    const { data } = await owner.execute<{ juryWinners: object[] }>(
      `{ juryWinners(kind: OPPORTUNITY, id: "${id}") { name sentence agreed } }`,
    );
    expect(data.juryWinners).toEqual([{ name, sentence: "Still the best.", agreed: false }]);
  });

  it("names a winner as they agreed to, whatever becomes of the vendor or the account", async () => {
    const { run, owner, sql } = tools;
    const { id, applicationId, winner } = await decided();
    const client = winner?.client ?? app;
    const vendor = await createVendor(app, { name: "Cairnworks" });
    await sql("update applications set vendor_id = ? where id = ?", [vendor.id, applicationId]);
    await run(owner, "publishJuryResult", { kind: "OPPORTUNITY", id, text: "" });
    await run(owner, "askJuryWinner", { applicationId, sentence: "Best." }, "{ message }");
    await sql("update vendors set name = 'Cairn Works Holding', status = 'withdrawn' where id = ?", [
      vendor.id,
    ]);
    expect(
      (await client.execute(`{ namingRequest(applicationId: "${applicationId}") { name } }`)).data,
    ).toEqual({
      namingRequest: { name: "Cairnworks" },
    });
    await run(
      client,
      "answerNamingRequest",
      { applicationId, agreed: true, sentence: "Best." },
      "{ message }",
    );
    await sql("update users set first_name = 'Renamed' where id = ?", [winner?.user.id]);
    const winners = [{ name: "Cairnworks", sentence: "Best." }];
    expect(await resultOf(id)).toMatchObject({ winners });
    expect(await (await app.fetch(`/api/opportunities/${id}/result`)).json()).toMatchObject({ winners });
    const { data } = await owner.execute(`{ juryWinners(kind: OPPORTUNITY, id: "${id}") { name sentence } }`);
    expect(data).toEqual({ juryWinners: winners });
  });

  it("waits until something was judged and no round is open, and is as public as its call", async () => {
    const { run, owner, begun, call, save, sql } = tools;
    const publish = (id: string) =>
      run<ShownJury>(owner, "publishJuryResult", { kind: "OPPORTUNITY", id, text: "" }, JURY);
    const { id } = await call(1);
    expect((await publish(id)).message).toContain("Set up the criteria and rounds first");
    await save(owner, id);
    expect((await publish(id)).message).toContain("Nothing has been judged yet");
    const open = await begun({ applications: 1 });
    const by = open.people[0]?.client ?? app;
    await tools.score(by, (await tools.tasks(by))[0]?.id ?? "", [1, 1]);
    expect((await publish(open.id)).message).toContain("Close the open round first");
    const done = await decided();
    await publish(done.id);
    await sql("update opportunities set stage = 'draft' where id = ?", [done.id]);
    expect(await resultOf(done.id)).toBeNull();
  });
});

describe("the files of a round", () => {
  it("have the ranking and the reviews, without formulas", async () => {
    const { begun, tasks, score, owner, stranger, sql } = tools;
    const { people, roundId, applicants } = await begun({ applications: 2 });
    await sql("update users set first_name = '=SUM(A1)' where id = ?", [applicants[0]?.user.id]);
    const by = people[0]?.client ?? app;
    const [task] = await tasks(by);
    await score(by, task?.id ?? "", [5, null], { comment: "+1 for the team" });
    const file = async (name: string, who: TestClient = owner) =>
      (await who.fetch(`/api/jury-rounds/${roundId}/${name}.csv`)).text();
    const ranking = await file("ranking");
    expect(ranking.split("\r\n")[0]).toBe(
      "Place,Tied,Number,Applicant,Vendor,Status,Mean,Lowest,Highest,Reviews,Reviewers,Budget,Currency",
    );
    expect(ranking.split("\r\n")[1]).toMatch(/^1,false,1,.*,5,5,5,1,Rev1 Ito,,$/);
    expect(ranking).toContain("'=SUM(A1) Silva");
    const reviews = await file("reviews");
    expect(reviews).toContain("'+1 for the team");
    expect(reviews).toContain("Impact: 5; Team: can't judge");
    expect((await stranger.fetch(`/api/jury-rounds/${roundId}/ranking.csv`)).status).toBe(404);
    expect((await app.fetch(`/api/jury-rounds/${roundId}/reviews.csv`)).status).toBe(401);
    expect((await owner.fetch("/api/jury-rounds/none/reviews.csv")).status).toBe(404);
  });
});
