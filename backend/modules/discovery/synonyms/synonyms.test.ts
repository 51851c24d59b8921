import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

interface Shown {
  readonly id: string;
  readonly term: string;
  readonly means: string;
  readonly twoWay: boolean;
  readonly status: string;
  readonly origin: string;
  readonly source: string | null;
  readonly version: number;
}

const FIELDS = "id term means twoWay status origin source version";
const ADD = `mutation ($input: SearchSynonymInput!) { addSynonym(input: $input) { ${FIELDS} } }`;
const EDIT = `mutation ($id: ID!, $input: SearchSynonymInput!, $version: Int!) {
  editSynonym(id: $id, input: $input, version: $version) { ${FIELDS} } }`;

let app: TestApp;
let other: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  other = await startTestApp(app.database);
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  await createSolution(app, { title: "Concussion protocol", description: "It rests heads." });
  await createSolution(app, { title: "Knock log", description: "It counts impacts." });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const add = async (input: object) =>
  (await admin.execute<{ addSynonym: Shown }>(ADD, { input })).data.addSynonym;
const titles = async (text: string, at: TestApp = other) => {
  const query = "query ($text: String!) { search(text: $text) { nodes { title } } }";
  const { data } = await at.execute<{ search: { nodes: { title: string }[] } }>(query, { text });
  return data.search.nodes.map(({ title }) => title);
};
const codeOf = async (query: string, variables: object, by: SignedInClient | TestApp = admin) => {
  const { errors } = await by.execute(query, { ...variables });
  return [errors?.[0]?.extensions?.code, errors?.[0]?.extensions?.fields];
};

describe("a synonym", () => {
  it("is found by on every instance as soon as it is saved, one way or both, until it is removed", async () => {
    expect(await titles("glonk")).toEqual([]);
    const { id, version, origin } = await add({ term: "glonk", means: "concussion", twoWay: false });
    expect(origin).toBe("GIVEN");
    expect(await titles("glonk")).toEqual(["Concussion protocol"]);
    await createSolution(app, { title: "Glonk meter", description: "It beeps." });
    expect(await titles("concussion")).toEqual(["Concussion protocol"]);
    const input = { term: "glonk", means: "concussion", twoWay: true };
    const edited = await admin.execute<{ editSynonym: Shown }>(EDIT, { id, input, version });
    expect(edited.data.editSynonym).toMatchObject({ twoWay: true, version: version + 1 });
    expect((await titles("concussion")).toSorted()).toEqual(["Concussion protocol", "Glonk meter"]);
    const remove = "mutation ($id: ID!, $version: Int!) { removeSynonym(id: $id, version: $version) }";
    expect((await codeOf(remove, { id, version }))[0]).toBe("CONFLICT");
    expect((await admin.execute(remove, { id, version: version + 1 })).errors).toBeUndefined();
    expect(await titles("concussion")).toEqual(["Concussion protocol"]);
  });

  it("is refused at its field where it says nothing, or is known in whichever order", async () => {
    const { id, version } = await add({ term: "zorp", means: "impact" });
    const refused = async (input: object, field: string) =>
      expect(await codeOf(ADD, { input })).toEqual([
        expect.stringMatching(/BAD_USER_INPUT|CONFLICT/),
        { [field]: expect.any(String) },
      ]);
    await refused({ term: " ", means: "impact" }, "term");
    await refused({ term: "x".repeat(81), means: "impact" }, "term");
    await refused({ term: "the of", means: "impact" }, "term");
    await refused({ term: "?!", means: "impact" }, "term");
    await refused({ term: "Impact", means: " impact" }, "means");
    await refused({ term: "athlete", means: "athletes" }, "means");
    await refused({ term: "IMPACT", means: "Zorp" }, "means");
    const stale = await codeOf(EDIT, { id, version: version - 1, input: { term: "zorp", means: "hit" } });
    expect(stale[0]).toBe("CONFLICT");
  });

  it("added twice at once is added once", async () => {
    const input = { term: "brimp", means: "helmet" };
    const answers = await Promise.all([0, 1, 2].map(() => admin.execute(ADD, { input })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it("is only for administrators", async () => {
    const business = await signIn(app, await createUser(app));
    const input = { term: "a1", means: "b2" };
    expect((await codeOf(ADD, { input }, app))[0]).toBe("UNAUTHENTICATED");
    expect((await codeOf(ADD, { input }, business))[0]).toBe("FORBIDDEN");
    expect((await codeOf("{ searchSynonyms { nodes { id } } }", {}, business))[0]).toBe("FORBIDDEN");
  });
});

it("the preview tells what a search finds without it and with it, saved or not", async () => {
  const query = `query ($text: String!, $input: SearchSynonymInput!, $id: ID) {
    synonymPreview(text: $text, input: $input, id: $id) {
      text isComplete without { totalCount titles } with { totalCount titles } } }`;
  const preview = async (variables: object) =>
    (await admin.execute<{ synonymPreview: object }>(query, { ...variables })).data.synonymPreview;
  const input = { term: "plimsoll", means: "knock", twoWay: false };
  const told = {
    text: "plimsoll",
    isComplete: true,
    without: { totalCount: 0, titles: [] },
    with: { totalCount: 1, titles: ["Knock log"] },
  };
  expect(await preview({ text: " plimsoll ", input })).toEqual(told);
  const { id } = await add(input);
  expect(await preview({ text: "plimsoll", input, id })).toEqual(told);
  const none = await preview({ text: "plimsoll", id, input: { ...input, means: "turnstile" } });
  expect(none).toMatchObject({ with: { totalCount: 0 } });
  expect(await codeOf(query, { text: "x".repeat(201), input })).toEqual([
    "BAD_USER_INPUT",
    { text: expect.any(String) },
  ]);
});

it("the list is searched, filtered and paged, in two statements whatever its length", async () => {
  const list = async (args: string) => {
    app.database.statements.length = 0;
    const { data } = await admin.execute<{
      searchSynonyms: { nodes: Shown[]; totalCount: number; pageInfo: { endCursor: string } };
    }>(`{ searchSynonyms(${args}) { totalCount nodes { ${FIELDS} } pageInfo { endCursor } } }`);
    return { ...data.searchSynonyms, statements: app.database.statements.length };
  };
  expect((await list('search: "SOCC"')).nodes).toMatchObject([
    { term: "football", means: "soccer" },
    { term: "fußball", means: "soccer" },
  ]);
  expect((await list("filter: { origins: [LEARNED] }")).nodes).toEqual([]);
  const first = await list("first: 3");
  const second = await list(`first: 3, after: "${first.pageInfo.endCursor}"`);
  const terms = [...first.nodes, ...second.nodes].map(({ term }) => term.toLowerCase());
  expect(terms).toEqual(terms.toSorted());
  expect(new Set(terms).size).toBe(6);
  expect((await list("first: 100")).statements).toBe(first.statements);
});
