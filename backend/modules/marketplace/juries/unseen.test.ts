import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayFromNow, type JuryTools, juryTools, round } from "../../../testing/juries.ts";
import { realPages } from "../../../testing/servers/real-pages.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let tools: JuryTools;
beforeAll(async () => {
  app = await startTestApp("empty", {}, await realPages());
  tools = await juryTools(app);
});
afterAll(() => app.stop());

type Begun = Awaited<ReturnType<JuryTools["begun"]>>;

const ROUND_STATES = ["open and blind", "open, not blind", "closed, blind until then"] as const;
type State = (typeof ROUND_STATES)[number];

/** A round in a state, with one review that is submitted and one that is open. */
async function inState(state: State): Promise<Begun> {
  const { begun, tasks, score, run, owner } = tools;
  const made = await begun({
    applications: 2,
    reviewers: 2,
    rounds: [round({ isBlind: state !== "open, not blind", reviewsEach: 1 })],
  });
  const by = made.people[0]?.client ?? app;
  const [task] = await tasks(by);
  await score(by, task?.id ?? "", [4, 2], { comment: "A secret opinion" });
  if (state === "closed, blind until then") await run(owner, "closeJuryRound", { roundId: made.roundId });
  return made;
}

/** Everything that somebody can ask about a call, over every door, as one text. */
async function everythingFor(
  by: TestClient,
  { id, roundId, applications, jury, opportunity }: Begun,
): Promise<string> {
  const [entry] = await tools.sql<{ id: number }>(
    "select id from jury_entries where round_id = ? order by id",
    [roundId],
  );
  const assignments = await tools.sql<{ id: number }>(
    `select s.id from jury_assignments s join jury_entries e on e.id = s.entry_id where e.round_id = ? order by s.id`,
    [roundId],
  );
  const said: unknown[] = [];
  const ask = async (query: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await by.execute(query, variables);
    expect([query, errors?.[0]?.extensions?.code]).not.toEqual([query, "GRAPHQL_VALIDATION_FAILED"]);
    said.push(data, errors);
  };
  const people = `reviewers { name } rounds { name submittedCount }`;
  await ask(`{ jury(kind: OPPORTUNITY, id: "${id}") { title resultText ${people} } }`);
  await ask(`{ juryTasks(first: 100) { nodes { number title roundName isHidden organization path } } }`);
  for (const { id: review } of assignments)
    await ask(`{ juryReview(id: "${review}") { comment ownScores { score }
      application { applicantName affiliation vendorName contactEmail text links answers { label value files { name url } } }
      others { reviewerName comment } discussion { author text } } }`);
  await ask(`{ juryEntries(roundId: "${roundId}", first: 100) { nodes { applicantName vendorName reviews { reviewerName comment }
    conflicts { reviewerName why } discussion { text } } } }`);
  await ask(
    `{ juryReviewLines(roundId: "${roundId}", first: 100) { nodes { applicantName reviewerName comment } } }`,
  );
  await ask(
    `{ juryLetters(roundId: "${roundId}", entryIds: ["${entry?.id}"], letter: "{name} {feedback}") { text } }`,
  );
  await ask(`{ juryWinners(kind: OPPORTUNITY, id: "${id}") { name sentence } }`);
  await ask(`{ callResult(kind: OPPORTUNITY, id: "${id}") { text winners { name sentence } } }`);
  for (const application of applications) {
    await ask(`{ application(id: "${application.id}") { applicantName affiliation contactEmail } }`);
    await ask(`{ namingRequest(applicationId: "${application.id}") { name sentence } }`);
    said.push(await textOf(by, `/applications/${application.id}`));
  }
  await ask(`{ receivedApplications(first: 100) { nodes { applicantName affiliation contactEmail } } }`);
  await ask("{ notifications(first: 100) { nodes { title text path } } }");
  await ask(`{ search(text: "Silva", first: 50) { nodes { title } } }`);
  for (const path of [
    `/api/jury-rounds/${roundId}/ranking.csv`,
    `/api/jury-rounds/${roundId}/reviews.csv`,
    "/api/applications/received.csv",
    `/api/opportunities/${id}/result`,
    `/opportunities/${id}-${opportunity.slug}`,
    `/juries/opportunity/${id}`,
    "/reviews",
    ...assignments.map(({ id: review }) => `/reviews/${review}`),
    // As names are compared, but not as they are written: a page repeats what was searched for.
    "/search?q=Sílva",
  ])
    said.push(await textOf(by, path));
  said.push(jury.id);
  return JSON.stringify(said);
}

const textOf = async (by: TestClient, path: string) => (await by.fetch(path)).text();

