import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addJob } from "../../../jobs/queue.ts";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import {
  startTestApp,
  type TestAnswer,
  type TestApp,
  type TestClient,
} from "../../../testing/servers/test-app.ts";
import { numberPublicationsJob } from "./alerts/number-publications.job.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

interface Shown {
  id: string;
  name: string;
  list: string;
  address: string;
  words: string[];
  alert: string;
  weekday: number | null;
  version: number;
  newCount: number;
  isCurrent: boolean;
}
const FIELDS = "id name list address words alert weekday version newCount isCurrent";
const person = async () => signIn(app, await createUser(app));
const save = (who: TestClient, list: string, address: string, input: object = {}) =>
  who.execute<{ saveSearch: Shown }>(
    `mutation ($list: String!, $address: String!, $input: SavedSearchInput!) {
      saveSearch(list: $list, address: $address, input: $input) { ${FIELDS} } }`,
    { list, address, input: { name: "Mine", alert: "NONE", ...input } },
  );
const edit = (who: TestClient, id: string, input: object, version: number) =>
  who.execute<{ editSavedSearch: Shown }>(
    `mutation ($id: ID!, $input: SavedSearchInput!, $version: Int!) {
      editSavedSearch(id: $id, input: $input, version: $version) { ${FIELDS} } }`,
    { id, input: { name: "Mine", alert: "NONE", ...input }, version },
  );
const remove = (who: TestClient, id: string) =>
  who.execute(`mutation { deleteSavedSearch(id: "${id}") { message } }`);
const visit = (who: TestClient, id: string) =>
  who.execute<{ visitSavedSearch: Shown }>(`mutation { visitSavedSearch(id: "${id}") { ${FIELDS} } }`);
const mine = async (who: TestClient) =>
  (
    await who.execute<{ mySavedSearches: { totalCount: number; nodes: Shown[] } }>(
      `{ mySavedSearches { totalCount nodes { ${FIELDS} } } }`,
    )
  ).data.mySavedSearches;
const number = async () => {
  await addJob(app.database.orm.em.fork(), numberPublicationsJob, {});
  await app.runJobs();
};
const codeOf = ({ errors }: Pick<TestAnswer<unknown>, "errors">) => errors?.[0]?.extensions?.code;
const fieldsOf = ({ errors }: Pick<TestAnswer<unknown>, "errors">) => errors?.[0]?.extensions?.fields;

describe("saving a search", () => {
  it("keeps what the list's address says, in one form, and leads back to it", async () => {
    const who = await person();
    await createSolution(app, { category: "Wearable Tech", sports: ["Soccer"] });
    const address =
      "?level=elite&level=Youth-Academy&category=wearable-tech&search=%20gps%20vests&sort=newest";
    const { data } = await save(who, "solutions", address, { name: "  Vests  " });
    expect(data.saveSearch).toMatchObject({
      name: "Vests",
      list: "solutions",
      words: ['"gps vests"', "Wearable Tech", "Elite", "Youth academy"],
      newCount: 0,
      isCurrent: true,
    });
    const url = new URL(data.saveSearch.address, "http://x");
    expect(url.pathname).toBe("/solutions");
    expect(url.searchParams.getAll("level")).toEqual(["elite", "youth-academy"]);
    expect(url.searchParams.get("search")).toBe("gps vests");
    expect(url.searchParams.get("sort")).toBe("newest");
  });

  it.each([
    ["moons", "", "list"],
    ["demoRequests", "", "list"],
    ["toString", "", "list"],
    ["solutions", "?color=red", "color"],
    ["solutions", "?level=moon", "level"],
    ["solutions", "?sort=luck", "sort"],
    ["solutions", "?saved=true", "saved"],
    ["opportunities", "?due=soon", "due"],
    ["opportunities", "?due=9999", "filter.dueWithinDays"],
    ["solutions", `?search=${"x".repeat(201)}`, "search"],
  ])("refuses what the list %s does not have: %s", async (list, address, field) => {
    const answer = await save(await person(), list, address);
    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(fieldsOf(answer)).toHaveProperty([field]);
  });

  it("refuses one that is too long to be kept, though each of its values is short enough", async () => {
    const many = ["category", "sport", "vendor"].flatMap((param) =>
      Array.from({ length: 30 }, (_, n) => `${param}=${String(n).padStart(150, "x")}`),
    );
    const answer = await save(await person(), "solutions", `?${many.join("&")}`);
    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
  });

  it("refuses control characters however they are written", async () => {
    expect(codeOf(await save(await person(), "solutions", "?search=a%00b"))).toBe("BAD_USER_INPUT");
  });

  it("needs a name of its own, and a day for weekly letters", async () => {
    const who = await person();
    await save(who, "vendors", "", { name: "Vendors" });
    const twice = await save(who, "solutions", "", { name: "VENDORS" });
    expect([codeOf(twice), fieldsOf(twice)]).toEqual([
      "CONFLICT",
      { name: "You already have a search with this name" },
    ]);
    expect(fieldsOf(await save(who, "solutions", "", { name: " " }))).toEqual({ name: "Name is required" });
    const weekly = { name: "Weekly", alert: "WEEKLY" };
    expect(fieldsOf(await save(who, "solutions", "", weekly))).toEqual({ weekday: "Choose a day" });
    expect((await save(who, "solutions", "", { ...weekly, weekday: 8 })).errors).toBeDefined();
    expect((await save(who, "solutions", "", { ...weekly, weekday: 7 })).data.saveSearch.weekday).toBe(7);
    const other = await save(await person(), "vendors", "", { name: "Vendors" });
    expect(other.data.saveSearch.name).toBe("Vendors");
  });

  it("happens once when sent twice at the same moment, and at most fifty times", async () => {
    const who = await person();
    const both = await Promise.all([save(who, "vendors", ""), save(who, "vendors", "")]);
    expect(both.map(codeOf).toSorted()).toEqual(["CONFLICT", undefined]);
    await app.database.orm.em.fork().execute(
      `insert into saved_searches (owner_id, name, list, query, sort, unsubscribe_key)
         select ?, 'Search ' || n, 'vendors', '{}', 'NAME', rpad(n::text || '-' || ?::text, 43, 'x')
         from generate_series(1, 49) n`,
      [who.userId, who.userId],
    );
    expect(codeOf(await save(who, "vendors", "", { name: "One more" }))).toBe("CONFLICT");
    expect((await mine(who)).totalCount).toBe(50);
  });
});

