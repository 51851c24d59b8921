import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addJob } from "../../../jobs/queue.ts";
import { createApplication } from "../../../testing/factories/application.ts";
import {
  CRITERIA,
  dayFromNow,
  JURY,
  type JuryTools,
  juryTools,
  round,
  type ShownJury,
} from "../../../testing/juries.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { juryWarningJob } from "./reviewers/reminding.ts";

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

interface Entry {
  id: string;
  number: number;
  applicationId: string;
  applicantName: string;
  status: string;
  isAdvanced: boolean;
  place: number | null;
  isTied: boolean;
  mean: number | null;
  lowest: number | null;
  highest: number | null;
  reviewCount: number;
  reviews: {
    id: string;
    reviewerId: string;
    reviewerName: string;
    submittedAt: string | null;
    comment: string;
  }[];
  conflicts: { reviewerId: string; reviewerName: string; why: string }[];
  discussion: { author: string; text: string }[];
}
const entriesOf = async (by: TestClient, roundId: string, order = "RANK"): Promise<Entry[]> =>
  (
    await by.execute<{ juryEntries: { nodes: Entry[] } }>(
      `query ($roundId: ID!, $order: JuryOrder!) { juryEntries(roundId: $roundId, first: 100, order: $order) { nodes {
        id number applicationId applicantName status isAdvanced place isTied mean lowest highest reviewCount
        reviews { id reviewerId reviewerName submittedAt mean comment } conflicts { reviewerId reviewerName why }
        discussion { author text } } } }`,
      { roundId, order },
    )
  ).data?.juryEntries.nodes ?? [];

