import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { DiscoveryIndex } from "../../discovery-index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const QUERY = `query ($text: String!) { matchSolutions(brief: { text: $text }) {
  isComplete results { solution { title } criteria { text verdict } } } }`;

interface Matches {
  readonly matchSolutions: {
    readonly results: { solution: { title: string }; criteria: { text: string; verdict: string }[] }[];
  };
}

async function match(text: string) {
  const { data, errors } = await app.execute<Matches>(QUERY, { text });
  expect(errors).toBeUndefined();
  return data?.matchSolutions.results ?? [];
}

it("a brief is compared once, and anew after every change that could show in it", async () => {
  const { id } = await createSolution(app, {
    title: "Tidemark",
    description: "Sprint timing for rowing clubs.",
    priceBand: "under-5k",
  });
  const read = vi.spyOn(DiscoveryIndex.prototype, "read");
  const brief = "Sprint timing for rowing, under $5,000 a year";
  const titles = async () => (await match(brief)).map(({ solution }) => solution.title);
  const verdicts = async () => (await match(brief))[0]?.criteria.map(({ verdict }) => verdict);
  try {
    expect(await titles()).toEqual(["Tidemark"]);
    expect(await titles()).toEqual(["Tidemark"]);
    expect(read).toHaveBeenCalledTimes(1);
    expect(await verdicts()).toContain("MET");
    const sql = (text: string) => app.database.orm.em.fork().execute(text, [id]);
    await sql("update solutions set price_band = 'over-100k' where id = ?");
    expect(await titles()).toEqual([]);
    await sql("update solutions set price_band = 'free', title = 'Tideline' where id = ?");
    expect(await titles()).toEqual(["Tideline"]);
    await sql("update solutions set status = 'withdrawn' where id = ?");
    expect(await titles()).toEqual([]);
    expect(read.mock.calls.length).toBeGreaterThanOrEqual(4);
  } finally {
    read.mockRestore();
  }
});

it("what fails isn't remembered", async () => {
  const failing = vi.spyOn(DiscoveryIndex.prototype, "read").mockImplementationOnce(() => {
    throw new Error("Away.");
  });
  const brief = { text: "Lane ropes for rowing regattas" };
  try {
    const { errors } = await app.execute(QUERY, brief);
    expect(errors).toHaveLength(1);
    expect((await app.execute(QUERY, brief)).errors).toBeUndefined();
  } finally {
    failing.mockRestore();
  }
});

it("another visitor's failure is nobody else's", async () => {
  const begun = Promise.withResolvers<void>();
  const failing = vi.spyOn(DiscoveryIndex.prototype, "read").mockImplementationOnce(() => {
    begun.resolve();
    throw new Error("Away.");
  });
  const brief = { text: "Boat covers for rowing regattas" };
  try {
    const all = await Promise.all([1, 2, 3].map(() => app.execute(QUERY, brief)));
    await begun.promise;
    expect(all.filter(({ errors }) => errors)).toHaveLength(1);
  } finally {
    failing.mockRestore();
  }
});

it("the names around a solution are among what it is matched by", async () => {
  await createSolution(app, { title: "Oarlock", description: "Force curves for sculling crews." });
  const read = vi.spyOn(DiscoveryIndex.prototype, "read");
  const brief = "Force curves for sculling crews";
  try {
    await match(brief);
    for (const change of [
      "update vendors set name = name || ' Limited' where id in (select vendor_id from solutions where title = 'Oarlock')",
      "update categories set name = name || ' and more' where id in (select category_id from solutions where title = 'Oarlock')",
      "insert into sports (name, slug) values ('Sculling', 'sculling')",
      "insert into solution_sports (solution_id, sport_id) select s.id, p.id from solutions s, sports p where s.title = 'Oarlock' and p.slug = 'sculling'",
      "update sports set name = 'Sculling and sweep' where slug = 'sculling'",
      "delete from solution_sports where sport_id in (select id from sports where slug = 'sculling')",
    ]) {
      const before = read.mock.calls.length;
      await app.database.orm.em.fork().execute(change);
      await match(brief);
      expect([change, read.mock.calls.length]).toEqual([change, before + 1]);
      await match(brief);
      expect(read.mock.calls.length).toBe(before + 1);
    }
  } finally {
    read.mockRestore();
  }
});
