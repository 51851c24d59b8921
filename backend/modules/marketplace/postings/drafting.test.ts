import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postingTools, refusalOf } from "../../../testing/postings.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let tools: Awaited<ReturnType<typeof postingTools>>;
beforeAll(async () => {
  app = await startTestApp("empty");
  tools = await postingTools(app);
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);

describe("posting", () => {
  it("is for members of an organization, in its name", async () => {
    for (const member of [tools.owner, tools.colleague]) {
      const { data } = await tools.create(member, { description: "" });
      expect(data.createPosting).toMatchObject({
        status: "DRAFT",
        version: 1,
        organization: tools.organization.name,
      });
    }
  });

  it("is for mentors and administrators, in their own name", async () => {
    const { data } = await tools.create(tools.mentor, {
      personal: true,
      kind: "COLLABORATION",
      organization: "Northfield",
      type: "Joint study",
    });
    expect(data.createPosting).toMatchObject({ kind: "COLLABORATION", organization: "Northfield" });
    expect(refusalOf(await tools.create(tools.mentor, { personal: true }))).toMatchObject({
      fields: { organization: expect.any(String) },
    });
  });

  it("is for nobody else, who is told why", async () => {
    expect(refusalOf(await tools.create(app)).code).toBe("UNAUTHENTICATED");
    expect(refusalOf(await tools.create(tools.stranger)).code).toBe("FORBIDDEN");
    expect(refusalOf(await tools.create(tools.mentor)).code).toBe("FORBIDDEN");
    const personal = { personal: true, organization: "Me" };
    expect(refusalOf(await tools.create(tools.owner, personal)).code).toBe("FORBIDDEN");
    const ask = "{ postingOptions { asPerson refusal organizations { id } categories { name } } }";
    const { data } = await tools.stranger.execute<{ postingOptions: object }>(ask);
    expect(data.postingOptions).toEqual({
      asPerson: false,
      organizations: [],
      categories: [{ name: "Wearables" }],
      refusal: "Members of an organization can post on its behalf, and mentors can post in their own name.",
    });
  });

  it("waits for the administrators, unless one of them submits it", async () => {
    const { data } = await tools.create(tools.owner, { submit: true });
    expect(data.createPosting?.status).toBe("IN_REVIEW");
    const own = await tools.create(tools.admin, { submit: true, personal: true, organization: "Hub" });
    expect(own.data.createPosting?.status).toBe("PUBLISHED");
  });

  it("twice with the same key, also at once, makes one", async () => {
    const key = crypto.randomUUID();
    const both = await Promise.all([1, 2].map(() => tools.create(tools.owner, { key })));
    const again = await tools.create(tools.owner, { key });
    const ids = [...both, again].map(({ data }) => data.createPosting?.recordId);
    expect(new Set(ids).size).toBe(1);
    expect(await sql("select count(*)::int as n from opportunities where posting_key = ?", [key])).toEqual([
      { n: 1 },
    ]);
  });

  it.each([
    ["title", { title: " " }],
    ["title", { title: "x".repeat(201) }],
    ["type", { type: "Not a word" }],
    ["category", { category: "No such one" }],
    ["sportIds", { sportIds: ["99999"] }],
    ["contactEmail", { contactEmail: "nobody" }],
    ["budget", { budget: -1 }],
    ["description", { submit: true, description: "" }],
    ["dueDate", { submit: true, dueDate: new Date(Date.now() - 1000).toISOString() }],
    ["dueDate", { submit: true, dueDate: "9999-01-01T00:00:00.000Z" }],
    ["key", { key: "x" }],
  ])("refuses a bad %s", async (field, fields) => {
    expect(refusalOf(await tools.create(tools.owner, fields))).toEqual({
      code: "BAD_USER_INPUT",
      fields: { [field]: expect.any(String) },
    });
  });
});

describe("an edit", () => {
  it("of a draft keeps what is incomplete, and submits it once it is complete", async () => {
    const { recordId } = await tools.draft({ description: "" });
    const kept = await tools.update(tools.colleague, recordId, 1, { description: "" });
    expect(kept.data.updatePosting).toMatchObject({ status: "DRAFT", version: 2 });
    const own = await tools.owner.execute(`query ($id: ID!) { opportunity(id: $id) { description } }`, {
      id: recordId,
    });
    expect(own.data).toEqual({ opportunity: { description: null } });
    const early = await tools.update(tools.owner, recordId, 2, { description: "", submit: true });
    expect(refusalOf(early).fields).toEqual({ description: expect.any(String) });
    const sent = await tools.update(tools.owner, recordId, 2, { submit: true });
    expect(sent.data.updatePosting).toMatchObject({ status: "IN_REVIEW", version: 3 });
  });

  it("over another one is refused, and changes nothing", async () => {
    const { recordId } = await tools.draft();
    await tools.update(tools.owner, recordId, 1, { title: "First" });
    expect(refusalOf(await tools.update(tools.colleague, recordId, 1, { title: "Second" }))).toEqual({
      code: "CONFLICT",
      fields: { version: expect.any(String) },
    });
    expect(await sql("select title from opportunities where id = ?", [recordId])).toEqual([
      { title: "First" },
    ]);
  });

  it("of what is published leaves the due date and the owner's name alone", async () => {
    const { recordId, version, dueDate } = await tools.published();
    const moved = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString();
    expect(refusalOf(await tools.update(tools.owner, recordId, version, { dueDate: moved })).fields).toEqual({
      dueDate: expect.any(String),
    });
    const fields = { title: "Other words", organization: "Somebody else", dueDate: undefined };
    const admins = await tools.update(tools.admin, recordId, version, fields);
    expect(admins.data.updatePosting).toMatchObject({
      status: "PUBLISHED",
      title: "Other words",
      organization: tools.organization.name,
      dueDate,
      pending: null,
    });
  });

  it("is refused to others, who don't learn that there is a draft", async () => {
    const { recordId } = await tools.draft();
    for (const other of [tools.stranger, tools.mentor, tools.admin]) {
      expect(refusalOf(await tools.update(other, recordId, 1)).code).toBe("NOT_FOUND");
      expect(refusalOf(await tools.discard(other, recordId, 1)).code).toBe("NOT_FOUND");
    }
    expect(refusalOf(await tools.update(app, recordId, 1)).code).toBe("UNAUTHENTICATED");
    const open = await tools.published();
    expect(refusalOf(await tools.update(tools.stranger, open.recordId, open.version)).code).toBe("FORBIDDEN");
  });
});

describe("a draft", () => {
  it("is deleted by its owner's people, and what is published is not", async () => {
    const { recordId } = await tools.draft();
    expect(refusalOf(await tools.discard(tools.owner, recordId, 7)).code).toBe("CONFLICT");
    expect((await tools.discard(tools.colleague, recordId, 1)).errors).toBeUndefined();
    expect(refusalOf(await tools.discard(tools.owner, recordId, 1)).code).toBe("NOT_FOUND");
    const open = await tools.published();
    expect(refusalOf(await tools.discard(tools.owner, open.recordId, open.version)).code).toBe("CONFLICT");
  });
});