describe("reviewers", () => {
  it("join by the link of a mail that was sent to their address, once", async () => {
    const { owner, call, save, run, person, stranger, join } = tools;
    const { id, opportunity, applicants } = await call(1);
    await save(owner, id);
    const invite = (email: string) => run(owner, "inviteJuryReviewer", { kind: "OPPORTUNITY", id, email });
    expect((await invite("nobody")).fields).toEqual({ email: expect.any(String) });
    const who = await person();
    const token = await join(id, who);
    const offered = "query ($token: String!) { juryInvitation(token: $token) { title isForViewer } }";
    expect((await stranger.execute(offered, { token })).data).toEqual({ juryInvitation: null });
    const accept = (by: TestClient, given = token) =>
      run(by, "acceptJuryInvitation", { token: given }, "{ message }");
    expect((await accept(app)).code).toBe("UNAUTHENTICATED");
    expect((await accept(who.client)).fields).toEqual({ token: expect.any(String) });
    expect((await invite(who.user.email)).code).toBe("CONFLICT");
    const linkTo = async (email: string) => {
      expect((await invite(email)).code).toBeUndefined();
      await app.runJobs();
      return /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? "")?.[1] ?? "";
    };
    const next = await person();
    const link = await linkTo(next.user.email);
    expect((await stranger.execute(offered, { token: link })).data).toEqual({
      juryInvitation: { title: expect.any(String), isForViewer: false },
    });
    expect((await accept(stranger, link)).code).toBe("FORBIDDEN");
    const applicant = applicants[0];
    const own = await linkTo(applicant?.user.email ?? "");
    expect((await accept(applicant?.client ?? app, own)).message).toContain("You have applied to this call");
    for (const status of ["draft", "withdrawn"] as const) {
      const writer = await person();
      await createApplication(app, { applicant: writer.user, opportunity, status });
      const { code } = await accept(writer.client, await linkTo(writer.user.email));
      expect([status, code]).toEqual([status, undefined]);
    }
    const team = await linkTo(tools.owning.email);
    expect((await accept(owner, team)).message).toContain("You belong to the team");
  });

  it("can't apply to the call", async () => {
    const { begun } = tools;
    const { id, people } = await begun();
    const { data } = (await people[0]?.client.execute<{
      applying: { refusal: string; isReviewedBlind: boolean };
    }>(`{ applying(kind: OPPORTUNITY, id: "${id}") { refusal isReviewedBlind } }`)) ?? { data: null };
    expect(data?.applying).toEqual({
      refusal: "You can't apply because you review applications to this call.",
      isReviewedBlind: true,
    });
  });

  it("can't apply after leaving, once a round has let them see other applications", async () => {
    const { begun, run, call, save, join, person, read, owner } = tools;
    const refusalOf = async (by: TestClient | undefined, id: string) =>
      (
        await by?.execute<{ applying: { refusal: string | null } }>(
          `{ applying(kind: OPPORTUNITY, id: "${id}") { refusal } }`,
        )
      )?.data?.applying.refusal;
    const leave = (by: TestClient | undefined, id: string | undefined) =>
      run(by ?? app, "removeJuryReviewer", { id }, "{ message }");
    const { id, people, jury } = await begun();
    await leave(people[0]?.client, jury.reviewers[0]?.id);
    expect(await refusalOf(people[0]?.client, id)).toBe(
      "You can't apply because you were a reviewer for this call.",
    );
    const planned = await call(1);
    await save(owner, planned.id);
    const early = await person();
    await join(planned.id, early);
    await leave(early.client, (await read(owner, planned.id))?.reviewers[0]?.id);
    expect(await refusalOf(early.client, planned.id)).toBeNull();
  });

  it("are assigned evenly, and never against a conflict of interest", async () => {
    const { owner, call, save, run, person, join, sql, organization } = tools;
    const { id, applications, applicants } = await call(4);
    const rounds = [round({ reviewsEach: 2 })];
    const { made } = await save(owner, id, { rounds });
    const roundId = made.rounds[0]?.id ?? "";
    const domain = applicants[0]?.user.email.split("@")[1];
    const [sameDomain, free, second] = [
      await person({ email: `other@${domain}` }),
      await person({ email: "some@gmail.com" }),
      await person(),
    ];
    await sql("update users set email = 'applicant@gmail.com' where id = ?", [applicants[1]?.user.id]);
    for (const who of [sameDomain, free, second]) await join(id, who);
    await run(owner, "openJuryRound", { roundId });
    const [club] = await sql<{ id: number }>(
      "insert into organizations (name, slug) values ('Shared Club', 'shared-club') returning id",
    );
    for (const user of [second.user.id, applicants[2]?.user.id])
      await sql("insert into organization_members (organization_id, user_id, role) values (?, ?, 'owner')", [
        club?.id,
        user,
      ]);
    const spread = await run(owner, "spreadJuryAssignments", { roundId });
    expect(spread.made.rounds[0]).toMatchObject({ assignedCount: 8, shortCount: 0 });
    const entries = await entriesOf(owner, roundId, "NUMBER");
    const of = (index: number) =>
      entries.find(({ applicationId }) => applicationId === String(applications[index]?.id));
    expect(of(0)?.conflicts).toEqual([
      {
        reviewerId: expect.any(String),
        reviewerName: "Noor Haddad",
        why: `Both have addresses at ${domain}`,
      },
    ]);
    expect(of(1)?.conflicts).toEqual([]);
    expect(of(2)?.conflicts.map(({ why }) => why)).toEqual(["Both belong to Shared Club"]);
    const loads = spread.made.reviewers.map(({ assignedCount }) => assignedCount).toSorted();
    expect(loads).toEqual([2, 3, 3]);
    for (const entry of entries)
      for (const { reviewerId } of entry.conflicts)
        expect(entry.reviews.map((one) => one.reviewerId)).not.toContain(reviewerId);
    const refused = await run(owner, "setJuryAssignment", {
      entryId: of(2)?.id,
      reviewerId: of(2)?.conflicts[0]?.reviewerId,
      assigned: true,
    });
    expect(refused.message).toBe("They can't judge this application. Both belong to Shared Club.");
    expect((await run(owner, "spreadJuryAssignments", { roundId })).made.rounds[0]?.assignedCount).toBe(8);
    expect(organization.id).toBeGreaterThan(0);
  });

  it("say that they can't judge an application, by which it is free for others", async () => {
    const { owner, begun, run, tasks } = tools;
    const { people, roundId, jury } = await begun({
      applications: 1,
      reviewers: 2,
      rounds: [round({ reviewsEach: 1 })],
    });
    const busy = people[jury.reviewers[0]?.assignedCount === 1 ? 0 : 1];
    const [task] = await tasks(busy?.client ?? app);
    const declare = (reason: string, by = busy?.client ?? app) =>
      run(by, "declareJuryConflict", { id: task?.id, reason }, "{ message }");
    expect((await declare(" ")).fields).toEqual({ reason: expect.any(String) });
    expect((await declare("A cousin", tools.stranger)).code).toBe("NOT_FOUND");
    expect((await declare("We wrote a paper together")).code).toBeUndefined();
    expect(await tasks(busy?.client ?? app)).toEqual([]);
    const [entry] = await entriesOf(owner, roundId);
    expect(entry?.conflicts.map(({ why }) => why)).toEqual(["Declared: We wrote a paper together"]);
    const { made } = await run(owner, "spreadJuryAssignments", { roundId });
    expect(made.reviewers.map(({ assignedCount }) => assignedCount).toSorted()).toEqual([0, 1]);
    const { data } = await owner.execute<{ notifications: { nodes: { title: string }[] } }>(
      "{ notifications(first: 20) { nodes { title } } }",
    );
    expect(data.notifications.nodes.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^Application 1 to “.*” needs another reviewer$/),
    );
  });

  it("leave: what they handed in counts, the rest is free, and the team is told", async () => {
    const { owner, begun, run, tasks, score, read } = tools;
    const { people, roundId, id, jury } = await begun({ applications: 2 });
    const by = people[0]?.client ?? app;
    const own = await tasks(by);
    await score(by, own[0]?.id ?? "", [4, 4]);
    const leave = (who: TestClient) =>
      run(who, "removeJuryReviewer", { id: jury.reviewers[0]?.id }, "{ message }");
    const atOnce = await Promise.all([leave(by), leave(by)]);
    expect(atOnce.map(({ code }) => code).filter(Boolean)).toEqual(["CONFLICT"]);
    expect(await tasks(by)).toEqual([]);
    expect((await leave(by)).code).toBe("CONFLICT");
    expect(await read(owner, id)).toMatchObject({
      rounds: [{ assignedCount: 1, submittedCount: 1, shortCount: 1 }],
      reviewers: [{ leftAt: expect.any(String), submittedCount: 1 }],
    });
    expect((await entriesOf(owner, roundId))[0]).toMatchObject({ mean: 4, place: 1, reviewCount: 1 });
    const { data } = await owner.execute<{ notifications: { nodes: { title: string; text: string[] }[] } }>(
      "{ notifications(first: 20) { nodes { title text } } }",
    );
    const told = data.notifications.nodes.filter(
      ({ title, text }) =>
        /^Rev1 Ito no longer reviews applications to “/.test(title) &&
        text[0] === "One application that they were to review needs somebody else.",
    );
    expect(told).toHaveLength(1);
  });

  it("are reminded once a day by a button, and by themselves two days before the end", async () => {
    const { owner, begun, run, sql, tasks, score } = tools;
    const { people, roundId } = await begun({
      applications: 1,
      rounds: [round({ closesOn: dayFromNow(2) })],
    });
    const titles = async () =>
      (
        await sql<{ title: string }>("select title from notifications where recipient_id = ? order by turn", [
          people[0]?.user.id,
        ])
      ).map(({ title }) => title);
    expect(await titles()).toEqual([expect.stringMatching(/^You have 1 application to review for “/)]);
    expect((await run(owner, "remindJury", { roundId })).made.rounds[0]?.remindedAt).toEqual(
      expect.any(String),
    );
    expect((await run(owner, "remindJury", { roundId })).message).toBe(
      "They were already reminded within the last day.",
    );
    for (let times = 0; times < 2; times += 1) {
      await addJob(app.database.orm.em.fork(), juryWarningJob, {});
      await app.runJobs();
    }
    expect(await titles()).toHaveLength(3);
    await sql("update jury_rounds set reminded_at = null where id = ?", [roundId]);
    const by = people[0]?.client ?? app;
    await score(by, (await tasks(by))[0]?.id ?? "", [1, 1]);
    expect((await run(owner, "remindJury", { roundId })).message).toContain("No review is open");
  });
});

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
