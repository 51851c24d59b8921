import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openOrm } from "../../database/orm.ts";
import { searchEngineOf } from "../../modules/discovery/engine/engine-of.ts";
import { createSolution } from "../factories/solution.ts";
import { createVendor } from "../factories/vendor.ts";
import { startTestApp, type TestApp } from "../servers/test-app.ts";

interface Hit {
  readonly title: string;
  readonly kind: string;
}
interface Found {
  readonly totalCount: number;
  readonly isComplete: boolean;
  readonly didYouMean: string | null;
  readonly unknownWords: readonly string[];
  readonly kinds: readonly Counted[];
  readonly facets: Readonly<Record<"categories" | "sports" | "places" | "verified", readonly Counted[]>>;
  readonly nodes: readonly Hit[];
}
interface Counted {
  readonly value: string;
  readonly count: number;
}

const SEARCH = `query ($text: String!, $kinds: [SearchKind!], $filter: SearchFilter, $sort: SearchSort! = BEST) {
  search(text: $text, kinds: $kinds, filter: $filter, sort: $sort) {
    totalCount isComplete didYouMean unknownWords kinds { value count } nodes { title kind } facets {
      categories { value count } sports { value count } places { value count } verified { value count } } } }`;
const MATCH = `query ($text: String!) { matchSolutions(brief: { text: $text }) {
  isComplete results { solution { title } evidence { quote } } } }`;

