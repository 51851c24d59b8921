import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  dayFromNow,
  entriesOf,
  JURY,
  type JuryTools,
  juryTools,
  round,
  type ShownJury,
} from "../../../../testing/juries.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let tools: JuryTools;
beforeAll(async () => {
  app = await startTestApp("empty");
  tools = await juryTools(app);
});
afterAll(() => app.stop());

describe("reviews", () => {
  it("are unseen by other reviewers until theirs are in; then they are discussed", async () => {
    const { owner, begun, tasks, score, review, run } = tools;
    const { people, roundId } = await begun({ applications: 1, reviewers: 2 });
    const [first, second] = people.map(({ client }) => client);
    if (!first || !second) throw new Error("two reviewers");
    const [one, two] = [(await tasks(first))[0]?.id ?? "", (await tasks(second))[0]?.id ?? ""];
    expect((await score(first, one, [5, null], { comment: "Strong", submit: false })).made).toMatchObject({
      comment: "Strong",
      others: null,
      discussion: null,
      task: { submittedAt: null },
    });
    const open = (await entriesOf(owner, roundId))[0]?.reviews.find(({ id }) => id === one);
    expect(open).toMatchObject({ submittedAt: null, comment: null });
    expect((await score(first, one, [5], { version: 1 })).fields).toEqual({ version: expect.any(String) });
    await score(first, one, [5, null], { comment: "Strong" });
    expect((await review(second, two))?.others).toBeNull();
    const say = (by: TestClient, entryId: string, text: string) =>
      run(by, "commentOnJuryEntry", { entryId, text }, "{ message }");
    const entryId = (await review(first, one))?.entryId ?? "";
    expect((await say(second, entryId, "Hm")).code).toBe("CONFLICT");
    expect((await say(tools.stranger, entryId, "Hm")).code).toBe("NOT_FOUND");
    expect((await say(first, entryId, " ")).fields).toEqual({ text: expect.any(String) });
    await say(first, entryId, "Is the team large enough?");
    await say(owner, entryId, "They hire two people.");
    expect((await score(second, two, [3], { submit: true })).message).toContain(
      "These are still missing a score: “Team”",
    );
    expect((await score(second, two, [3, 2])).made).toMatchObject({
      others: [{ reviewerName: "Rev1 Ito", mean: 5, comment: "Strong" }],
      discussion: [
        { author: "Rev1 Ito", text: "Is the team large enough?" },
        { author: "The organizers", text: "They hire two people." },
      ],
    });
    const ranked = (await entriesOf(owner, roundId))[0];
    expect(ranked).toMatchObject({ reviewCount: 2, mean: 3.8, highest: 5, place: 1, isTied: false });
    expect(ranked?.lowest).toBeCloseTo(2.6);
    expect(ranked?.discussion).toHaveLength(2);
    // As many as can be read at once, and none is lost without a word.
    await tools.sql(
      "insert into jury_comments (entry_id, text) select ?, 'Comment ' || n from generate_series(1, 197) n",
      [Number(entryId)],
    );
    expect((await say(first, entryId, "The last one")).code).toBeUndefined();
    expect((await say(first, entryId, "One too many")).code).toBe("CONFLICT");
    expect((await entriesOf(owner, roundId))[0]?.discussion.at(-1)).toMatchObject({ text: "The last one" });
    expect((await entriesOf(owner, roundId))[0]?.discussion).toHaveLength(200);
  });

  it("take scores of the scale, for criteria that count, while the round is open", async () => {
    const { owner, begun, tasks, score, run, review } = tools;
    const { people, roundId } = await begun({ applications: 1 });
    const by = people[0]?.client ?? app;
    const id = (await tasks(by))[0]?.id ?? "";
    for (const bad of [6, -1]) expect((await score(by, id, [bad])).code).toBe("BAD_USER_INPUT");
    const foreign = { id, scores: [{ criterionId: "1", score: 1 }], comment: "", submit: false, version: 1 };
    expect((await run(by, "saveJuryReview", foreign, "{ id }")).fields).toEqual({
      scores: expect.any(String),
    });
    expect((await score(by, id, [1], { comment: "x".repeat(2001) })).fields).toEqual({
      comment: expect.any(String),
    });
    expect((await score(tools.stranger, id, [])).code).toBe("NOT_FOUND");
    const at = (await review(by, id))?.version;
    const both = await Promise.all([
      score(by, id, [1, 1], { version: at }),
      score(by, id, [2, 2], { version: at }),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(["CONFLICT", undefined]);
    await run(owner, "closeJuryRound", { roundId });
    expect((await score(by, id, [4, 4])).message).toBe("The round “Screening” is closed.");
  });

  it("go to no round whose closing day has passed", async () => {
    const { owner, begun, run, sql } = tools;
    const { roundId, jury } = await begun({
      rounds: [round(), round({ name: "Final", closesOn: dayFromNow(20) })],
    });
    await sql("update jury_rounds set opened_at = now(), closes_on = ? where id = ?", [
      dayFromNow(-2),
      jury.rounds[1]?.id,
    ]);
    const [entry] = await entriesOf(owner, roundId);
    const args = { roundId, entryIds: [entry?.id], decision: "NEXT_ROUND", letter: "You are in the final." };
    expect(await run(owner, "decideOnJuryEntries", args, "{ decided }")).toMatchObject({ code: "CONFLICT" });
    expect((await entriesOf(owner, roundId))[0]).toMatchObject({ status: "SUBMITTED", isAdvanced: false });
  });

  it("rank applications with ties, and go to the next round together", async () => {
    const { owner, begun, tasks, score, run, review } = tools;
    const { people, roundId, jury } = await begun({
      applications: 4,
      rounds: [round(), round({ name: "Final", closesOn: dayFromNow(20), isBlind: false })],
    });
    const by = people[0]?.client ?? app;
    const given: Record<number, [number, number]> = { 1: [5, 5], 2: [3, 3], 3: [3, 3] };
    for (const task of await tasks(by)) {
      const scores = given[task.number];
      if (scores) await score(by, task.id, scores, { comment: `About ${task.number}` });
    }
    const ranked = await entriesOf(owner, roundId);
    expect(ranked.map(({ number, place, isTied, mean }) => [number, place, isTied, mean])).toEqual([
      [1, 1, false, 5],
      [2, 2, true, 3],
      [3, 2, true, 3],
      [4, null, false, null],
    ]);
    const pick = (...numbers: number[]) =>
      ranked.filter(({ number }) => numbers.includes(number)).map(({ id }) => id);
    const letters = async (entryIds: string[], letter: string) =>
      owner.execute<{ juryLetters: { applicantName: string; text: string; problem: string | null }[] }>(
        `query ($roundId: ID!, $entryIds: [ID!]!, $letter: String!) {
          juryLetters(roundId: $roundId, entryIds: $entryIds, letter: $letter) { applicantName text problem } }`,
        { roundId, entryIds, letter },
      );
    const preview = await letters(pick(1, 4), "Dear {name},\n{feedback}");
    expect(preview.data.juryLetters).toEqual([
      {
        applicantName: ranked[0]?.applicantName,
        text: `Dear ${ranked[0]?.applicantName},\nAbout 1`,
        problem: null,
      },
      { applicantName: ranked[3]?.applicantName, text: `Dear ${ranked[3]?.applicantName},`, problem: null },
    ]);
    expect((await letters([...pick(1, 4), ...pick(1)], "Dear {name},\n{feedback}")).data).toEqual(
      preview.data,
    );
    expect((await letters(pick(1), "{nmae}")).errors?.[0]?.extensions?.fields).toEqual({
      letter: expect.stringContaining("{nmae} isn't a placeholder"),
    });
    const decide = (
      decision: string,
      entryIds: string[],
      letter = "Dear {name}, {round} of {call}.",
      at = roundId,
    ) =>
      run<{ decided: number; unchanged: number; jury: ShownJury }>(
        owner,
        "decideOnJuryEntries",
        { roundId: at, entryIds, decision, letter },
        `{ decided unchanged jury ${JURY} }`,
      );
    expect((await decide("ACCEPT", [])).fields).toEqual({ entryIds: expect.any(String) });
    expect((await decide("ACCEPT", ["1"])).fields).toEqual({ entryIds: expect.any(String) });
    expect((await decide("DECLINE", pick(1), "x".repeat(2001))).fields).toEqual({
      letter: expect.any(String),
    });
    expect((await decide("NEXT_ROUND", pick(1, 2))).made).toMatchObject({
      decided: 2,
      unchanged: 0,
      jury: { rounds: [{}, { name: "Final", state: "PLANNED", applicationCount: 2 }] },
    });
    expect((await decide("NEXT_ROUND", pick(1, 2))).made).toMatchObject({ decided: 0, unchanged: 2 });
    expect((await decide("DECLINE", pick(3, 4))).made).toMatchObject({ decided: 2 });
    expect((await decide("DECLINE", pick(3, 4))).made).toMatchObject({ decided: 0, unchanged: 2 });
    const steps = await tools.sql<{ status: string; message: string }>(
      "select status, message from application_steps where application_id = any(?) order by id",
      [`{${ranked.map(({ applicationId }) => applicationId).join(",")}}`],
    );
    expect(steps.map(({ status }) => status)).toEqual(["shortlisted", "shortlisted", "declined", "declined"]);
    expect(steps[0]?.message).toMatch(/^Dear Ana\d+ Silva, Screening of /);
    const told = await tools.sql<{ title: string }>(
      "select title from notifications where type = 'application_status' and path = ?",
      [`/applications/${ranked[2]?.applicationId}`],
    );
    expect(told).toHaveLength(1);
    const finalId = jury.rounds[1]?.id ?? "";
    expect((await run(owner, "openJuryRound", { roundId: finalId })).code).toBeUndefined();
    await run(owner, "spreadJuryAssignments", { roundId: finalId });
    const next = await tasks(by, finalId);
    expect(next.map(({ isHidden }) => isHidden)).toEqual([true, true]);
    await run(owner, "closeJuryRound", { roundId });
    const shown = await review(by, next[0]?.id ?? "");
    expect(shown?.application).toMatchObject({
      applicantName: expect.stringContaining("Silva"),
      contactEmail: expect.stringContaining("ana@silva-labs"),
    });
    const finals = await entriesOf(owner, finalId);
    expect((await decide("NEXT_ROUND", [finals[0]?.id ?? ""], "", finalId)).message).toContain(
      "There is no next round",
    );
    expect((await decide("ACCEPT", [finals[0]?.id ?? ""], "You won.", finalId)).made.decided).toBe(1);
  });
});
