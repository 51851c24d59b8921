import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addJob } from "../../../../jobs/queue.ts";
import { createApplication } from "../../../../testing/factories/application.ts";
import { dayFromNow, entriesOf, type JuryTools, juryTools, round } from "../../../../testing/juries.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import { juryWarningJob } from "./reminding.ts";

let app: TestApp;
let tools: JuryTools;
beforeAll(async () => {
  app = await startTestApp("empty");
  tools = await juryTools(app);
});
afterAll(() => app.stop());

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