describe("one's saved searches", () => {
  it("count what became public since they were last opened", async () => {
    const who = await person();
    const sport = "Curling";
    await createOpportunity(app, { sports: [sport] });
    await number();
    const { id } = (await save(who, "opportunities", "?sport=curling")).data.saveSearch;
    await createOpportunity(app, { sports: [sport] });
    await createOpportunity(app, { sports: [sport], status: "closed" });
    await createOpportunity(app, { sports: ["Rowing"] });
    await number();
    expect((await mine(who)).nodes).toMatchObject([{ id, newCount: 1, words: ["Curling"] }]);
    expect((await visit(who, id)).data.visitSavedSearch.newCount).toBe(0);
    expect((await mine(who)).nodes).toMatchObject([{ newCount: 0 }]);
  });

  it("cost the same however many there are", async () => {
    const who = await person();
    const addresses = ["?sport=soccer", "?level=elite", "?category=ai-analytics", "?search=gps"];
    for (const [n, address] of addresses.entries()) await save(who, "solutions", address, { name: `S${n}` });
    await save(who, "vendors", "?verified=true", { name: "V" });
    app.database.statements.length = 0;
    expect((await mine(who)).nodes).toHaveLength(5);
    // Session, limits of the request, page, count, names, turn, matches.
    const counted = app.database.statements.length;
    for (let n = 0; n < 10; n++) await save(who, "solutions", `?search=n${n}`, { name: `N${n}` });
    app.database.statements.length = 0;
    expect((await mine(who)).nodes).toHaveLength(15);
    expect(app.database.statements.length).toBe(counted);
    expect(counted).toBeLessThanOrEqual(6);
  });

  it("are renamed and deleted by their owner alone, and not over another edit", async () => {
    const who = await person();
    const { id, version } = (await save(who, "vendors", "")).data.saveSearch;
    const stranger = await person();
    expect(codeOf(await edit(stranger, id, {}, version))).toBe("NOT_FOUND");
    expect(codeOf(await remove(stranger, id))).toBe("NOT_FOUND");
    expect(codeOf(await visit(stranger, id))).toBe("NOT_FOUND");
    expect((await mine(stranger)).nodes).toEqual([]);
    const edited = await edit(who, id, { name: "Other", alert: "DAILY" }, version);
    expect(edited.data.editSavedSearch).toMatchObject({ name: "Other", alert: "DAILY", version: 2 });
    expect(codeOf(await edit(who, id, { name: "Third" }, version))).toBe("CONFLICT");
    expect((await remove(who, id)).errors).toBeUndefined();
    expect(codeOf(await remove(who, id))).toBe("NOT_FOUND");
  });

  it("say when the list no longer has what they ask for", async () => {
    const who = await person();
    const { id } = (await save(who, "vendors", "")).data.saveSearch;
    const gone = `update saved_searches set query = '{"planet": ["mars"]}' where id = ${id}`;
    await app.database.orm.em.fork().execute(gone);
    expect((await mine(who)).nodes).toMatchObject([{ isCurrent: false, words: [], address: "/vendors" }]);
  });
});

describe("a preview", () => {
  const preview = (who: TestClient, list: string, address: string) =>
    who.execute<{ savedSearchPreview: Record<string, unknown> }>(
      `query ($list: String!, $address: String!) { savedSearchPreview(list: $list, address: $address) {
        suggestedName words totalCount recentCount newest { title path publishedAt } } }`,
      { list, address },
    );

  it("says what there is and what is new, and proposes a name", async () => {
    const old = new Date(Date.now() - 30 * 86_400_000);
    await createSolution(app, { title: "Old vest", category: "Vests", levels: ["elite"], createdAt: old });
    const fresh = await createSolution(app, { title: "New vest", category: "Vests", levels: ["elite"] });
    await createSolution(app, {
      title: "A draft vest",
      category: "Vests",
      levels: ["elite"],
      status: "draft",
    });
    const { data } = await preview(await person(), "solutions", "?category=vests&level=elite&search=vest");
    expect(data.savedSearchPreview).toEqual({
      suggestedName: "vest · Vests · Elite",
      words: ['"vest"', "Vests", "Elite"],
      totalCount: 2,
      recentCount: 1,
      newest: [
        {
          title: "New vest",
          path: `/solutions/${fresh.id}-new-vest`,
          publishedAt: fresh.createdAt.toISOString(),
        },
      ],
    });
  });

  it("is refused to visitors, and of what the list does not have", async () => {
    expect(codeOf(await preview(app, "solutions", ""))).toBe("UNAUTHENTICATED");
    expect(codeOf(await preview(await person(), "solutions", "?x=1"))).toBe("BAD_USER_INPUT");
  });
});