describe.each(ROUND_STATES)("in a round that is %s", (state) => {
  let begun: Begun;
  let other: Begun;
  beforeAll(async () => {
    begun = await inState(state);
    other = await inState("open, not blind");
  });
  const secrets = () => ({
    names: begun.applicants.map(({ user }) => `${user.firstName} ${user.lastName}`),
    places: begun.applications.flatMap(({ affiliation, contactEmail, links }) => [
      affiliation,
      contactEmail,
      ...links,
    ]),
    opinion: "A secret opinion",
  });
  /** What a person sees of who applies, and of what was thought. */
  const seenBy = async (by: TestClient) => {
    const all = await everythingFor(by, begun);
    const { names, places, opinion } = secrets();
    return {
      names: names.filter((name) => all.includes(name)).length,
      places: places.filter((place) => all.includes(place)).length,
      opinion: all.includes(opinion),
    };
  };
  const NOTHING = { names: 0, places: 0, opinion: false };

  it("an anonymous visitor, a stranger, an administrator and a reviewer of another call see nothing", async () => {
    const { stranger, admin } = tools;
    for (const by of [app, stranger, admin, other.people[0]?.client ?? app])
      expect(await seenBy(by)).toEqual(NOTHING);
  });

  it("an applicant sees their own application, and no opinion", async () => {
    const seen = await seenBy(begun.applicants[0]?.client ?? app);
    expect(seen).toMatchObject({ names: 1, opinion: false });
    expect(await everythingFor(begun.applicants[0]?.client ?? app, begun)).not.toContain("Rev1 Ito");
  });

  it("a reviewer sees what they were assigned, and who applies only when that isn't hidden", async () => {
    const [first, second] = begun.people.map(({ client }) => client);
    const hidden = state === "open and blind";
    const own = await seenBy(first ?? app);
    expect(own).toEqual({
      names: hidden ? 0 : 1,
      // Affiliation, link and, only if the round wasn't blind, the address.
      places: hidden ? 0 : state === "open, not blind" ? 3 : 2,
      opinion: true,
    });
    expect(await seenBy(second ?? app)).toMatchObject({ names: hidden ? 0 : 1, opinion: false });
  });

  it("a reviewer who wasn't assigned anything sees nothing", async () => {
    const { person, join } = tools;
    const late = await person();
    await join(begun.id, late);
    expect(await seenBy(late.client)).toEqual(NOTHING);
  });

  it("those who decide see everything", async () => {
    const seen = await seenBy(tools.owner);
    expect(seen).toEqual({ names: 2, places: 6, opinion: true });
  });

  it("the pages that were asked are those that show it", async () => {
    const [name = ""] = secrets().names;
    expect(await textOf(tools.owner, `/juries/opportunity/${begun.id}?tab=entries`)).toContain(name);
    const application = `/applications/${begun.applications[0]?.id}`;
    expect(await textOf(tools.owner, application)).toContain(name);
    expect(await textOf(tools.stranger, application)).not.toContain(name);
    const by = begun.people[0]?.client ?? app;
    const [task] = await tools.tasks(by);
    expect(await textOf(by, `/reviews/${task?.id}`)).toContain("A secret opinion");
    expect(await textOf(by, "/reviews")).toContain(`/reviews/${task?.id}`);
    expect(await textOf(app, `/opportunities/${begun.id}-${begun.opportunity.slug}`)).toContain("<h1");
  });
});

describe("while another blind round is to come", () => {
  it("an earlier one that is closed gives nobody away", async () => {
    const { begun, run, owner, tasks, review } = tools;
    const made = await begun({
      applications: 1,
      rounds: [round(), round({ name: "Jury", closesOn: dayFromNow(20) })],
    });
    const by = made.people[0]?.client ?? app;
    const [task] = await tasks(by);
    await run(owner, "closeJuryRound", { roundId: made.roundId });
    expect((await review(by, task?.id ?? ""))?.application).toMatchObject({ applicantName: null, links: [] });
    await tools.sql(
      "update jury_rounds set opened_at = now(), closed_at = now() where jury_id in (select jury_id from jury_rounds where id = ?)",
      [made.roundId],
    );
    expect((await review(by, task?.id ?? ""))?.application).toMatchObject({
      applicantName: expect.stringContaining("Silva"),
      contactEmail: null,
    });
  });

  it("a round ends with its day", async () => {
    const { begun, tasks, review, score, sql } = tools;
    const made = await begun({ applications: 1 });
    const by = made.people[0]?.client ?? app;
    const [task] = await tasks(by);
    await sql("update jury_rounds set closes_on = current_date - 2 where id = ?", [made.roundId]);
    expect((await review(by, task?.id ?? ""))?.task).toMatchObject({ state: "CLOSED", isHidden: false });
    expect((await score(by, task?.id ?? "", [1, 1])).code).toBe("CONFLICT");
  });
});

