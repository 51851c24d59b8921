import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { MOVED, STAYING } from "./moved-references.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());
beforeEach(() => sql("truncate vendors, solutions, vendor_merges, vendors_apart, removals cascade"));

const sql = (text: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(text, values);
const PAIRS = `query ($after: String, $first: Int! = 10) { vendorPairs(first: $first, after: $after) { totalCount
  nodes { sameWebsite sameName first { id name } second { id name hasMembers } differences { field first second } }
  pageInfo { hasNextPage endCursor } } }`;
interface Pairs {
  totalCount: number;
  nodes: { first: { name: string }; second: { name: string }; differences: { field: string }[] }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}
const pairs = async (variables: Record<string, unknown> = {}) =>
  (await admin.execute<{ vendorPairs: Pairs }>(PAIRS, variables)).data.vendorPairs;
const merge = (input: object, client: TestClient = admin) =>
  client.execute<{ mergeVendors: { id: string; changed: string[]; moved: number } }>(
    "mutation ($input: VendorMergeInput!) { mergeVendors(input: $input) { id changed moved keptName mergedName } }",
    { input: { keptVersion: 1, mergedVersion: 1, ...input } },
  );
const undo = (id: string, client: TestClient = admin) =>
  client.execute("mutation ($id: ID!) { undoVendorMerge(id: $id) { undoneAt } }", { id });
const runImport = async (kind: string, csv: string, dryRun = false) => {
  const sent = await admin.fetch("/uploads/imports?name=a.csv", {
    method: "POST",
    body: csv,
    headers: { "content-type": "application/octet-stream" },
  });
  const { id } = (await sent.json()) as { id: string };
  const fields = (csv.split("\n")[0] ?? "").split(",").map((field) => [field, field]);
  const mapping = JSON.stringify({ fields: Object.fromEntries(fields) });
  const input = { uploadId: id, kind, source: "a", mapping, dryRun };
  const { data } = await admin.execute<{ startImport: { id: string } }>(
    "mutation ($input: ImportInput!) { startImport(input: $input) { id } }",
    { input },
  );
  await app.runJobs();
  const report = await admin.execute<{
    importRun: { notes: string[]; failure: string | null; run: { id: string; created: number } };
  }>("query ($id: ID!) { importRun(id: $id) { notes failure run { id created } } }", {
    id: data.startImport.id,
  });
  return report.data.importRun;
};
const codeOf = ({ errors }: { errors?: readonly { extensions?: { code?: unknown } }[] | undefined }) =>
  errors?.[0]?.extensions?.code;

it("finds pairs by website and by name, with what differs, and forgets those kept apart", async () => {
  const one = await createVendor(app, {
    name: "Acme Sports Inc.",
    country: "France",
    website: "https://acme.example/",
  });
  await createVendor(app, { name: "ACME-Sports", country: null, description: "Timing." });
  const three = await createVendor(app, { name: "Ski Lab", website: "https://www.acme.example/en" });
  await createVendor(app, { name: "Acme Sports GmbH", country: "Spain" });
  const { totalCount, nodes } = await pairs();
  expect(totalCount).toBe(3);
  expect(nodes.map(({ first, second }) => [first.name, second.name])).toEqual([
    ["Acme Sports Inc.", "ACME-Sports"],
    ["Acme Sports Inc.", "Ski Lab"],
    ["ACME-Sports", "Acme Sports GmbH"],
  ]);
  expect(nodes[0]).toMatchObject({ sameName: true, sameWebsite: false });
  expect(nodes[0]?.differences).toContainEqual({ field: "country", first: "France", second: null });
  app.database.statements.length = 0;
  const page = await pairs({ first: 1 });
  expect(page.pageInfo.hasNextPage).toBe(true);
  // The page, its count, and the session.
  expect(app.database.statements.length).toBeLessThanOrEqual(4);
  expect((await pairs({ first: 5, after: page.pageInfo.endCursor })).nodes).toHaveLength(2);
  expect(codeOf(await admin.execute(PAIRS, { after: "x" }))).toBe("BAD_USER_INPUT");
  const apart = (ids: unknown[]) =>
    admin.execute("mutation ($ids: [ID!]!) { keepVendorsApart(ids: $ids) }", { ids });
  expect(codeOf(await apart([one.id, one.id]))).toBe("BAD_USER_INPUT");
  await apart([three.id, one.id]);
  expect((await pairs()).totalCount).toBe(2);
});

it("merges by rules, moves what refers to it, leads there, and takes all of it back", async () => {
  const kept = await createVendor(app, { name: "Acme", description: "Short.", country: "France" });
  const merged = await createVendor(app, {
    name: "Acme Ltd",
    description: "A much longer text.",
    city: "Paris",
    country: "Spain",
    languages: ["French"],
  });
  const { id: solution } = await createSolution(app, { vendor: merged });
  const person = await createUser(app);
  for (const vendor of [kept, merged])
    await sql("insert into bookmarks (user_id, subject_kind, subject_id) values (?, 'vendor', ?)", [
      person.id,
      vendor.id,
    ]);
  const other = await createUser(app);
  await sql("insert into bookmarks (user_id, subject_kind, subject_id) values (?, 'vendor', ?)", [
    other.id,
    merged.id,
  ]);
  const input = {
    keptId: kept.id,
    mergedId: merged.id,
    rules: [{ field: "description", rule: "LONGEST" }],
  };
  expect(codeOf(await merge({ ...input, mergedVersion: 2 }))).toBe("CONFLICT");
  expect(codeOf(await merge({ ...input, rules: [{ field: "name", rule: "MINE" }] }))).toBe("BAD_USER_INPUT");
  expect(codeOf(await merge({ ...input, mergedId: kept.id }))).toBe("BAD_USER_INPUT");
  expect(codeOf(await merge({ ...input, mergedId: 9_999 }))).toBe("NOT_FOUND");
  const answers = await Promise.all([merge(input), merge(input)]);
  expect(answers.map(codeOf).sort()).toEqual(["CONFLICT", undefined]);
  const done = answers.find(({ errors }) => !errors)?.data.mergeVendors;
  expect(done).toMatchObject({ changed: ["city", "description", "languages"], moved: 2 });
  const rows = () => sql("select id, description, city, country, languages, status from vendors order by id");
  expect(await rows()).toEqual([
    {
      id: kept.id,
      description: "A much longer text.",
      city: "Paris",
      country: "France",
      languages: ["French"],
      status: "published",
    },
    expect.objectContaining({ id: merged.id, status: "withdrawn" }),
  ]);
  expect(await sql("select vendor_id, status from solutions where id = ?", [solution])).toEqual([
    { vendor_id: kept.id, status: "published" },
  ]);
  expect(await sql("select kind, record_id from removals")).toEqual([
    { kind: "Vendor", record_id: merged.id },
  ]);
  for (const client of [app, admin]) {
    const { data } = await client.execute("query ($id: ID!) { vendor(id: $id) { id name } }", {
      id: merged.id,
    });
    expect(data).toEqual({ vendor: { id: String(kept.id), name: "Acme" } });
  }
  const restored = await admin.execute("mutation ($id: ID!) { restoreVendor(id: $id, version: 2) { id } }", {
    id: merged.id,
  });
  expect(codeOf(restored)).toBe("CONFLICT");

  await sql("update vendors set city = 'Lyon' where id = ?", [kept.id]);
  expect(codeOf(await undo(done?.id ?? ""))).toBeUndefined();
  expect(codeOf(await undo(done?.id ?? ""))).toBe("CONFLICT");
  expect(await rows()).toEqual([
    {
      id: kept.id,
      description: "Short.",
      city: "Lyon",
      country: "France",
      languages: [],
      status: "published",
    },
    expect.objectContaining({ id: merged.id, city: "Paris", status: "published" }),
  ]);
  expect(await sql("select vendor_id from solutions where id = ?", [solution])).toEqual([
    { vendor_id: merged.id },
  ]);
  expect(
    await sql("select user_id from bookmarks where subject_id = ? order by 1", [merged.id]),
  ).toHaveLength(2);
  expect(await sql("select from removals")).toEqual([]);
});

it("undoes a chain of merges in another order, and loses nothing of any of them", async () => {
  const [one, two, three] = [
    await createVendor(app, { name: "One", country: "Spain", city: "Vigo" }),
    await createVendor(app, { name: "Two", country: "France" }),
    await createVendor(app, { name: "Three", country: "Spain" }),
  ];
  const { id: solution } = await createSolution(app, { vendor: one });
  const rows = () => sql("select name::text as name, country, city, status from vendors order by id");
  const before = await rows();
  const first = await merge({ keptId: two.id, mergedId: one.id, rule: "OTHER" });
  const second = await merge({ keptId: three.id, mergedId: two.id, mergedVersion: 2 });
  expect(codeOf(second)).toBeUndefined();
  expect(codeOf(await undo(first.data.mergeVendors.id))).toBeUndefined();
  expect(await rows()).toMatchObject([
    { name: "One", status: "published" },
    { name: "Two", status: "withdrawn" },
    { name: "Three", country: "Spain" },
  ]);
  expect(await sql("select vendor_id from solutions where id = ?", [solution])).toEqual([
    { vendor_id: one.id },
  ]);
  expect(codeOf(await undo(second.data.mergeVendors.id))).toBeUndefined();
  expect(await rows()).toEqual(before);
});

it("leaves vendors to their members and to checks", async () => {
  const kept = await createVendor(app);
  const verified = await createVendor(app, { verified: true });
  expect(codeOf(await merge({ keptId: kept.id, mergedId: verified.id }))).toBe("CONFLICT");
  const managed = await createVendor(app);
  const person = await createUser(app);
  await sql(
    "insert into organization_members (organization_id, user_id, role) select organization_id, ?, 'owner' from vendors where id = ?",
    [person.id, managed.id],
  );
  expect(codeOf(await merge({ keptId: kept.id, mergedId: managed.id }))).toBe("CONFLICT");
  expect(codeOf(await merge({ keptId: managed.id, mergedId: kept.id }))).toBeUndefined();
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

it("says in an import's preview which new vendor may be one that is there, and fills the kept one later", async () => {
  const kept = await createVendor(app, { name: "Acme Sports" });
  const imported = async (name: string, dryRun: boolean) => {
    const { notes } = await runImport(
      "solutions",
      `id,title,description,category,vendor\n1,Watch,Text,Video,${name}\n`,
      dryRun,
    );
    return notes;
  };
  const told =
    "New vendors that may be the same as others: “ACMESports GmbH” and “Acme Sports”. Merge them under Duplicates.";
  expect(await imported("ACMESports GmbH", true)).toContain(told);
  expect(await imported("ACMESports GmbH", false)).toContain(told);
  const [added] = await sql("select id from vendors where id <> ?", [kept.id]);
  expect(codeOf(await merge({ keptId: kept.id, mergedId: added?.id }))).toBeUndefined();
  expect(await imported("ACMESports GmbH", false)).not.toContain(told);
  expect(await sql("select vendor_id from solutions")).toEqual([{ vendor_id: kept.id }]);
  expect(await sql("select from vendors")).toHaveLength(2);
});

it("imports a merged vendor and the kept one from one file, the later row over the earlier", async () => {
  const kept = await createVendor(app, { name: "Acme" });
  for (const name of ["Acme Ltd", "Acme Inc"]) {
    const { id } = await createVendor(app, { name });
    const [{ version } = {}] = await sql("select version from vendors where id = ?", [kept.id]);
    expect(codeOf(await merge({ keptId: kept.id, keptVersion: version, mergedId: id }))).toBeUndefined();
  }
  await sql("update vendors set version = 1 where id = ?", [kept.id]);
  const [before] = await sql("select description, city from vendors where id = ?", [kept.id]);
  const report = await runImport(
    "vendors",
    "name,description,city\nAcme Ltd,From Ltd,Oslo\nAcme,Own,Bergen\nAcme Inc,From Inc,Paris\n",
  );
  expect(report).toMatchObject({ failure: null, run: { created: 0 } });
  expect(await sql("select description, city from vendors where id = ?", [kept.id])).toEqual([
    { description: "From Inc", city: "Paris" },
  ]);
  await admin.execute("mutation ($id: ID!) { undoImport(id: $id) { id } }", { id: report.run.id });
  await app.runJobs();
  expect(await sql("select description, city from vendors where id = ?", [kept.id])).toEqual([before]);
  expect(await sql("select from vendors")).toHaveLength(3);
});

it("decides of every table that refers to vendors whether its rows move", async () => {
  const found = await sql(
    `select conrelid::regclass::text as "table" from pg_constraint
     where contype = 'f' and confrelid = 'vendors'::regclass order by 1`,
  );
  const decided = new Set([...MOVED.map(({ table }) => table), ...STAYING]);
  expect(found.map(({ table }) => table).filter((table) => !decided.has(String(table)))).toEqual([]);
});
