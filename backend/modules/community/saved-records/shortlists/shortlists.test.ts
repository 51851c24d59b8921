import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createBlogPost } from "../../../../testing/factories/blog-post.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let owner: SignedInClient;
let stranger: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty", { ANSWER_MEMORY: "16" });
  const vendor = await createVendor(app, { id: 1, name: "Pitchside" });
  for (const id of [1, 2]) await createSolution(app, { id, vendor, title: `Solution ${id}` });
  await createBlogPost(app, { id: 1 });
});
afterAll(() => app.stop());
beforeEach(async () => {
  owner = await signIn(app, await createUser(app, { firstName: "Marta", lastName: "Silva" }));
  stranger = await signIn(app, await createUser(app));
});

const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);

/** Calls one mutation; its arguments are written as GraphQL. */
async function call<Result = Record<string, unknown>>(who: TestClient, field: string, selection = "id") {
  const { data, errors } = await who.execute<{ result: Result }>(
    `mutation { result: ${field} ${selection && `{ ${selection} }`} }`,
  );
  return { result: data?.result, error: errors?.[0] };
}
const codeOf = async (answer: ReturnType<typeof call>) => (await answer).error?.extensions?.code;
const create = async (who: TestClient, name: string) =>
  (await call<{ id: string; version: number }>(who, `createShortlist(name: "${name}")`, "id version")).result;
const add = (who: TestClient, list: string | undefined, kind = "SOLUTION", id = 1) =>
  call<{ id: string; version: number; note: string; shortlist: { entryCount: number } }>(
    who,
    `addToShortlist(shortlistId: "${list}", kind: ${kind}, id: "${id}")`,
    "id version note shortlist { entryCount }",
  );

const MINE = `query ($id: ID!) {
  shortlists { name entryCount shareUrl }
  shortlist(id: $id) { name }
  shortlistEntries(shortlistId: $id) { kind recordId note record { __typename ... on Vendor { name } } }
  shortlistEntriesOf(kind: SOLUTION, id: 1) { shortlist { id } }
}`;
const mine = async (who: TestClient, id: string | undefined) =>
  (await who.execute<Record<string, unknown>>(MINE, { id })).data;

