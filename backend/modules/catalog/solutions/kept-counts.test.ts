import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { HEADER, manyRows, setUpImports } from "../../../testing/suites/import-fixture.ts";
import { runImport } from "../../administration/imports/run.ts";
import { solutions } from "./solution.import.ts";

const place = setUpImports();

/** Connections of their own; a statement that waits longer for a lock fails. */
let pool: pg.Pool;
beforeAll(() => {
  pool = new pg.Pool({ connectionString: place.database.url, max: 12, lock_timeout: 5_000 });
  // The pool's end doesn't wait for its connections: the database may be dropped before the last one is gone.
  pool.on("connect", (client) => client.on("error", () => undefined));
});
afterAll(() => pool.end());

const SOLUTIONS = 60;
beforeEach(async () => {
  await place.rows(
    "insert into categories (name, slug, kind) select 'Category ' || n, 'c-' || n, 'solution' from generate_series(1, 3) n",
  );
  await place.rows(
    "insert into sports (name, slug) select 'Sport ' || n, 's-' || n from generate_series(1, 4) n",
  );
  for (let vendors = 0; vendors < 3; vendors++) await createVendor(place);
  await place.rows(`insert into solutions (${COLUMNS})
    select ${valuesOf("n")} from generate_series(1, ${SOLUTIONS}) n`);
  await place.rows(`insert into solution_sports
    select s.id, p.id from solutions s, sports p where (s.id + p.id) % 3 = 0`);
});

const COLUMNS = "title, slug, description, category_id, vendor_id, price_band, pricing, levels";
const oneOf = (table: string, seed: string) =>
  `(select (array_agg(id order by id))[1 + ${seed} % count(*)::integer] from ${table})`;
const BANDS = "array['free', 'under-5k', 'custom']";
const PRICINGS = "array['', 'Free tier, then $5', 'On request']";
const LEVELS = "array['elite', 'grassroots', 'collegiate', 'youth-academy']";
/** A solution's values, which follow from a number. */
const valuesOf = (
  n: string,
) => `'Tool ' || ${n}, 'tool', 'Text.', ${oneOf("categories", n)}, ${oneOf("vendors", n)},
  (${BANDS})[1 + ${n} % 3], (${PRICINGS})[1 + ${n} / 3 % 3], (${LEVELS})[1 + ${n} % 4 : 1 + ${n} / 5 % 4]`;

const KEYS = "category_id, price_band, free_tier, levels, sport_ids";

/** What is kept differs from what is counted in no kind of solution, and sports stand as their links say. */
async function expectExact(): Promise<void> {
  const counted = `
    select category_id, price_band, free_tier, array(select unnest(levels) order by 1) as levels, j.sport_ids
    from solutions s cross join lateral (
      select null::integer[] union all select array[sport_id] from solution_sports where solution_id = s.id
    ) j(sport_ids)`;
  const differing = await place.rows(`
    select ${KEYS}, sum(kept) as kept, sum(counted) as counted from (
      select ${KEYS}, count as kept, 0 as counted from solution_counts
      union all select *, 0, 1 from (${counted}) c
    ) both_of_them group by ${KEYS} having sum(kept) <> sum(counted)`);
  expect(differing).toEqual([]);
  const misplaced = await place.rows(`select id from solutions s where sport_ids <>
    array(select sport_id from solution_sports where solution_id = s.id order by 1)`);
  expect(misplaced).toEqual([]);
}

const fold = () => place.rows("select fold_kept_counts()");

