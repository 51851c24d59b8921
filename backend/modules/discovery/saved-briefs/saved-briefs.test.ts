import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { codeOf, editBrief, fieldsOf, onBrief, ownBriefs, saveBrief } from "../../../testing/briefs.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { briefsOf } from "./described.ts";
import { savedBriefData } from "./personal-data.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  await createSolution(app, { title: "Clipper", description: "Tags rugby video.", sports: ["Rugby"] });
});
afterAll(() => app.stop());

const person = async () => signIn(app, await createUser(app));
const TEXT = "Tag rugby video for an elite club. It must work offline. At most $5k a year, by 2027-05-01.";

describe("saving a brief", () => {
  it("keeps what it was understood to ask for", async () => {
    const { data } = await saveBrief(await person(), { text: ` ${TEXT} ` }, { name: "  Video  " });
    expect(data.saveBrief).toMatchObject({
      name: "Video",
      text: TEXT,
      sports: ["Rugby"],
      level: "ELITE",
      must: ["work offline"],
      budgetMax: 5000,
      deadline: "2027-05-01",
      alert: "NONE",
      newCount: 0,
      shareUrl: null,
    });
  });

  it("keeps criteria that were corrected, whatever the text says", async () => {
    const { data } = await saveBrief(await person(), { text: TEXT, must: [], level: null, sports: [] });
    expect(data.saveBrief).toMatchObject({ text: TEXT, must: [], level: null, sports: [] });
  });

  it("needs words, not too many, a name of its own, and a day for weekly letters", async () => {
    const who = await person();
    const refused = await Promise.all([
      saveBrief(who, { text: "  " }),
      saveBrief(who, { text: "x".repeat(2_001) }),
      saveBrief(who, { text: "Video", must: Array.from({ length: 20 }, (_, n) => `${n}`.padEnd(200, "y")) }),
      saveBrief(who, { text: TEXT }, { name: " " }),
      saveBrief(who, { text: TEXT }, { alert: "WEEKLY" }),
      saveBrief(who, { text: TEXT, deadline: "soon" }),
    ]);
    expect(refused.map(codeOf)).toEqual(refused.map(() => "BAD_USER_INPUT"));
    expect(fieldsOf(refused[3] ?? {})).toEqual({ name: "Name is required" });
    expect(fieldsOf(refused[4] ?? {})).toEqual({ weekday: "Choose a day" });
    await saveBrief(who, { text: TEXT }, { name: "Video" });
    const twice = await saveBrief(who, { text: TEXT }, { name: "VIDEO" });
    expect([codeOf(twice), fieldsOf(twice)]).toEqual([
      "CONFLICT",
      { name: "You already have a brief with this name" },
    ]);
  });

  it("happens once when sent twice at the same moment, and at most fifty times", async () => {
    const who = await person();
    const both = await Promise.all([saveBrief(who, { text: TEXT }), saveBrief(who, { text: TEXT })]);
    expect(both.map(codeOf).toSorted()).toEqual(["CONFLICT", undefined]);
    await app.database.orm.em.fork().execute(
      `insert into saved_briefs (owner_id, name, text, unsubscribe_key)
         select ?, 'Brief ' || n, 'Video', rpad(n::text || '-' || ?::text, 43, 'x') from generate_series(1, 49) n`,
      [who.userId, who.userId],
    );
    expect(codeOf(await saveBrief(who, { text: TEXT }, { name: "One more" }))).toBe("CONFLICT");
    expect((await ownBriefs(who)).totalCount).toBe(50);
  });

  it("is refused to visitors", async () => {
    expect(codeOf(await saveBrief(app, { text: TEXT }))).toBe("UNAUTHENTICATED");
    expect(codeOf(await app.execute("{ mySavedBriefs { totalCount } }"))).toBe("UNAUTHENTICATED");
  });
});

describe("one's saved briefs", () => {
  const opened = (who: TestClient, id: string) =>
    who.execute<{ savedBrief: unknown; matchSavedBrief: { results: { solution: { title: string } }[] } }>(
      `query ($id: ID!) { savedBrief(id: $id) { id text }
        matchSavedBrief(id: $id) { results { solution { title } } } }`,
      { id },
    );

  it("are opened, edited and deleted by their owner alone, and not over another edit", async () => {
    const who = await person();
    const { id, version } = (await saveBrief(who, { text: TEXT })).data.saveBrief;
    expect((await opened(who, id)).data.matchSavedBrief.results[0]?.solution.title).toBe("Clipper");
    const stranger = await person();
    expect((await opened(stranger, id)).data).toEqual({ savedBrief: null, matchSavedBrief: null });
    expect(codeOf(await editBrief(stranger, id, { version }))).toBe("NOT_FOUND");
    for (const call of ["visitSavedBrief", "renewBriefLink"])
      expect(codeOf(await onBrief(stranger, `${call}(id: "${id}")`))).toBe("NOT_FOUND");
    expect(codeOf(await onBrief(stranger, `shareBrief(id: "${id}", shared: true)`))).toBe("NOT_FOUND");
    expect(codeOf(await onBrief(stranger, `deleteSavedBrief(id: "${id}")`, "message"))).toBe("NOT_FOUND");

    const brief = { text: TEXT, must: ["work offline", "export clips"], should: [], wont: [] };
    const edited = await editBrief(who, id, { version, name: "Other", alert: "DAILY", brief });
    expect(edited.data.editSavedBrief).toMatchObject({ name: "Other", alert: "DAILY", must: brief.must });
    expect(codeOf(await editBrief(who, id, { version, name: "Third" }))).toBe("CONFLICT");
    const renamed = await editBrief(who, id, { version: version + 1, name: "Third", alert: "DAILY" });
    expect(renamed.data.editSavedBrief).toMatchObject({ name: "Third", must: brief.must });
    const em = app.database.orm.em.fork();
    expect((await briefsOf(em, who.userId, 1)).map(({ name }) => name)).toEqual(["Third"]);
    expect((await onBrief(who, `deleteSavedBrief(id: "${id}")`, "message")).errors).toBeUndefined();
    expect(codeOf(await onBrief(who, `deleteSavedBrief(id: "${id}")`, "message"))).toBe("NOT_FOUND");
  });

  it("cost the same however many there are", async () => {
    const who = await person();
    for (const n of [1, 2]) await saveBrief(who, { text: `Rugby video ${n}` }, { name: `B${n}` });
    app.database.statements.length = 0;
    expect((await ownBriefs(who)).nodes).toHaveLength(2);
    const counted = app.database.statements.length;
    for (const n of [3, 4, 5, 6, 7, 8]) await saveBrief(who, { text: `Rugby ${n}` }, { name: `B${n}` });
    app.database.statements.length = 0;
    expect((await ownBriefs(who)).nodes).toHaveLength(8);
    expect(app.database.statements.length).toBe(counted);
    expect(counted).toBeLessThanOrEqual(4);
  });

  it("go with the account's data, in and out", async () => {
    const who = await person();
    await saveBrief(who, { text: TEXT }, { name: "Video" });
    const em = app.database.orm.em.fork();
    expect(await savedBriefData.collect(em, who.userId)).toMatchObject([
      { name: "Video", text: TEXT, must: ["work offline"], shared: false },
    ]);
    await savedBriefData.erase(em, who.userId);
    expect((await ownBriefs(who)).nodes).toEqual([]);
  });
});