describe("a withdrawn application", () => {
  it("is seen by nobody of the jury anymore", async () => {
    const { begun, tasks, review, sql } = tools;
    const made = await begun({ applications: 1 });
    const by = made.people[0]?.client ?? app;
    const [task] = await tasks(by);
    await sql("update applications set status = 'withdrawn' where id = ?", [made.applications[0]?.id]);
    expect(await tasks(by)).toEqual([]);
    expect(await review(by, task?.id ?? "")).toBeNull();
  });
});

describe("a reviewer", () => {
  it("who has left or was removed sees nothing of the call anymore", async () => {
    const { begun, tasks, review, score, run, owner, read, sql } = tools;
    for (const remover of ["themselves", "the organizers"]) {
      const made = await begun({ applications: 1 });
      const by = made.people[0]?.client ?? app;
      const [task] = await tasks(by);
      await score(by, task?.id ?? "", [4, 2], { comment: "A secret opinion" });
      const id = (await read(owner, made.id))?.reviewers[0]?.id;
      const { code } = await run(
        remover === "themselves" ? by : owner,
        "removeJuryReviewer",
        { id },
        "{ message }",
      );
      expect(code).toBeUndefined();
      expect(await tasks(by)).toEqual([]);
      expect(await review(by, task?.id ?? "")).toBeNull();
      expect((await score(by, task?.id ?? "", [1, 1], { version: 2 })).code).toBe("NOT_FOUND");
      const [entry] = await sql<{ id: number }>("select id from jury_entries where round_id = ?", [
        made.roundId,
      ]);
      expect(
        (
          await run(
            by,
            "commentOnJuryEntry",
            { entryId: String(entry?.id), text: "Still here" },
            "{ message }",
          )
        ).code,
      ).toBe("NOT_FOUND");
      expect(await everythingFor(by, made)).not.toMatch(/A secret opinion|Silva/);
    }
  });

  it("who joins the team that decides reads everything there, and doesn't review anymore", async () => {
    const { begun, tasks, review, score, run, owner, organization, sql } = tools;
    const made = await begun({ applications: 1 });
    const [reviewer] = made.people;
    const by = reviewer?.client ?? app;
    const [task] = await tasks(by);
    await sql("insert into organization_members (organization_id, user_id, role) values (?, ?, 'editor')", [
      organization.id,
      reviewer?.user.id,
    ]);
    expect(await tasks(by)).toEqual([]);
    expect(await review(by, task?.id ?? "")).toBeNull();
    expect((await score(by, task?.id ?? "", [4, 2], { version: 1 })).code).toBe("NOT_FOUND");
    const { data } = await owner.execute<{ juryEntries: { nodes: { conflicts: { why: string }[] }[] } }>(
      `{ juryEntries(roundId: "${made.roundId}", first: 1) { nodes { conflicts { why } } } }`,
    );
    expect(data.juryEntries.nodes[0]?.conflicts).toEqual([{ why: "They belong to the team that decides" }]);
    expect(
      (await run(owner, "spreadJuryAssignments", { roundId: made.roundId })).made.rounds[0],
    ).toMatchObject({
      shortCount: 1,
    });
  });

  it("doesn't read the others' scores for a criterion that was added before scoring it", async () => {
    const { begun, tasks, review, score, save, read, run, owner } = tools;
    const made = await begun({ applications: 1, reviewers: 2 });
    const [first, second] = made.people.map(({ client }) => client);
    for (const by of [first ?? app, second ?? app]) {
      const [task] = await tasks(by);
      await score(by, task?.id ?? "", [4, 2]);
    }
    const jury = await read(owner, made.id);
    const { rounds = [], criteria = [], version = null } = jury ?? {};
    const input = {
      criteria: [
        ...criteria.map(({ id, title, weight }) => ({ id, title, weight })),
        { title: "Reach", weight: 10 },
      ],
      rounds: rounds.map(({ id, name, closesOn, isBlind }) => ({
        id,
        name,
        closesOn,
        isBlind,
        reviewsEach: 2,
      })),
    };
    expect((await save(owner, made.id, input, version)).code).toBeUndefined();
    const [task] = await tasks(first ?? app);
    expect(await review(first ?? app, task?.id ?? "")).toMatchObject({ others: null, discussion: null });
    await score(first ?? app, task?.id ?? "", [4, 2, 1]);
    expect((await review(first ?? app, task?.id ?? ""))?.others).toHaveLength(1);
    const [waiting] = await tasks(second ?? app);
    await run(owner, "closeJuryRound", { roundId: made.roundId });
    expect((await review(second ?? app, waiting?.id ?? ""))?.others).toHaveLength(1);
  });
});