/** What every engine must do, as people and programs see it. */
export function testEngine(name: string, settings: () => Promise<Record<string, string>>): void {
  describe(`search ${name}`, () => {
    let app: TestApp;
    const instances: TestApp[] = [];
    beforeAll(async () => {
      app = await startTestApp("empty", await settings());
    }, 600_000);
    afterAll(async () => {
      for (const instance of instances) await instance.stop();
      await app.stop();
    });

    const run = (sql: string, values: unknown[] = []) => app.database.orm.em.fork().execute(sql, values);
    const search = async (text: string, kinds: readonly string[] | null = null, at = app) =>
      (await at.execute<{ search: Found }>(SEARCH, { text, kinds })).data.search;
    const filtered = async (text: string, variables: object = {}) => {
      const { data, errors } = await app.execute<{ search: Found }>(SEARCH, { text, ...variables });
      expect(errors).toBeUndefined();
      return data.search;
    };
    const countsOf = (values: readonly Counted[]) =>
      values.map(({ value, count }) => `${value} ${count}`).join(", ");
    const titles = async (text: string, at = app) =>
      (await search(text, null, at)).nodes.map(({ title }) => title);
    const match = async (text: string) =>
      (
        await app.execute<{
          matchSolutions: {
            isComplete: boolean;
            results: { solution: { title: string }; evidence: { quote: string }[] }[];
          };
        }>(MATCH, { text })
      ).data.matchSolutions;
    /** Until the engine has written down what waits. */
    const indexed = async () => {
      await app.runJobs();
      await searchEngineOf(app.database.orm.em).settled();
    };
    const copies = async (word: string, count: number) => {
      const { id } = await createSolution(app, { title: `${word} zero` });
      await run(
        `insert into solutions (title, slug, description, category_id, vendor_id)
         select ? || ' ' || n, ? || '-' || n, 'Many of them.', category_id, vendor_id
         from solutions, generate_series(1, ?) n where id = ?`,
        [word, word.toLowerCase(), count, id],
      );
    };

    it("shows each change that was committed before it, whether or not it was written down", async () => {
      const { id } = await createSolution(app, { title: "Sextant", description: "It measures angles." });
      expect(await titles("sextant")).toEqual(["Sextant"]);
      await indexed();
      expect(await titles("sextant")).toEqual(["Sextant"]);
      await run("update solutions set title = 'Octant' where id = ?", [id]);
      expect([await titles("octant"), await titles("sextant")]).toEqual([["Octant"], []]);
      await indexed();
      expect([await titles("octant"), await titles("sextant")]).toEqual([["Octant"], []]);
      await run("delete from solutions where id = ?", [id]);
      expect([await titles("octant"), await titles("angles")]).toEqual([[], []]);
      await indexed();
      expect((await search("octant")).totalCount).toBe(0);
    });

    it("forgets what is withdrawn, and finds it again", async () => {
      const { id } = await createSolution(app, { title: "Gyroscope" });
      await indexed();
      const set = (status: string) => run("update solutions set status = ? where id = ?", [status, id]);
      await set("withdrawn");
      expect((await search("gyroscope")).totalCount).toBe(0);
      await indexed();
      expect((await search("gyroscope")).totalCount).toBe(0);
      await set("published");
      expect(await titles("gyroscope")).toEqual(["Gyroscope"]);
    });

    it("understands stems, parts, misspelled and unfinished words, and says what it didn't know", async () => {
      await createSolution(app, { title: "Barometer", description: "Measures air pressures for sailing." });
      for (const write of [async () => {}, indexed]) {
        await write();
        expect(await titles("pressure")).toEqual(["Barometer"]);
        expect(await search("barometr pressure")).toMatchObject({ didYouMean: "barometer pressure" });
        expect(await titles("barom")).toEqual(["Barometer"]);
        expect(await search("barometer qwertzuiop")).toMatchObject({ unknownWords: ["qwertzuiop"] });
        expect(await titles("airpressures")).toEqual(["Barometer"]);
      }
    });

    it("counts what is found by kind, whichever kinds were asked for", async () => {
      const vendor = await createVendor(app, { name: "Hygrometer House" });
      await createSolution(app, { vendor, title: "Hygrometer one" });
      await createSolution(app, { vendor, title: "Hygrometer two" });
      for (const write of [async () => {}, indexed]) {
        await write();
        const { totalCount, kinds, nodes } = await search("hygrometer", ["VENDOR"]);
        expect([totalCount, nodes.map(({ title }) => title)]).toEqual([1, ["Hygrometer House"]]);
        expect(kinds.filter(({ count }) => count > 0)).toEqual([
          { value: "SOLUTION", count: 2 },
          { value: "VENDOR", count: 1 },
        ]);
      }
    });

    it("finds what covers half of what the best covers, and the name itself first", async () => {
      await createSolution(app, { title: "Anemometer for cups", description: "Wind." });
      await createSolution(app, { title: "Anemometer", description: "For whom it may concern." });
      await createSolution(app, { title: "Weathervane", description: "Shows where the wind comes from." });
      for (const write of [async () => {}, indexed]) {
        await write();
        expect((await titles("anemometer"))[0]).toBe("Anemometer");
        expect((await titles("anemometer cups wind")).slice(0, 1)).toEqual(["Anemometer for cups"]);
        expect(await titles("anemometer cups wind")).not.toContain("Weathervane");
      }
    });

    it("matches briefs with quotations that stand in the record", async () => {
      await createSolution(app, {
        title: "Pulse band",
        description: "It measures the heart rate of rowers. It is worn on the arm.",
      });
      await indexed();
      const { results } = await match("We need to know the heart rate of our rowers during training");
      expect(results[0]?.solution.title).toBe("Pulse band");
      expect(results[0]?.evidence[0]?.quote).toContain("heart rate");
    });

    it("takes in ten thousand changes at once, meanwhile finds single ones, and says when it is complete", async () => {
      await copies("Theodolite", 10_000);
      await createSolution(app, { title: "Planimeter" });
      const first = await search("planimeter");
      expect([first.totalCount, first.isComplete]).toEqual([1, false]);
      await indexed();
      const all = await search("theodolite");
      expect([all.totalCount, all.isComplete, all.nodes.length]).toEqual([10_001, true, 24]);
      await run("delete from solutions where title like 'Theodolite %'");
      await search("theodolite");
      await indexed();
      expect(await search("theodolite")).toMatchObject({ totalCount: 0, isComplete: true });
    }, 300_000);

    it("finds what a transaction commits that began before others, and never what it takes back", async () => {
      const vendor = await createVendor(app, { name: "Tide House" });
      const template = await createSolution(app, { vendor, title: "Tidegauge" });
      const copy = `insert into solutions (title, slug, description, category_id, vendor_id)
        select ?, lower(?), description, category_id, vendor_id from solutions where id = ?`;
      const [first, second] = [app.database.orm.em.fork(), app.database.orm.em.fork()];
      for (const [em, title] of [
        [first, "Tideone"],
        [second, "Tidetwo"],
      ] as const) {
        await em.begin();
        await em.execute(copy, [title, title, template.id]);
      }
      await run(copy, ["Tidethree", "Tidethree", template.id]);
      for (const write of [async () => {}, indexed]) {
        await write();
        expect([await titles("tideone"), await titles("tidethree")]).toEqual([[], ["Tidethree"]]);
      }
      await first.commit();
      await second.rollback();
      for (const write of [async () => {}, indexed]) {
        await write();
        expect([await titles("tideone"), await titles("tidetwo")]).toEqual([["Tideone"], []]);
      }
    });

    it("filters, counts, sorts and reads phrases over everything that is found", async () => {
      const vendors = [
        await createVendor(app, { name: "Fjord", country: "Norway", verified: true }),
        await createVendor(app, { name: "Rhone", country: "France", verified: false }),
      ];
      const categories = ["Wearables", "Video Analysis"];
      const samples = [];
      for (const [at, vendor] of vendors.entries())
        samples.push(
          await createSolution(app, {
            vendor,
            category: categories[at] ?? "",
            sports: at === 0 ? ["Rugby"] : ["Rugby", "Golf"],
            title: `Tachymeter ${at === 0 ? "one" : "two"}`,
            description: "It measures fast running horses.",
            createdAt: new Date(Date.UTC(2025, 0, 1 + at)),
          }),
        );
      // Of five hundred, three in four are of the first vendor, and every fifth is said in another way.
      await run(
        `insert into solutions (title, slug, description, category_id, vendor_id, created_at)
         select 'Tachymeter ' || n, 'tachymeter-' || n,
           case when n % 5 = 0 then 'Horses are running fast.' else 'It measures fast running horses.' end,
           s.category_id, s.vendor_id, '2025-02-01'::timestamptz + n * interval '1 hour'
         from generate_series(1, 500) n join solutions s on s.id = case when n % 4 = 0 then ?::integer else ?::integer end`,
        [samples[1]?.id, samples[0]?.id],
      );
      await run(
        `insert into solution_sports (solution_id, sport_id)
         select t.id, l.sport_id from solutions t
         join solutions s on s.id = any(?::integer[]) and s.vendor_id = t.vendor_id and s.id <> t.id
         join solution_sports l on l.solution_id = s.id where t.title like 'Tachymeter %'`,
        [`{${samples.map(({ id }) => id).join(",")}}`],
      );
      await createVendor(app, { name: "Tachymeter House", country: "Norway", verified: true });
      await search("tachymeter");
      await indexed();
      for (const write of [
        async () => {},
        // What isn't written yet counts as what is.
        async () => {
          await run("update solutions set tags = '{remade}' where title in ('Tachymeter 4', 'Tachymeter 5')");
          await run("delete from solutions where title = 'Tachymeter 499'");
          await createSolution(app, {
            vendor: vendors[0],
            category: "Wearables",
            sports: ["Rugby"],
            title: "Tachymeter new",
            description: "It measures fast running horses.",
            createdAt: new Date(Date.UTC(2026, 0, 1)),
          });
        },
        indexed,
      ]) {
        await write();
        const all = await filtered("tachymeter");
        expect([all.totalCount, countsOf(all.kinds.filter(({ count }) => count > 0))]).toEqual([
          503,
          "SOLUTION 502, VENDOR 1",
        ]);
        expect(countsOf(all.facets.categories)).toBe("Wearables 376, Video Analysis 126");
        expect(countsOf(all.facets.sports)).toBe("Rugby 502, Golf 126");
        expect(countsOf(all.facets.places)).toBe("Norway 377, France 126");
        expect(countsOf(all.facets.verified)).toBe("true 377, false 126");
        const golf = await filtered("tachymeter", { filter: { sports: ["GOLF"] } });
        expect([golf.totalCount, countsOf(golf.facets.sports), countsOf(golf.facets.places)]).toEqual([
          126,
          "Rugby 502, Golf 126",
          "France 126",
        ]);
        const none = await filtered("tachymeter", {
          filter: { places: ["Norway"], sports: ["golf", "chess"] },
        });
        expect([none.totalCount, countsOf(none.facets.places), countsOf(none.facets.sports)]).toEqual([
          0,
          "France 126",
          "Rugby 376",
        ]);
        const vendor = await filtered("tachymeter", { kinds: ["VENDOR"], filter: { verified: true } });
        expect([vendor.totalCount, countsOf(vendor.facets.verified), countsOf(vendor.kinds)]).toMatchObject([
          1,
          "true 1",
          expect.stringContaining("SOLUTION 376"),
        ]);
        expect((await filtered('tachymeter "fast running horses"')).totalCount).toBe(402);
        expect((await filtered('tachymeter "fast horse"')).totalCount).toBe(0);
        expect((await filtered('tachymeter -"running fast"')).totalCount).toBe(403);
        expect((await filtered("tachymeter -measured")).totalCount).toBe(101);
        const both = await filtered('tachymeter "horses are running"', { filter: { places: ["France"] } });
        expect([both.totalCount, countsOf(both.facets.places)]).toEqual([25, "Norway 75, France 25"]);
        const newest = await filtered("tachymeter", { sort: "NEWEST", filter: { places: ["France"] } });
        expect(newest.nodes.slice(0, 3).map(({ title }) => title)).toEqual([
          "Tachymeter 500",
          "Tachymeter 496",
          "Tachymeter 492",
        ]);
      }
      await run("delete from solutions where title like 'Tachymeter%'");
      await search("tachymeter");
      await indexed();
    }, 120_000);

    it("refuses a thousand and one values to filter by, and takes a hundred of each", async () => {
      const values = (count: number) => Array.from({ length: count }, (_, n) => `Value ${n} "{*}"`);
      for (const name of ["categories", "sports", "places"]) {
        const { errors } = await app.execute(SEARCH, { text: "clock", filter: { [name]: values(1_001) } });
        expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(["BAD_USER_INPUT"]);
      }
      const hundred = values(100);
      const filter = { categories: hundred, sports: hundred, places: hundred, verified: true };
      expect((await filtered("clock", { filter })).totalCount).toBe(0);
    });

    it("forgets everything of a kind at once", async () => {
      const before = (await search("hygrometer")).totalCount;
      await run("truncate solutions cascade");
      expect([before > (await search("hygrometer")).totalCount, await titles("barometer")]).toEqual([
        true,
        [],
      ]);
      await indexed();
      expect(await titles("barometer")).toEqual([]);
      await createSolution(app, { title: "Barometer again" });
      expect(await titles("barometer")).toEqual(["Barometer again"]);
      await indexed();
      expect(await search("barometer")).toMatchObject({ totalCount: 1, isComplete: true });
    });

    it("is the same on every instance, right after its start too", async () => {
      const orm = await openOrm({ url: app.database.url, poolSize: 4 });
      const other = await startTestApp({ ...app.database, orm }, await settings());
      instances.push({ ...other, stop: () => other.stop().then(() => orm.close(true)) });
      await createSolution(app, { title: "Chronometer" });
      expect([await titles("chronometer", other), await titles("chronometer")]).toEqual([
        ["Chronometer"],
        ["Chronometer"],
      ]);
      await run(
        "update solutions set title = 'Clock', description = 'It ticks.' where title = 'Chronometer'",
      );
      expect(await titles("chronometer", other)).toEqual([]);
    });

    it.each([
      [
        "a thousand words",
        Array.from({ length: 100 }, (_, n) => `w${n}`)
          .join(" ")
          .slice(0, 200),
      ],
      ["signs of query languages", `"( ) + - = && || > < ! { } [ ] ^ ~ * ? : \\ / OR AND NOT title:x`],
      ["a regular expression", "(a+)+$ .*.* [^x] chron.*"],
      ["braces", '{"match_all":{}}'],
      ["half a character", "\ud800 chronometer \udfff"],
      ["nothing but signs", "%%% ??? ***"],
      ["letters of all kinds", "Žluťoučký kůň 体育 спорт ١٢٣ ﷽"],
      ["control characters", "clock\u0000\u0007\nclock"],
    ])("answers %s", async (_what, text) => {
      const { data, errors } = await app.execute<{ search: Found }>(SEARCH, { text });
      expect(errors?.map(({ extensions }) => extensions?.code) ?? []).not.toContain("INTERNAL_SERVER_ERROR");
      if (!errors) expect(data.search.totalCount).toBeGreaterThanOrEqual(0);
    });

    it("reads a brief of two thousand words with a thousand names", async () => {
      const text = Array.from({ length: 1_001 }, (_, n) => `clock filter${n}`).join(" ");
      const { errors } = await app.execute(MATCH, { text: text.slice(0, 9_900) });
      expect(errors?.map(({ extensions }) => extensions?.code) ?? []).not.toContain("INTERNAL_SERVER_ERROR");
    });

    it("doesn't mind a clock that jumps", async () => {
      await run("update search_changes set changed_at = now() + interval '2 days'");
      await createSolution(app, { title: "Hourglass" });
      expect(await titles("hourglass")).toEqual(["Hourglass"]);
      await run("update search_changes set changed_at = now() - interval '20 hours'");
      await indexed();
      expect(await titles("hourglass")).toEqual(["Hourglass"]);
    });

    it("makes everything anew when it is asked to, and finds the same", async () => {
      const before = await search("clock");
      const em = app.database.orm.em.fork();
      await searchEngineOf(em).rebuild(em);
      await indexed();
      expect(await search("clock")).toEqual(before);
      expect((await searchEngineOf(em).state(em)).documents).toBeGreaterThan(0);
    });
  });
}
