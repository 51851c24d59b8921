import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let client: SignedInClient;
const ids: string[] = [];
beforeAll(async () => {
  app = await startTestApp("empty");
  for (const title of ["Match Eye", "Clip Cutter", "Replay Room", "Sweat Patch"]) {
    const solution = await createSolution(app, { title, category: "Video Analysis", sports: ["Rowing"] });
    ids.push(String(solution.id));
  }
});
afterAll(() => app.stop());
beforeEach(async () => {
  await run("truncate training_events");
  client = await signIn(app, await createUser(app));
});

const run = (sql: string, values: unknown[] = []) => app.database.orm.em.fork().execute(sql, values);
const succeed = async (query: string) => {
  const { errors } = await client.execute(query);
  expect(errors).toBeUndefined();
};
const save = (id = "") =>
  succeed(`mutation { setBookmark(kind: SOLUTION, id: "${id}", saved: true) { __typename } }`);
const compare = (one = "", other = "") => succeed(`mutation { noteComparison(ids: ["${one}", "${other}"]) }`);

describe("the nightly measurement", () => {
  const measure = async () => {
    await run("select graphile_worker.add_job('measure-recommendations', '{}'::json)");
    await app.runJobs();
    const admin = await signIn(app, await createUser(app, { role: "admin" }));
    const response = await admin.fetch("/api/admin/system-health");
    const { checks } = (await response.json()) as { checks: { name: string; detail: string }[] };
    return checks.find(({ name }) => name === "Recommendations")?.detail;
  };

  it("says where there is nothing to measure", async () => {
    expect(await measure()).toMatch(/^On .+, nobody's activity could be measured\.$/);
  });

  it("tells how early what people turned to would have been recommended", async () => {
    await save(ids[0]);
    // What was saved before tells what could have been recommended then.
    await compare(ids[1], ids[2]);
    await run("update training_events set happened_at = now() + interval '1 minute' where kind = 'compare'");
    expect(await measure()).toMatch(
      /^On .+, 67% of 3 solutions that people turned to were among their first ten; mean reciprocal rank 0\.50, by rating alone 0\.\d\d\. Too few to learn from\.$/,
    );
  });

  it("has learned weights used only if they were better the last time", async () => {
    await createSolution(app, { title: "Erg Log", category: "Training", sports: ["Rowing", "Golf"] });
    await save(ids[0]);
    const confidence = async () => {
      const { data } = await client.execute<{ recommendations: { confidenceScore: number }[] }>(
        "{ recommendations(first: 1) { confidenceScore } }",
      );
      return data.recommendations[0]?.confidenceScore;
    };
    const present = await confidence();
    const strength = { saved: 0.9, reviewed: 0.1, applied: 0.1, searched: 0.1, briefed: 0.1 };
    const weights = {
      strength: { ...strength, organization: 0.1, profile: 0.1 },
      shares: { text: 0.02, category: 0.9, sports: 0.02 },
    };
    const report = (day: string, isBetter: boolean) =>
      run(
        `insert into recommendation_reports
           (measured_on, events, among_first_ten, reciprocal_rank, best_rated_reciprocal_rank, held_out, weights, is_better)
         values (?, 100, 1, 1, 0, 30, ?::jsonb, ?)`,
        [day, JSON.stringify(weights), isBetter],
      );
    await report("2100-01-01", true);
    expect(await confidence()).toBeGreaterThan(present ?? 1);
    await report("2100-01-02", false);
    expect(await confidence()).toBe(present);
  });
});
