import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, testClient } from "../../../testing/servers/test-app.ts";

interface Missed {
  readonly text: string;
  readonly outcome: string;
  readonly networks: number;
  readonly isWanted: boolean;
}
interface Report {
  readonly searchReport: {
    readonly week: string;
    readonly weeks: string[];
    readonly missed: Missed[];
    readonly others: number;
  };
}

let app: TestApp;
let admin: SignedInClient;
let business: SignedInClient;
let vendor: { id: number };

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0";
const note = async (text: string, network: number, agent = FIREFOX) => {
  const client = testClient(app.url, { "user-agent": agent, "x-forwarded-for": `192.0.2.${network}` });
  const { data, errors } = await client.execute<{ noteSearch: boolean }>(
    "mutation ($text: String!) { noteSearch(text: $text) }",
    { text },
  );
  return errors ? errors[0]?.extensions?.code : data.noteSearch;
};
const noteFrom = async (text: string, networks: number) => {
  for (let network = 1; network <= networks; network++) await note(text, network);
};
const REPORT =
  "query ($week: LocalDate) { searchReport(week: $week) { week weeks others missed { text outcome networks isWanted } } }";
const report = async (week?: string) => (await admin.execute<Report>(REPORT, { week })).data.searchReport;
const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);

beforeAll(async () => {
  app = await startTestApp("empty", { TRUSTED_PROXIES: "1" });
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  business = await signIn(app, await createUser(app));
  vendor = await createVendor(app, { name: "Podmaker", description: "Pods.", categories: ["Wearables"] });
  await createSolution(app, { title: "Pod", description: "A GPS pod.", category: "Wearables" });
});
afterAll(() => app.stop());

describe("the report of searches", () => {
  it("tells what several networks looked for and didn't find well, each counted once", async () => {
    await noteFrom("Bobsled  simulator", 3);
    await noteFrom("bobsled simulator", 4);
    await noteFrom("gps pod", 5);
    await noteFrom("gps podd", 3);
    await noteFrom("curling broom", 2);
    const { missed, others, week, weeks } = await report();
    expect(missed).toEqual([
      { text: "bobsled simulator", outcome: "NOTHING", networks: 4, isWanted: false },
      { text: "gps podd", outcome: "WEAK", networks: 3, isWanted: false },
    ]);
    expect([others, weeks]).toEqual([1, [week]]);
  });

  it("keeps nothing of a person, of bots, or of what is no search", async () => {
    for (const text of ["jane@example.com", "+49 151 2345678", "x".repeat(61), "", "x".repeat(100_000)])
      expect(await note(text, 1)).toBe(false);
    expect(await note("bobsled simulator", 9, "Googlebot/2.1 (+http://www.google.com/bot.html)")).toBe(false);
    const [kept] = await sql("select string_agg(text, ',' order by text) as texts from looked_for");
    expect(kept?.texts).toBe("bobsled simulator,curling broom,gps pod,gps podd");
    const columns = await sql(
      "select column_name as name from information_schema.columns where table_name = 'looked_for'",
    );
    expect(columns.map(({ name }) => name).toSorted()).toEqual([
      "categories",
      "marks",
      "networks",
      "outcome",
      "text",
      "week",
    ]);
  });

  it("forgets what too few looked for after two weeks, and everything after half a year", async () => {
    await sql(`insert into looked_for (week, text, outcome, marks)
      select date_trunc('week', current_date)::date - ago, said, 'nothing', marks from (values
        (21, 'few', array['\\x01'::bytea]), (21, 'many', array['\\x01', '\\x02', '\\x03']::bytea[]),
        (196, 'old', array['\\x01', '\\x02', '\\x03']::bytea[])) v(ago, said, marks)`);
    await note("gps pod", 1);
    const texts = await sql("select text from looked_for where week < current_date - 7");
    expect(texts).toEqual([{ text: "many" }]);
    const { weeks } = await report();
    expect((await report(weeks[1])).missed.map(({ text }) => text)).toEqual(["many"]);
  });

  it("is for administrators, of weeks", async () => {
    const codeOf = async (by: Pick<TestApp, "execute">, week?: string) =>
      (await by.execute(REPORT, { week })).errors?.[0]?.extensions?.code;
    expect([await codeOf(app), await codeOf(business)]).toEqual(["UNAUTHENTICATED", "FORBIDDEN"]);
    expect(await codeOf(admin, "2026-01-06")).toBe("BAD_USER_INPUT");
  });

  it("notes what is wanted, and takes it back", async () => {
    const mark = (by: Pick<TestApp, "execute">, text: string, isWanted: boolean) =>
      by.execute(
        "mutation ($text: String!, $isWanted: Boolean!) { markWanted(text: $text, isWanted: $isWanted) }",
        {
          text,
          isWanted,
        },
      );
    await mark(admin, "Bobsled simulator", true);
    await mark(admin, "bobsled simulator", true);
    expect((await report()).missed[0]?.isWanted).toBe(true);
    await mark(admin, "bobsled simulator", false);
    expect((await report()).missed[0]?.isWanted).toBe(false);
    expect((await mark(admin, "", true)).errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    expect((await mark(business, "pod", true)).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});

it("a vendor's members see what leads to its categories", async () => {
  const LOOKED = "query ($id: ID!) { lookedFor(vendorId: $id) { text outcome networks } }";
  const looked = async (by: Pick<TestApp, "execute">, id: number | string = vendor.id) =>
    (await by.execute<{ lookedFor: Missed[] }>(LOOKED, { id })).data.lookedFor;
  expect(await looked(business)).toEqual([]);
  expect(await looked(admin, "x")).toEqual([]);
  const expected = [
    { text: "gps pod", outcome: "FOUND", networks: 5 },
    { text: "gps podd", outcome: "WEAK", networks: 3 },
  ];
  expect(await looked(admin)).toEqual(expected);
  const member = await createUser(app);
  const organization = await createOrganization(app, { members: [[member, "owner"]] });
  await sql(`update vendors set organization_id = ${organization.id} where id = ${vendor.id}`);
  expect(await looked(await signIn(app, member))).toEqual(expected);
  expect((await app.execute(LOOKED, { id: vendor.id })).errors?.[0]?.extensions?.code).toBe(
    "UNAUTHENTICATED",
  );
});