describe("a shortlist", () => {
  it("holds records of any kind once, with notes", async () => {
    const list = await create(owner, "  Next season  ");
    const entry = (await add(owner, list?.id)).result;
    expect(await add(owner, list?.id)).toEqual({ result: entry, error: undefined });
    expect((await add(owner, list?.id, "VENDOR")).result?.shortlist.entryCount).toBe(2);
    const noted = await call(
      owner,
      `setShortlistNote(id: "${entry?.id}", note: " Ask about GPS ", version: 1)`,
      "note version",
    );
    expect(noted.result).toEqual({ note: "Ask about GPS", version: 2 });
    expect(await mine(owner, list?.id)).toEqual({
      shortlists: [{ name: "Next season", entryCount: 2, shareUrl: null }],
      shortlist: { name: "Next season" },
      shortlistEntries: [
        { kind: "VENDOR", recordId: "1", note: null, record: { __typename: "Vendor", name: "Pitchside" } },
        { kind: "SOLUTION", recordId: "1", note: "Ask about GPS", record: { __typename: "Solution" } },
      ],
      shortlistEntriesOf: [{ shortlist: { id: list?.id } }],
    });
    const removed = await call(owner, `removeFromShortlist(id: "${entry?.id}")`, "entryCount");
    expect(removed.result).toEqual({ entryCount: 1 });
    expect((await call(owner, `deleteShortlist(id: "${list?.id}")`, "message")).result).toEqual({
      message: "The list “Next season” was deleted",
    });
    expect(await mine(owner, list?.id)).toMatchObject({ shortlists: [], shortlist: null });
  });

  it("has a name of its own, of at most 80 characters", async () => {
    await create(owner, "Wearables");
    const problem = async (name: string) =>
      (await call(owner, `createShortlist(name: "${name}")`)).error?.extensions;
    expect(await problem(" ")).toMatchObject({ fields: { name: "Name is required" } });
    expect(await problem("x".repeat(81))).toMatchObject({
      fields: { name: "Name must be at most 80 characters" },
    });
    expect(await problem("WEARABLES")).toMatchObject({
      code: "CONFLICT",
      fields: { name: "You already have a list with this name" },
    });
    expect(await create(stranger, "Wearables")).toBeDefined();
  });

  it("made twice at the same moment is made once", async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => create(owner, "Twice")));
    expect(made.filter(Boolean)).toHaveLength(1);
  });

  it("refuses a stale name or note instead of overwriting", async () => {
    const list = await create(owner, "First");
    const rename = (name: string) =>
      call(owner, `renameShortlist(id: "${list?.id}", name: "${name}", version: 1)`, "name version");
    expect((await rename("Second")).result).toEqual({ name: "Second", version: 2 });
    expect((await rename("Third")).error).toMatchObject({
      message: "This list was changed somewhere else. Reload it and try again.",
      extensions: { code: "CONFLICT" },
    });
    const entry = (await add(owner, list?.id)).result;
    const note = (text: string) =>
      call(owner, `setShortlistNote(id: "${entry?.id}", note: "${text}", version: 1)`, "note");
    await note("One");
    expect(await codeOf(note("Two"))).toBe("CONFLICT");
    expect(await codeOf(note("x".repeat(1001)))).toBe("BAD_USER_INPUT");
  });

  it("belongs to one person: for others, it answers as one that is missing", async () => {
    const list = await create(owner, "Mine");
    const entry = (await add(owner, list?.id)).result;
    const missing = { list: "999999", entry: "999999" };
    for (const [who, at] of [
      [stranger, { list: list?.id, entry: entry?.id }],
      [owner, missing],
    ] as const) {
      for (const field of [
        `renameShortlist(id: "${at.list}", name: "Theirs", version: 1) { id }`,
        `deleteShortlist(id: "${at.list}") { message }`,
        `shareShortlist(id: "${at.list}", shared: true) { id }`,
        `renewShortlistLink(id: "${at.list}") { id }`,
        `addToShortlist(shortlistId: "${at.list}", kind: SOLUTION, id: 1) { id }`,
        `setShortlistNote(id: "${at.entry}", note: "Theirs", version: 1) { id }`,
        `removeFromShortlist(id: "${at.entry}") { id }`,
      ]) {
        expect([field, await codeOf(call(who, field, ""))]).toEqual([field, "NOT_FOUND"]);
        expect([field, await codeOf(call(app, field, ""))]).toEqual([field, "UNAUTHENTICATED"]);
      }
    }
    expect(await mine(stranger, list?.id)).toEqual({
      shortlists: [],
      shortlist: null,
      shortlistEntries: [],
      shortlistEntriesOf: [],
    });
  });

  it("takes only what is public, at most 200 entries, at most 50 lists a person", async () => {
    const list = await create(owner, "Full");
    expect(await codeOf(add(owner, list?.id, "SOLUTION", 999))).toBe("NOT_FOUND");
    await sql(`insert into blog_posts (id, title, slug, content, category_id)
      select 1000 + n, 'Many ' || n, 'many-' || n, 'x', (select min(id) from blog_categories)
      from generate_series(1, 199) n`);
    expect(await codeOf(add(owner, list?.id, "POST", 1001))).toBe("NOT_FOUND");
    await sql(`insert into shortlist_entries (shortlist_id, subject_kind, subject_id)
      select ${list?.id}, 'post', 1000 + n from generate_series(1, 199) n`);
    const both = await Promise.all([
      add(owner, list?.id, "SOLUTION", 1),
      add(owner, list?.id, "SOLUTION", 2),
    ]);
    expect(both.map(({ error }) => error?.extensions?.code).toSorted()).toEqual(["CONFLICT", undefined]);
    await sql(`insert into shortlists (owner_id, name)
      select ${owner.userId}, 'List ' || n from generate_series(1, 49) n`);
    expect((await call(owner, 'createShortlist(name: "One more")')).error?.message).toBe(
      "You have 50 lists. Delete one first.",
    );
  });
});