/** A connection in a transaction, which is rolled back unless it was committed. */
async function inTransaction(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await work(client);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** Runs until a statement of `client` waits for another transaction. */
const untilItWaits = async (pid: number) => {
  let waits = false;
  while (!waits) {
    const { rows } = await pool.query("select cardinality(pg_blocking_pids($1)) > 0 as waits", [pid]);
    waits = (rows as { waits: boolean }[])[0]?.waits ?? false;
  }
};

const pidOf = async (client: pg.PoolClient) =>
  (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid ?? 0;

/** What one writer does to one solution. */
const WRITES = {
  add: (n: number) => `insert into solutions (${COLUMNS}) select ${valuesOf(String(n))}`,
  addLinked: (
    n: number,
  ) => `with one as (insert into solutions (${COLUMNS}) select ${valuesOf(String(n))} returning id)
    insert into solution_sports select one.id, sports.id from one, sports where sports.id % 2 = ${n % 2}`,
  move: (n: number, id: number) =>
    `update solutions set category_id = ${oneOf("categories", String(n))}, vendor_id = ${oneOf("vendors", String(n))} where id = ${id}`,
  price: (n: number, id: number) =>
    `update solutions set price_band = (${BANDS})[1 + ${n % 3}], pricing = (${PRICINGS})[1 + ${(n >> 2) % 3}] where id = ${id}`,
  level: (n: number, id: number) =>
    `update solutions set levels = (${LEVELS})[1 + ${n % 4} : 1 + ${(n >> 2) % 4}] where id = ${id}`,
  rename: (n: number, id: number) => `update solutions set title = 'Renamed ${n}' where id = ${id}`,
  link: (n: number, id: number) =>
    `insert into solution_sports select ${id}, sports.id from sports, solutions where solutions.id = ${id} and sports.id % 3 <> ${n % 3} on conflict do nothing`,
  unlink: (n: number, id: number) =>
    `delete from solution_sports where solution_id = ${id} and sport_id % 3 = ${n % 3}`,
  remove: (_: number, id: number) => `delete from solutions where id = ${id}`,
};
/** These lock vendors, whose ratings follow; a transaction does it once, at its end, as requests do. */
const LAST = [WRITES.move, WRITES.remove];
const KINDS = Object.values(WRITES).filter((kind) => !LAST.includes(kind));

/** The same sequence each time. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

/** Changes a few solutions in each of its transactions, in the order of their ids; takes some changes back. */
async function write(seed: number, transactions: number, ids: readonly number[]): Promise<void> {
  const next = numbersFrom(seed);
  for (let done = 0; done < transactions; done++) {
    await inTransaction(async (client) => {
      const chosen = Array.from({ length: 1 + next(3) }, () => ids[next(ids.length)] ?? 0).toSorted(
        (a, b) => a - b,
      );
      for (const id of chosen) {
        await client.query("select from solutions where id = $1 for update", [id]);
        const isTakenBack = next(5) === 0;
        if (isTakenBack) await client.query("savepoint before");
        for (let times = 1 + next(3); times > 0; times--) {
          await client.query(KINDS[next(KINDS.length)]?.(next(1_000), id) ?? "");
        }
        if (isTakenBack) await client.query("rollback to before");
      }
      const last = LAST[next(4)];
      if (last) await client.query(last(next(1_000), chosen.at(-1) ?? 0));
      await client.query(next(6) === 0 ? "rollback" : "commit");
    });
  }
}

describe("the kept counts of solutions are those of a plain count", () => {
  it("after many writers, an import and folding at once", async () => {
    const ids = (await place.rows("select id from solutions order by id")).map(({ id }) => Number(id));
    const file = await place.file("many.csv", [HEADER, ...manyRows(700)].join("\n"));
    const work = { isDone: false };
    const folding = async () => {
      while (!work.isDone) await fold();
    };
    const folders = [folding(), folding()];
    await Promise.all([
      ...Array.from({ length: 6 }, (_, writer) => write(writer + 1, 60, ids)),
      runImport(place.database.orm, { file, kind: solutions }),
    ]);
    work.isDone = true;
    await Promise.all(folders);
    await expectExact();
    await fold();
    await expectExact();
    const [{ most } = {}] = await place.rows(
      `select max(n) as most from (select count(*)::integer as n from solution_counts group by ${KEYS}) k`,
    );
    expect(most).toBe(1);
  });

  it.each(Object.entries(WRITES))(
    "after one does %s, whether it is kept or taken back",
    async (_, statement) => {
      const [{ id } = {}] = await place.rows(
        "select id from solutions where sport_ids <> '{}' order by id limit 1",
      );
      for (const end of ["rollback", "commit"]) {
        await inTransaction(async (client) => {
          await client.query(statement(7, Number(id)));
          await fold();
          await client.query(end);
        });
        await expectExact();
      }
    },
  );

  it("after two who add to the same kind of solution, neither waiting for the other nor for the fold", async () => {
    await inTransaction(async (one) => {
      await inTransaction(async (other) => {
        for (let times = 0; times < 3; times++) {
          await one.query(WRITES.addLinked(5));
          await other.query(WRITES.addLinked(5));
          await fold();
        }
        await other.query("commit");
      });
      await one.query("commit");
    });
    await expectExact();
  });

  it("after two who link the same solution to different sports", async () => {
    const [{ id } = {}] = await place.rows(
      "insert into solutions (title, slug, description, category_id, vendor_id) " +
        "select 'Linked', 'linked', 'Text.', c.id, v.id from categories c, vendors v limit 1 returning id",
    );
    const link = (client: pg.PoolClient, sport: number) =>
      client.query(`insert into solution_sports select $1, id from sports where slug = $2`, [
        id,
        `s-${sport}`,
      ]);
    await inTransaction(async (one) => {
      await link(one, 1);
      await inTransaction(async (other) => {
        const pid = await pidOf(other);
        const linked = link(other, 2);
        await untilItWaits(pid);
        await one.query("commit");
        await linked;
        await other.query("commit");
      });
    });
    const [stored] = await place.rows(
      `select cardinality(sport_ids) as count from solutions where id = ${id}`,
    );
    expect(stored?.count).toBe(2);
    await expectExact();
  });

  it("after all are removed at once while a fold is under way", async () => {
    await place.rows(WRITES.addLinked(5));
    await inTransaction(async (folder) => {
      await folder.query("select fold_kept_counts()");
      await inTransaction(async (remover) => {
        const pid = await pidOf(remover);
        const removed = remover.query("truncate solutions cascade");
        await untilItWaits(pid);
        await folder.query("commit");
        await removed;
        await remover.query("commit");
      });
    });
    await expectExact();
    expect(await place.rows("select from solution_counts")).toEqual([]);
  });

  it("after all links to sports are removed at once", async () => {
    await place.rows("truncate solution_sports");
    await expectExact();
  });
});
