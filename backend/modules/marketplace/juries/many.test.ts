import { afterAll, beforeAll, expect, it } from "vitest";
import { type JuryTools, juryTools, round } from "../../../testing/juries.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let tools: JuryTools;
beforeAll(async () => {
  app = await startTestApp("empty");
  tools = await juryTools(app);
});
afterAll(() => app.stop());

interface Entries {
  nodes: { place: number }[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

/** Adds applications to a call by new people, in one statement. */
const addApplications = (opportunityId: string, count: number) =>
  tools.sql(
    `with made as (
       insert into users (username, email, first_name, last_name)
       select 'many-${opportunityId}-' || n, n || '@many-${opportunityId}-' || n || '.example', 'Ana', 'Many'
       from generate_series(1, ?::integer) n returning id, email)
     insert into applications (applicant_id, opportunity_id, status, text, contact_email, submitted_at)
     select id, ?, 'submitted', 'Ours', email, now() from made`,
    [count, opportunityId],
  );

it("takes as many statements for 600 applications and 12 reviewers as for two and one", async () => {
  const { call, save, join, person, owner, run } = tools;
  const counts: number[][] = [];
  for (const [applications, reviewers] of [
    [2, 1],
    [600, 12],
  ] as const) {
    const { id } = await call(0);
    await addApplications(id, applications);
    const { made } = await save(owner, id, { rounds: [round({ reviewsEach: Math.min(3, reviewers) })] });
    const roundId = made.rounds[0]?.id ?? "";
    const people: TestClient[] = [];
    for (let index = 0; index < reviewers; index += 1) {
      const who = await person();
      await join(id, who);
      people.push(who.client);
    }
    const statements: number[] = [];
    const measure = async <Answer>(act: () => Promise<Answer>) => {
      const before = app.database.statements.length;
      const answer = await act();
      statements.push(app.database.statements.length - before);
      return answer;
    };
    await measure(() => run(owner, "openJuryRound", { roundId }));
    const spread = await measure(() => run(owner, "spreadJuryAssignments", { roundId }));
    expect(spread.made.rounds[0]).toMatchObject({
      applicationCount: applications,
      assignedCount: applications * Math.min(3, reviewers),
    });
    const loads = spread.made.reviewers.map(({ assignedCount }) => assignedCount);
    expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
    await tools.sql(
      `with rated as (
         insert into jury_scores (assignment_id, criterion_id, score)
         select s.id, c.id, s.id % 6 from jury_assignments s join jury_entries e on e.id = s.entry_id
           join jury_rounds r on r.id = e.round_id join jury_criteria c on c.jury_id = r.jury_id where r.id = ?)
       update jury_assignments set submitted_at = now()
       where entry_id in (select id from jury_entries where round_id = ?)`,
      [roundId, roundId],
    );
    const page = (first: number, after: string | null) =>
      owner.execute<{ juryEntries: Entries }>(
        `query ($roundId: ID!, $first: Int!, $after: String) { juryEntries(roundId: $roundId, first: $first, after: $after) {
          nodes { place applicantName mean budget { total } reviews { mean } conflicts { why } discussion { text } }
          pageInfo { hasNextPage endCursor } } }`,
        { roundId, first, after },
      );
    const first = await measure(() => page(1, null));
    await measure(() => page(100, first.data.juryEntries.pageInfo.endCursor));
    const [reviewer = app] = people;
    await measure(() => reviewer.execute("{ juryTasks(first: 100) { nodes { number } } }"));
    await measure(() => owner.fetch(`/api/opportunities/${id}/result`));
    counts.push(statements);
    let [after, places]: [string | null, number[]] = [null, []];
    do {
      const { nodes, pageInfo }: Entries = (await page(100, after)).data.juryEntries;
      places = [...places, ...nodes.map(({ place }) => place)];
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(places).toHaveLength(applications);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
  expect(counts[1]).toEqual(counts[0]);
}, 60_000);

it("reviewers who save at once lose nothing", async () => {
  const { begun, tasks, review, run } = tools;
  const { people } = await begun({ applications: 4, reviewers: 4, rounds: [round({ reviewsEach: 4 })] });
  const written = await Promise.all(
    people.map(async ({ client }) => {
      const own = await tasks(client);
      return Promise.all(
        own.map(async ({ id, number }) => {
          const { criteria, version } = (await review(client, id)) ?? { criteria: [], version: 1 };
          return run(
            client,
            "saveJuryReview",
            {
              id,
              scores: criteria.map((criterion) => ({ criterionId: criterion.id, score: number })),
              comment: `${number}`,
              submit: true,
              version,
            },
            "{ id }",
          );
        }),
      );
    }),
  );
  expect(written.flat().map(({ code }) => code)).toEqual(Array(16).fill(undefined));
  for (const { client } of people)
    for (const { id, number } of await tasks(client))
      expect(await review(client, id)).toMatchObject({
        comment: `${number}`,
        ownScores: [{ score: number }, { score: number }],
      });
});