const SHARED = `query ($token: String!) {
  sharedShortlist(token: $token) { name ownerName entries { note record { __typename ... on Solution { title viewerHasSaved } } } }
}`;
interface Shared {
  sharedShortlist: { name: string; ownerName: string | null; entries: unknown[] } | null;
}
const tokenOf = (url: unknown) => String(url).split("/").at(-1);
const shared = async (token: string | undefined) =>
  (await app.execute<Shared>(SHARED, { token })).data.sharedShortlist;
const share = async (id: string | undefined, on = true) =>
  (await call(owner, `shareShortlist(id: "${id}", shared: ${on})`, "shareUrl")).result?.shareUrl;

describe("a link", () => {
  it("shows the list to everybody who has it, until it is renewed or ended", async () => {
    const list = await create(owner, "For the board");
    const entry = (await add(owner, list?.id)).result;
    await call(owner, `setShortlistNote(id: "${entry?.id}", note: "Our favorite", version: 1)`);
    const url = await share(list?.id);
    expect(url).toMatch(/^http.*\/shortlists\/[\w-]{43}$/);
    expect(await share(list?.id)).toBe(url);
    const token = tokenOf(url);
    const expected = {
      name: "For the board",
      ownerName: "Marta Silva",
      entries: [
        {
          note: "Our favorite",
          record: { __typename: "Solution", title: "Solution 1", viewerHasSaved: null },
        },
      ],
    };
    for (let times = 0; times < 2; times++) expect(await shared(token)).toEqual(expected);
    app.database.statements.length = 0;
    await shared(token);
    expect(app.database.statements).toEqual([]);

    const renewed = await call(owner, `renewShortlistLink(id: "${list?.id}")`, "shareUrl");
    expect(await shared(token)).toBeNull();
    const next = tokenOf(renewed.result?.shareUrl);
    expect(await shared(next)).toEqual(expected);
    await call(owner, `removeFromShortlist(id: "${entry?.id}")`);
    expect((await shared(next))?.entries).toEqual([]);
    expect(await share(list?.id, false)).toBeNull();
    expect(await shared(next)).toBeNull();
    for (const wrong of ["x", "", `${"x".repeat(42)}'`]) expect(await shared(wrong)).toBeNull();
  });

  it("names the owner only while their profile is visible, and ends with the account", async () => {
    const list = await create(owner, "Quiet");
    const token = tokenOf(await share(list?.id));
    const update = async (set: string) => {
      await sql(`update users set ${set} where id = ${owner.userId}`);
      await app.answers?.caughtUp();
    };
    await update("privacy_profile_visibility = false");
    expect(await shared(token)).toMatchObject({ name: "Quiet", ownerName: null });
    await update("is_active = false");
    expect(await shared(token)).toBeNull();
    await update(
      "is_active = true, deletion_requested_at = now(), deletion_due_at = now() + interval '9 days'",
    );
    expect(await shared(token)).toBeNull();
  });

  it("leaves out what is no longer public", async () => {
    await createBlogPost(app, { id: 77 });
    const list = await create(owner, "Reading");
    await add(owner, list?.id, "POST", 77);
    const token = tokenOf(await share(list?.id));
    await sql("update blog_posts set status = 'archived' where id = 77");
    await app.answers?.caughtUp();
    expect((await shared(token))?.entries).toEqual([{ note: null, record: null }]);
  });
});

describe("a person's shortlists", () => {
  it("are exported, and go with the account", async () => {
    const list = await create(owner, "Exported");
    await add(owner, list?.id);
    const { data } = await owner.execute<{ exportMyData: { content: string } }>(
      "{ exportMyData { content } }",
    );
    expect(JSON.parse(data.exportMyData.content).shortlists).toMatchObject([
      { name: "Exported", shared: false, entries: [{ kind: "solution", id: 1, note: "" }] },
    ]);
    await sql(`update users set deletion_requested_at = now() - interval '15 days',
      deletion_due_at = now() - interval '1 day' where id = ${owner.userId}`);
    await sql("select graphile_worker.add_job('due-deletions', '{}'::json)");
    await app.runJobs();
    expect(await sql(`select from shortlists where owner_id = ${owner.userId}`)).toEqual([]);
  });
});
