import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { ANSWER_MEMORY: "16" });
});
afterAll(() => app.stop());

const run = <Row>(sql: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(sql, values);

const CHANGED = `query ($since: DateTime, $after: String) {
  page: solutions(updatedSince: $since, sort: UPDATED, first: 7, after: $after) {
    safeUntil nodes { id title } pageInfo { hasNextPage endCursor } } }`;
const REMOVED = `query ($since: DateTime, $after: String) {
  page: removals(since: $since, kinds: [SOLUTION], first: 7, after: $after) {
    safeUntil nodes { kind recordId } pageInfo { hasNextPage endCursor } } }`;
interface Page<Node> {
  readonly safeUntil: string;
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

/** All pages, and up to when every one of them was safe. */
async function readAll<Node>(query: string, since: string | undefined) {
  const nodes: Node[] = [];
  let safeUntil = "9999";
  let after: string | undefined;
  for (;;) {
    const { data } = await app.execute<{ page: Page<Node> }>(query, { since, after });
    if (data.page.safeUntil < safeUntil) safeUntil = data.page.safeUntil;
    nodes.push(...data.page.nodes);
    if (!data.page.pageInfo.hasNextPage) return { nodes, safeUntil };
    after = data.page.pageInfo.endCursor;
  }
}

/** A copy as the documentation says to keep one. */
function startCopy() {
  const rows = new Map<string, string>();
  let since: string | undefined;
  const round = async () => {
    const changed = await readAll<{ id: string; title: string }>(CHANGED, since);
    for (const { id, title } of changed.nodes) rows.set(id, title);
    const removed = await readAll<{ recordId: string }>(REMOVED, since ?? changed.safeUntil);
    for (const { recordId } of removed.nodes) rows.delete(recordId);
    since = changed.safeUntil < removed.safeUntil ? changed.safeUntil : removed.safeUntil;
    return changed.nodes.length;
  };
  return { rows, round };
}

const truth = async () =>
  new Map(
    (
      await run<{ id: string; title: string }>(
        "select id::text, title from solutions where status = 'published'",
      )
    ).map(({ id, title }) => [id, title]),
  );

const pick = <T>(all: readonly T[], n: number): T | undefined => all[n % all.length];

describe("a copy", () => {
  it("equals the truth after writers have changed, published, withdrawn and deleted beside it", async () => {
    const vendor = await createVendor(app);
    await createSolution(app, { vendor });
    const made = await Promise.all(Array.from({ length: 30 }, () => createSolution(app, { vendor })));
    const ids = made.map(({ id }) => id);
    const copy = startCopy();
    let writing = true;
    const writer = async (seed: number) => {
      for (let n = seed; n < seed + 40; n += 1) {
        const id = pick(ids, n * 7 + seed);
        // Each transaction stays open for a while after its write, so that they end in another order.
        await app.database.orm.em.fork().transactional(async (em) => {
          if (n % 5 === 0) await em.execute("update solutions set status = 'withdrawn' where id = ?", [id]);
          else if (n % 5 === 1)
            await em.execute("update solutions set status = 'published' where id = ?", [id]);
          else if (n % 11 === 2) await em.execute("delete from solutions where id = ?", [id]);
          else await em.execute("update solutions set title = ? where id = ?", [`Title ${n}`, id]);
          await em.execute("select pg_sleep(?)", [(n % 4) / 100]);
        });
        if (n % 6 === 0) ids.push((await createSolution(app, { vendor })).id);
      }
    };
    const reader = async () => {
      while (writing) await copy.round();
    };
    const reading = reader();
    await Promise.all([1, 1001, 2003].map(writer));
    writing = false;
    await reading;
    await app.answers?.caughtUp();
    await copy.round();
    expect(copy.rows).toEqual(await truth());
    expect(copy.rows.size).toBeGreaterThan(5);
  });

  it("misses nothing of a transaction that ends long after others", async () => {
    const [late, other] = [await createSolution(app), await createSolution(app)];
    const copy = startCopy();
    await copy.round();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: written, resolve: wrote } = Promise.withResolvers<void>();
    const slow = app.database.orm.em.fork().transactional(async (em) => {
      await em.execute("update solutions set title = 'Late' where id = ?", [late.id]);
      wrote();
      await mayEnd;
    });
    await written;
    await run("update solutions set title = 'Early' where id = ?", [other.id]);
    await app.answers?.caughtUp();
    await copy.round();
    expect(copy.rows.get(String(other.id))).toBe("Early");
    end();
    await slow;
    await app.answers?.caughtUp();
    await copy.round();
    expect(copy.rows.get(String(late.id))).toBe("Late");
    expect(copy.rows).toEqual(await truth());
  });

  it("takes what a solution works with, as everybody is answered with", async () => {
    const { id } = await createSolution(app, { integrations: ["Excel"] });
    const ask = async () => {
      const query = "query ($id: ID!) { solution(id: $id) { integrations } }";
      return (await app.execute<{ solution: object }>(query, { id })).data.solution;
    };
    expect(await ask()).toEqual({ integrations: ["Excel"] });
    const copy = startCopy();
    await copy.round();
    copy.rows.clear();
    await run("update solutions set integrations = '{Garmin}' where id = ?", [id]);
    await app.answers?.caughtUp();
    await copy.round();
    expect([...copy.rows.keys()]).toContain(String(id));
    expect(await ask()).toEqual({ integrations: ["Garmin"] });
  });

  it("reads little when nothing has changed, each page in one statement and another for its date", async () => {
    const copy = startCopy();
    await copy.round();
    await copy.round();
    expect(await copy.round()).toBeLessThan(3);
    app.database.statements.length = 0;
    const since = new Date(Date.now() - 60_000).toISOString();
    await app.execute(CHANGED, { since });
    expect(app.database.statements).toHaveLength(2);
  });
});
