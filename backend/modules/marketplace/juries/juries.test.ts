import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  CRITERIA,
  dayFromNow,
  entriesOf,
  type JuryTools,
  juryTools,
  round,
} from "../../../testing/juries.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let tools: JuryTools;
beforeAll(async () => {
  app = await startTestApp("empty");
  tools = await juryTools(app);
});
afterAll(() => app.stop());

describe("a jury", () => {
  it("is set up by those who decide, with criteria and rounds", async () => {
    const { owner, save, call, read, stranger } = tools;
    const { id } = await call(2, { budget: 250_000 });
    expect(await read(owner, id)).toMatchObject({ version: null, criteria: [], rounds: [], budget: 250_000 });
    const { made, code } = await save(owner, id);
    expect(code).toBeUndefined();
    expect(made).toMatchObject({
      version: 1,
      criteria: [
        { title: "Impact", share: 0.6, anchors: ["None", "", "", "Some", "", "Large"] },
        { title: "Team", share: 0.4, anchors: [] },
      ],
      rounds: [{ name: "Screening", state: "PLANNED", isBlind: true, applicationCount: 0 }],
      reviewers: [],
    });
    expect(await read(stranger, id)).toBeNull();
  });

  it("refuses bad input at its field", async () => {
    const { owner, save, call } = tools;
    const { id } = await call(0);
    for (const [input, field] of [
      [{ lowestScore: 2 }, "lowestScore"],
      [{ criteria: [] }, "criteria"],
      [{ criteria: [{ title: " ", weight: 1 }] }, "criteria[0].title"],
      [{ criteria: [{ title: "A", weight: 101 }] }, "criteria[0].weight"],
      [{ criteria: [{ title: "A", weight: 0 }] }, "criteria"],
      [{ criteria: [...CRITERIA, { title: "TEAM", weight: 1 }] }, "criteria"],
      [{ criteria: [{ title: "A", weight: 1, anchors: Array(7).fill("x") }] }, "criteria[0].anchors"],
      [{ criteria: [{ id: "1", title: "Foreign", weight: 1 }] }, "criteria"],
      [{ rounds: [] }, "rounds"],
      [{ rounds: [round({ name: "" })] }, "rounds[0].name"],
      [{ rounds: [round({ reviewsEach: 11 })] }, "rounds[0].reviewsEach"],
      [{ rounds: [round({ closesOn: dayFromNow(-2) })] }, "rounds[0].closesOn"],
      [{ rounds: [round(), round({ name: "screening" })] }, "rounds"],
      [{ rounds: [round(), round({ name: "Jury", closesOn: dayFromNow(5) })] }, "rounds"],
      [{ rounds: [round({ id: "1" })] }, "rounds"],
    ] as const) {
      const { code, fields } = await save(owner, id, input);
      expect([field, code, fields]).toEqual([field, "BAD_USER_INPUT", { [field]: expect.any(String) }]);
    }
  });

  it("is changed by those who decide only, on the version that they read", async () => {
    const { owner, admin, stranger, save, call, run, begun } = tools;
    const { id } = await call(1);
    await save(owner, id);
    expect((await save(app, id, {}, 1)).code).toBe("UNAUTHENTICATED");
    for (const by of [stranger, admin]) expect((await save(by, id, {}, 1)).code).toBe("NOT_FOUND");
    expect((await save(owner, id, {}, 7)).fields).toEqual({ version: expect.any(String) });
    expect((await save(owner, id)).fields).toEqual({ version: expect.any(String) });
    expect((await save(owner, "999999")).code).toBe("NOT_FOUND");
    const open = await begun({ applications: 1 });
    const [reviewer] = open.jury.reviewers;
    const [entry] = await tools.sql<{ id: number }>("select id from jury_entries where round_id = ?", [
      open.roundId,
    ]);
    const calls: [string, object, string?][] = [
      ["openJuryRound", { roundId: open.roundId }],
      ["closeJuryRound", { roundId: open.roundId }],
      ["spreadJuryAssignments", { roundId: open.roundId }],
      ["remindJury", { roundId: open.roundId }],
      ["setJuryAssignment", { entryId: String(entry?.id), reviewerId: reviewer?.id, assigned: false }],
      ["inviteJuryReviewer", { kind: "OPPORTUNITY", id: open.id, email: "x@club.example" }],
      ["removeJuryReviewer", { id: reviewer?.id }, "{ message }"],
      ["publishJuryResult", { kind: "OPPORTUNITY", id: open.id, text: "" }],
      ["askJuryWinner", { applicationId: String(open.applications[0]?.id), sentence: "Good" }, "{ message }"],
      [
        "answerNamingRequest",
        { applicationId: String(open.applications[0]?.id), agreed: true, sentence: "Good" },
        "{ message }",
      ],
      [
        "decideOnJuryEntries",
        { roundId: open.roundId, entryIds: [String(entry?.id)], decision: "DECLINE", letter: "" },
        "{ decided }",
      ],
    ];
    const others: [TestClient, string][] = [
      [app, "UNAUTHENTICATED"],
      [stranger, "NOT_FOUND"],
      [admin, "NOT_FOUND"],
      [open.applicants[0]?.client ?? app, "NOT_FOUND"],
    ];
    for (const [name, args, selection] of calls)
      for (const [by, expected] of others)
        expect([name, (await run(by, name, args, selection)).code]).toEqual([name, expected]);
    const reviewing = open.people[0]?.client ?? app;
    for (const [name, args, selection] of calls)
      if (name !== "removeJuryReviewer")
        expect([name, (await run(reviewing, name, args, selection)).code]).toEqual([name, "NOT_FOUND"]);
  });

  it("keeps scores of criteria that are removed, without counting them", async () => {
    const { owner, begun, save, score, tasks } = tools;
    const { id, people, jury, roundId } = await begun({ applications: 1 });
    const by = people[0]?.client ?? app;
    const [task] = await tasks(by);
    expect((await score(by, task?.id ?? "", [5, 0])).code).toBeUndefined();
    const means = async () => (await entriesOf(owner, roundId)).map(({ mean }) => mean);
    expect(await means()).toEqual([3]);
    const rounds = jury.rounds.map(({ id: key, name, closesOn }) => round({ id: key, name, closesOn }));
    const [impact, team] = jury.criteria;
    const kept = [{ id: impact?.id, title: "Impact", weight: 10 }];
    expect((await save(owner, id, { criteria: kept, rounds }, 1)).made.criteria).toHaveLength(1);
    expect(await means()).toEqual([5]);
    const both = [...kept, { id: team?.id, title: "Team", weight: 10 }];
    await save(owner, id, { criteria: both, rounds }, 2);
    expect(await means()).toEqual([2.5]);
    expect((await save(owner, id, { criteria: both, rounds, lowestScore: 1 }, 3)).fields).toEqual({
      lowestScore: expect.any(String),
    });
  });

  it("keeps what was promised of a round that has begun", async () => {
    const { owner, begun, save, run } = tools;
    const { id, jury, roundId } = await begun({ applications: 1 });
    const criteria = jury.criteria.map(({ id: key, title, weight }) => ({ id: key, title, weight }));
    const change = (more: object, rest: object[] = []) =>
      save(owner, id, { criteria, rounds: [round({ id: roundId, ...more }), ...rest] }, 1);
    expect((await change({ isBlind: false })).fields).toEqual({ "rounds[0].isBlind": expect.any(String) });
    expect((await change({ closesOn: dayFromNow(-1) })).fields).toEqual({
      "rounds[0].closesOn": expect.any(String),
    });
    expect((await save(owner, id, { criteria, rounds: [round({ name: "Other" })] }, 1)).fields).toEqual({
      rounds: expect.stringContaining("“Screening” has begun"),
    });
    expect((await change({ name: "First look", closesOn: dayFromNow(12) })).made.rounds).toMatchObject([
      { name: "First look", closesOn: dayFromNow(12), state: "OPEN" },
    ]);
    expect((await run(owner, "openJuryRound", { roundId })).code).toBe("CONFLICT");
    expect((await run(owner, "closeJuryRound", { roundId })).made.rounds[0]?.state).toBe("CLOSED");
    expect((await run(owner, "closeJuryRound", { roundId })).code).toBe("CONFLICT");
    const late = await save(
      owner,
      id,
      { criteria, rounds: [round({ id: roundId, closesOn: dayFromNow(20) })] },
      2,
    );
    expect(late.fields).toEqual({ "rounds[0].closesOn": expect.stringContaining("closed") });
  });

  it("takes what waits for a decision into its first round, and what arrives later with the next spread", async () => {
    const { owner, begun, run, sql, save } = tools;
    const { roundId, applications, id } = await begun({ applications: 3 });
    await sql("update applications set status = 'withdrawn' where id = ?", [applications[0]?.id]);
    const { applicants } = await tools.call(1);
    await sql("update applications set opportunity_id = ? where applicant_id = ?", [
      id,
      applicants[0]?.user.id,
    ]);
    const { made } = await run(owner, "spreadJuryAssignments", { roundId });
    expect(made.rounds[0]).toMatchObject({ applicationCount: 3, assignedCount: 3, shortCount: 0 });
    const empty = await tools.call(0);
    const saved = await save(owner, empty.id);
    expect((await run(owner, "openJuryRound", { roundId: saved.made.rounds[0]?.id })).message).toContain(
      "There is no application in this round yet",
    );
  });
});
