import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { runImport } from "../../../administration/imports/run.ts";
import { takeBackRun } from "../../../administration/imports/runs/take-back.ts";
import { outsideReviews } from "./outside-review.import.ts";

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp("empty");
  folder = await mkdtemp(join(tmpdir(), "reviews-"));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const run = async (rows: readonly object[]) => {
  const file = join(folder, "list.json");
  await writeFile(file, JSON.stringify(rows));
  return runImport(app.database.orm, { file, kind: outsideReviews, skipBad: true });
};

describe("reviews from elsewhere", () => {
  it("are shown with their source, don't count in the rating, and are undone", async () => {
    const solution = await createSolution(app, { title: "Hill Tracker" });
    const row = {
      solution: "hill tracker",
      source: "A Directory",
      text: "<p>Easy to set up.</p>",
      rating: 1,
      author: "Kim",
      url: "https://directory.example/1",
      writtenOn: "2026-01-05",
    };
    const bad = [
      { ...row, solution: "None" },
      { ...row, text: "" },
    ];
    const report = await run([row, { ...row, text: "Another one.", writtenOn: "" }, ...bad]);
    expect(report).toMatchObject({ created: 2, refused: 2 });
    expect(report.errors).toMatchObject([
      {
        place: "record 3",
        field: "solution",
        message: expect.stringContaining("isn't the title of a solution"),
      },
      { place: "record 4", field: "text" },
    ]);
    const query = `query ($id: ID!) { solution(id: $id) { rating reviewCount outsideReviews(first: 1) {
      totalCount edges { node { source url authorName rating title text writtenOn } } pageInfo { hasNextPage } } } }`;
    app.database.statements.length = 0;
    const { data } = await app.execute<{ solution: object }>(query, { id: String(solution.id) });
    expect(app.database.statements.length).toBeLessThanOrEqual(6);
    expect(data?.solution).toEqual({
      rating: solution.rating,
      reviewCount: 0,
      outsideReviews: {
        totalCount: 2,
        edges: [
          {
            node: {
              source: "A Directory",
              url: "https://directory.example/1",
              authorName: "Kim",
              rating: 1,
              title: "Another one.",
              text: "Another one.",
              writtenOn: null,
            },
          },
        ],
        pageInfo: { hasNextPage: true },
      },
    });
    const list = await app.execute<{ outsideReviews: { edges: unknown[] } }>(
      "query ($id: ID!) { outsideReviews(solutionId: $id, first: 20) { edges { node { id } } } }",
      { id: String(solution.id) },
    );
    expect(list.data?.outsideReviews.edges).toHaveLength(2);
    const csv = await (await app.fetch("/api/outside-reviews.csv")).text();
    const file = join(folder, "outside-reviews.csv");
    await writeFile(file, csv);
    const back = await runImport(app.database.orm, {
      file,
      kind: outsideReviews,
      source: "list",
      dryRun: true,
    });
    expect(back).toMatchObject({ rows: 2, created: 0, updated: 0, refused: 0 });
    const [{ id } = { id: 0 }] = await app.database.orm.em
      .fork()
      .execute<{ id: number }[]>("select max(id) as id from import_runs");
    const kinds = new Map([["reviews", outsideReviews]]);
    expect(await takeBackRun(app.database.orm, id, kinds)).toMatchObject({ removed: 2 });
  });

  it("need the vendor where several have a solution of one title", async () => {
    const [one] = [
      await createSolution(app, { title: "Twin" }),
      await createSolution(app, { title: "Twin" }),
    ];
    const row = { solution: "Twin", source: "A Directory", text: "Good." };
    expect((await run([row])).errors).toMatchObject([
      { field: "solution", message: expect.stringContaining("add a column with the vendor") },
    ]);
    const [{ name } = { name: "" }] = await app.database.orm.em
      .fork()
      .execute<{ name: string }[]>("select name::text as name from vendors where id = ?", [one?.vendor.id]);
    expect(await run([{ ...row, vendor: name }])).toMatchObject({ created: 1, errors: [] });
  });
});
