import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createPaper } from "../../../testing/factories/paper.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { MOVED } from "./moved-references.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());
beforeEach(() => sql("truncate research_papers, paper_merges, papers_apart, removals cascade"));

const sql = (text: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(text, values);
const PAIRS = `query ($after: String, $first: Int! = 10) { paperPairs(first: $first, after: $after) { totalCount
  nodes { doi first { id title key } second { id title path } differences { field first second } }
  pageInfo { hasNextPage endCursor } } }`;
interface Pairs {
  totalCount: number;
  nodes: { doi: string; first: { title: string }; second: { title: string }; differences: object[] }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}
const pairs = async (variables: Record<string, unknown> = {}) =>
  (await admin.execute<{ paperPairs: Pairs }>(PAIRS, variables)).data.paperPairs;
const merge = (input: object, client: TestClient = admin) =>
  client.execute<{ mergePapers: { id: string; changed: string[]; moved: number } }>(
    "mutation ($input: PaperMergeInput!) { mergePapers(input: $input) { id changed moved keptTitle mergedTitle } }",
    { input: { keptVersion: 1, mergedVersion: 1, ...input } },
  );
const undo = (id: string, client: TestClient = admin) =>
  client.execute("mutation ($id: ID!) { undoPaperMerge(id: $id) { undoneAt } }", { id });
const codeOf = ({ errors }: { errors?: readonly { extensions?: { code?: unknown } }[] | undefined }) =>
  errors?.[0]?.extensions?.code;
const runImport = async (csv: string, source: string, dryRun = false) => {
  const sent = await admin.fetch("/uploads/imports?name=a.csv", {
    method: "POST",
    body: csv,
    headers: { "content-type": "application/octet-stream" },
  });
  const { id } = (await sent.json()) as { id: string };
  const fields = (csv.split("\n")[0] ?? "").split(",").map((field) => [field, field]);
  const mapping = JSON.stringify({ fields: Object.fromEntries(fields) });
  const input = { uploadId: id, kind: "papers", source, mapping, dryRun };
  const { data } = await admin.execute<{ startImport: { id: string } }>(
    "mutation ($input: ImportInput!) { startImport(input: $input) { id } }",
    { input },
  );
  await app.runJobs();
  const report = await admin.execute<{
    importRun: {
      notes: string[];
      failure: string | null;
      run: { created: number; leftAlone: number };
    };
  }>("query ($id: ID!) { importRun(id: $id) { notes failure run { created leftAlone } } }", {
    id: data.startImport.id,
  });
  return report.data.importRun;
};

it("shows a paper's DOI in the API, in REST and in the file", async () => {
  await createPaper(app, { title: "Sled tests", doi: "10.5555/sled.1" });
  const { data } = await app.execute("{ researchPapers(first: 1) { nodes { doi } } }");
  expect(data).toEqual({ researchPapers: { nodes: [{ doi: "10.5555/sled.1" }] } });
  const rest = await app.fetch("/api/research/papers");
  expect(await rest.json()).toEqual([expect.objectContaining({ doi: "10.5555/sled.1" })]);
  const file = await (await app.fetch("/api/research/papers.csv")).text();
  expect(file).toMatch(/,DOI\r\n.*,10\.5555\/sled\.1\r\n$/s);
  await expect(sql("update research_papers set doi = 'https://doi.org/10.5555/SLED'")).rejects.toThrow();
});

it("finds pairs by DOI, with what differs, and forgets those kept apart", async () => {
  const one = await createPaper(app, { title: "Sled tests", doi: "10.5555/1", openAccess: true });
  const two = await createPaper(app, { title: "Sled Tests.", doi: "10.5555/1", category: "Sports Medicine" });
  await createPaper(app, { title: "Sled tests", doi: "10.5555/2" });
  await createPaper(app, { title: "Sled tests" });
  await createPaper(app, { title: "Sled tests" });
  const { totalCount, nodes } = await pairs();
  expect(totalCount).toBe(1);
  expect(nodes).toMatchObject([
    {
      doi: "10.5555/1",
      first: { title: "Sled tests", key: null },
      second: { title: "Sled Tests.", path: `/research/${two.id}-sled-tests` },
      differences: [
        { field: "title", first: "Sled tests", second: "Sled Tests." },
        { field: "category", first: "Biomechanics", second: "Sports Medicine" },
        { field: "openAccess", first: "Yes", second: "No" },
      ],
    },
  ]);
  await createPaper(app, { title: "Third", doi: "10.5555/1" });
  const page = await pairs({ first: 2 });
  expect([page.totalCount, page.pageInfo.hasNextPage]).toEqual([3, true]);
  expect((await pairs({ first: 2, after: page.pageInfo.endCursor })).nodes).toHaveLength(1);
  const apart = (ids: unknown[]) =>
    admin.execute("mutation ($ids: [ID!]!) { keepPapersApart(ids: $ids) }", { ids });
  expect(codeOf(await apart([two.id, one.id]))).toBeUndefined();
  expect(codeOf(await apart([one.id, one.id]))).toBe("BAD_USER_INPUT");
  expect(codeOf(await apart([one.id, 999_999]))).toBe("NOT_FOUND");
  expect((await pairs()).totalCount).toBe(2);
});

it("merges by rules with topics and what people saved, once, leads to the kept one, and undoes it", async () => {
  const kept = await createPaper(app, { title: "Sled tests", abstract: "Short.", topics: ["Load"] });
  const merged = await createPaper(app, {
    title: "Sled tests in the cold",
    abstract: "A much longer text.",
    venue: "Journal of Sleds",
    doi: "10.5555/1",
    externalKey: "crossref:1",
    topics: ["Load", "Cold"],
  });
  const [one, other] = [await createUser(app), await createUser(app)];
  await sql(
    `insert into bookmarks (user_id, subject_kind, subject_id) values (?, 'paper', ?), (?, 'paper', ?), (?, 'paper', ?)`,
    [one.id, kept.id, one.id, merged.id, other.id, merged.id],
  );
  const input = { keptId: kept.id, mergedId: merged.id, rules: [{ field: "abstract", rule: "LONGEST" }] };
  expect(codeOf(await merge({ ...input, keptVersion: 7 }))).toBe("CONFLICT");
  expect(codeOf(await merge({ ...input, mergedId: kept.id }))).toBe("BAD_USER_INPUT");
  expect(codeOf(await merge({ ...input, mergedId: 999_999 }))).toBe("NOT_FOUND");
  expect(codeOf(await merge({ ...input, rules: [{ field: "secret", rule: "OTHER" }] }))).toBe(
    "BAD_USER_INPUT",
  );
  const answers = await Promise.all([merge(input), merge(input)]);
  expect(answers.map(codeOf).sort()).toEqual(["NOT_FOUND", undefined]);
  const done = answers.find(({ errors }) => !errors)?.data.mergePapers;
  expect(done).toMatchObject({
    changed: ["abstract", "venue", "doi"],
    moved: 2,
    keptTitle: "Sled tests",
    mergedTitle: "Sled tests in the cold",
  });
  const rows = () =>
    sql(`select t.id, title, abstract, venue, doi, external_key as key,
      array(select r.name::text from paper_topics p join research_topics r on r.id = p.topic_id
        where p.paper_id = t.id order by 1) as topics,
      array(select user_id from bookmarks b where b.paper_id = t.id order by 1) as savers
      from research_papers t order by t.id`);
  expect(await rows()).toEqual([
    {
      id: kept.id,
      title: "Sled tests",
      abstract: "A much longer text.",
      venue: "Journal of Sleds",
      doi: "10.5555/1",
      key: "crossref:1",
      topics: ["Cold", "Load"],
      savers: [one.id, other.id],
    },
  ]);
  expect(await sql("select kind, record_id from removals")).toEqual([
    { kind: "ResearchPaper", record_id: merged.id },
  ]);
  const { data } = await app.execute("query ($id: ID!) { researchPaper(id: $id) { id } }", { id: merged.id });
  expect(data).toEqual({ researchPaper: { id: String(kept.id) } });

  await sql("update research_papers set venue = 'Another' where id = ?", [kept.id]);
  expect(codeOf(await undo(done?.id ?? ""))).toBeUndefined();
  expect(codeOf(await undo(done?.id ?? ""))).toBe("CONFLICT");
  expect(codeOf(await undo("999999"))).toBe("NOT_FOUND");
  expect(await rows()).toEqual([
    {
      id: kept.id,
      title: "Sled tests",
      abstract: "Short.",
      venue: "Another",
      doi: null,
      key: null,
      topics: ["Load"],
      savers: [one.id],
    },
    {
      id: merged.id,
      title: "Sled tests in the cold",
      abstract: "A much longer text.",
      venue: "Journal of Sleds",
      doi: "10.5555/1",
      key: "crossref:1",
      topics: ["Cold", "Load"],
      savers: [one.id, other.id],
    },
  ]);
  expect(await sql("select from removals")).toEqual([]);
  expect((await admin.execute("{ paperMerges { mergedTitle } }")).data).toEqual({
    paperMerges: [{ mergedTitle: "Sled tests in the cold" }],
  });
});

it("keeps a chain of merges together", async () => {
  const [first, second, third] = [await createPaper(app), await createPaper(app), await createPaper(app)];
  const one = await merge({ keptId: second.id, mergedId: first.id });
  expect(codeOf(await merge({ keptId: third.id, mergedId: second.id, mergedVersion: 2 }))).toBeUndefined();
  const { data } = await app.execute("query ($id: ID!) { researchPaper(id: $id) { id } }", { id: first.id });
  expect(data).toEqual({ researchPaper: { id: String(third.id) } });
  expect(codeOf(await undo(one.data.mergePapers.id))).toBeUndefined();
  expect(await sql("select id from research_papers order by 1")).toEqual([
    { id: first.id },
    { id: third.id },
  ]);
});

it("undoes a chain of merges in another order, and loses nothing of any of them", async () => {
  const [two, one, three] = [
    await createPaper(app, { title: "Two", abstract: "", venue: "Second" }),
    await createPaper(app, { title: "One", abstract: "Long.", venue: "First", externalKey: "crossref:1" }),
    await createPaper(app, { title: "Three", abstract: "Long.", venue: "" }),
  ];
  const rows = () =>
    sql("select title, abstract, venue, external_key as key from research_papers order by title");
  const before = await rows();
  const first = await merge({ keptId: two.id, mergedId: one.id, rules: [{ field: "venue", rule: "OTHER" }] });
  const second = await merge({ keptId: three.id, mergedId: two.id, mergedVersion: 2 });
  expect(await rows()).toMatchObject([{ title: "Three", venue: "First", key: "crossref:1" }]);
  expect(codeOf(await undo(first.data.mergePapers.id))).toBeUndefined();
  expect(await rows()).toMatchObject([
    { title: "One", abstract: "Long.", key: "crossref:1" },
    { title: "Three", abstract: "Long.", key: null },
  ]);
  expect(codeOf(await undo(second.data.mergePapers.id))).toBeUndefined();
  expect(await rows()).toEqual(before);
});

it("undoes a chain of merges from its middle", async () => {
  const papers = [
    await createPaper(app, { title: "A", abstract: "Of A.", externalKey: "crossref:1" }),
    await createPaper(app, { title: "B", abstract: "" }),
    await createPaper(app, { title: "C", abstract: "" }),
    await createPaper(app, { title: "D", abstract: "Of D." }),
  ];
  const rows = () => sql("select title, abstract, external_key as key from research_papers order by title");
  const before = await rows();
  const merges: string[] = [];
  for (const [at, { id }] of papers.slice(1).entries()) {
    const version = at === 0 ? 1 : 2;
    const done = await merge({ keptId: id, mergedId: papers[at]?.id, mergedVersion: version });
    expect(codeOf(done)).toBeUndefined();
    merges.push(done.data.mergePapers.id);
  }
  for (const at of [1, 0, 2]) expect(codeOf(await undo(merges[at] ?? ""))).toBeUndefined();
  expect(await rows()).toEqual(before);
});

it("tells of a DOI that is there in the preview and the import, and fills the kept one by both sources later", async () => {
  const row = (id: string, title: string) =>
    `id,title,university,category,publishedDate,doi\n${id},${title},Bergen Tech,Biomechanics,2026-01-02,https://doi.org/10.5555/ABC\n`;
  expect((await runImport(row("a", "Sled tests"), "crossref")).notes).toEqual([]);
  const told =
    "New papers with the DOI of another: “Sled Tests.” (10.5555/abc). Merge them under Duplicates.";
  expect((await runImport(row("b", "Sled Tests."), "openalex", true)).notes).toContain(told);
  expect((await runImport(row("b", "Sled Tests."), "openalex")).notes).toContain(told);
  const [kept, merged] = await sql("select id, external_key as key from research_papers order by id");
  expect(codeOf(await merge({ keptId: kept?.id, mergedId: merged?.id }))).toBeUndefined();
  for (const dryRun of [true, false]) {
    const again = await runImport(row("b", "Sled Tests again"), "openalex", dryRun);
    expect(again).toMatchObject({ failure: null, notes: [], run: { created: 0, leftAlone: 1 } });
  }
  expect(await sql("select title from research_papers")).toEqual([{ title: "Sled tests" }]);
});

it("is for administrators", async () => {
  const person = await signIn(app, await createUser(app));
  const input = { keptId: 1, mergedId: 2 };
  expect([codeOf(await merge(input, person)), codeOf(await merge(input, app))]).toEqual([
    "FORBIDDEN",
    "UNAUTHENTICATED",
  ]);
  expect(codeOf(await undo("1", person))).toBe("FORBIDDEN");
  expect(codeOf(await person.execute(PAIRS))).toBe("FORBIDDEN");
});

it("forgets what a deleted account had saved of a merged paper", async () => {
  const [kept, merged] = [await createPaper(app), await createPaper(app)];
  const person = await createUser(app);
  await sql(
    "insert into bookmarks (user_id, subject_kind, subject_id) values (?, 'paper', ?), (?, 'paper', ?)",
    [person.id, kept.id, person.id, merged.id],
  );
  const { data } = await merge({ keptId: kept.id, mergedId: merged.id });
  const held = () => sql("select jsonb_array_length(parts -> 'bookmarks') as held from paper_merges");
  expect(await held()).toEqual([{ held: 1 }]);
  const { paperMergeData } = await import("./personal-data.ts");
  await paperMergeData.erase(app.database.orm.em.fork(), person.id);
  expect(await held()).toEqual([{ held: 0 }]);
  expect(codeOf(await undo(data.mergePapers.id))).toBeUndefined();
});

it("decides of every table that refers to papers whether its rows move", async () => {
  const found = await sql(
    `select conrelid::regclass::text as "table" from pg_constraint
     where contype = 'f' and confrelid = 'research_papers'::regclass order by 1`,
  );
  const decided = new Set([...MOVED.map(({ table }) => table), "paper_topics", "papers_apart"]);
  expect(found.map(({ table }) => table).filter((table) => !decided.has(String(table)))).toEqual([]);
});
