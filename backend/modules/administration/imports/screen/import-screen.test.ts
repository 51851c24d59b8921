import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let person: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  person = await signIn(app, await createUser(app));
});
afterAll(() => app.stop());

const CSV = "key,name,summary,category,company\n1,A,Text,Video,North\n2,,Text,Video,North\n";
const upload = (client: TestClient, body: string, name = "tools.csv", headers = {}) =>
  client.fetch(`/uploads/imports?name=${encodeURIComponent(name)}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/octet-stream", ...headers },
  });
const uploaded = async (body: string) => ((await (await upload(admin, body)).json()) as { id: string }).id;
const FIELDS = ["id:key", "title:name", "description:summary", "category:category", "vendor:company"].map(
  (pair) => ({ field: pair.split(":")[0], column: pair.split(":")[1] }),
);
const START = "mutation ($input: ImportInput!) { startImport(input: $input) { id status } }";
const start = async (input: object) => {
  const { data, errors } = await admin.execute<{ startImport: { id: string } }>(START, {
    input: { kind: "solutions", source: "tools", fields: FIELDS, ...input },
  });
  if (errors) return { errors };
  await app.runJobs();
  const answer = await admin.execute<{ importRun: Report }>(
    `query ($id: ID!) { importRun(id: $id) { failure notes errors { place field value } preview { title what fields { field before after } }
      run { id status created updated refused percent undoLeft } } }`,
    { id: data.startImport.id },
  );
  return { report: answer.data.importRun };
};
interface Report {
  readonly failure: string | null;
  readonly notes: string[];
  readonly errors: object[];
  readonly preview: { title: string; what: string; fields: { field: string; after: string | null }[] }[];
  readonly run: { id: string; status: string; created: number; undoLeft: number | null };
}

describe("an upload", () => {
  it("is taken from administrators on this site alone", async () => {
    expect((await upload(app, CSV)).status).toBe(401);
    expect((await upload(person, CSV)).status).toBe(403);
    expect((await upload(admin, CSV, "tools.csv", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await upload(admin, CSV, "tools.exe")).status).toBe(400);
    expect((await upload(admin, CSV, "../tools.csv")).status).toBe(400);
    expect((await upload(admin, CSV, `${"я".repeat(130)}.csv`)).status).toBe(400);
    expect((await upload(admin, "")).status).toBe(400);
    const unreadable = await admin.fetch("/uploads/imports?name=%ff.csv", { method: "POST", body: CSV });
    expect([unreadable.status, await unreadable.json()]).toMatchObject([
      400,
      { message: "This address can't be read." },
    ]);
    const answer = await upload(admin, CSV);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([201, "private, no-store"]);
  });

  it("is shown with the columns that are probably meant", async () => {
    const { data } = await admin.execute<{ importUpload: { suggestions: object[]; columns: object[] } }>(
      `query ($id: ID!) { importUpload(id: $id, kind: "solutions") { problem columns { name samples } suggestions { field column } } }`,
      { id: await uploaded(CSV) },
    );
    expect(data.importUpload).toMatchObject({ problem: null, suggestions: FIELDS });
    expect(data.importUpload.columns).toContainEqual({ name: "key", samples: ["1", "2"] });
  });

  it("is looked at again in another encoding and from another header, with what was guessed", async () => {
    const body = Buffer.from("as of,spring\nNotes\ntitle,Läufer\nA,é\n", "latin1");
    const sent = await admin.fetch("/uploads/imports?name=old.csv", { method: "POST", body });
    const { id } = (await sent.json()) as { id: string };
    const look = async (choice: object) => {
      const { data, errors } = await admin.execute<{ importUpload: object }>(
        `query ($id: ID!, $encoding: String, $header: Int) {
          importUpload(id: $id, kind: "solutions", encoding: $encoding, header: $header) {
            problem notes isText isTable columns { name samples } } }`,
        { id, ...choice },
      );
      return errors?.[0]?.extensions?.code ?? data.importUpload;
    };
    expect(await look({})).toMatchObject({
      notes: [expect.stringContaining("read as windows-1252")],
      columns: [{ name: "as of" }, { name: "spring" }],
      isText: true,
      isTable: true,
    });
    const chosen = await look({ encoding: "windows-1251", header: 3 });
    expect(chosen).toMatchObject({ problem: null, notes: [] });
    expect(chosen).toMatchObject({ columns: [{ name: "title" }, { name: "Lдufer", samples: ["й"] }] });
    expect(await look({ header: 9 })).toMatchObject({ problem: expect.stringContaining("Row 9") });
    expect(await look({ encoding: "klingon" })).toBe("BAD_USER_INPUT");
    expect(await look({ header: 0 })).toBe("BAD_USER_INPUT");
  });

  it.each(["Works with", "compatible_with", "Integrations"])("has integrations in %s", async (name) => {
    const { data } = await admin.execute<{ importUpload: { suggestions: object[] } }>(
      `query ($id: ID!) { importUpload(id: $id, kind: "solutions") { suggestions { field column } } }`,
      { id: await uploaded(`title,${name}\nA,Garmin\n`) },
    );
    expect(data.importUpload.suggestions).toContainEqual({ field: "integrations", column: name });
  });
});

it("previews, imports and undoes by jobs, and says what was bad", async () => {
  const uploadId = await uploaded(CSV);
  const refused = await start({ uploadId });
  expect(refused.report).toMatchObject({
    run: { status: "REFUSED", refused: 1 },
    errors: [{ place: "line 3", field: "title", value: null }],
  });
  const preview = await start({ uploadId, skipBad: true, dryRun: true });
  expect(preview.report).toMatchObject({
    run: { status: "WRITTEN", created: 1 },
    preview: [{ title: "A", what: "created" }],
  });
  expect(preview.report?.preview[0]?.fields).toContainEqual({
    field: "vendor",
    before: null,
    after: "North",
  });
  expect(await app.database.orm.em.fork().execute("select from solutions")).toEqual([]);
  const written = await start({ uploadId, skipBad: true });
  expect(written.report).toMatchObject({ run: { status: "WRITTEN", created: 1, percent: 100 } });
  expect(await app.database.orm.em.fork().execute("select title from solutions")).toEqual([{ title: "A" }]);
  const id = written.report?.run.id;
  const undo = () =>
    admin.execute<{ undoImport: { status: string } }>(
      "mutation ($id: ID!) { undoImport(id: $id) { status } }",
      { id },
    );
  const answers = await Promise.all([undo(), undo()]);
  expect(answers.map(({ errors }) => errors?.[0]?.extensions?.code).sort()).toEqual([undefined, undefined]);
  await app.runJobs();
  expect(await app.database.orm.em.fork().execute("select from solutions")).toEqual([]);
  const { data } = await admin.execute("{ importRuns { nodes { status undoLeft created } } }");
  expect(data).toMatchObject({
    importRuns: { nodes: [{ status: "UNDONE", undoLeft: 0, created: 1 }, { status: "REFUSED" }] },
  });
  expect(
    (await admin.execute('mutation { removeImportSource(source: "tools") }')).errors?.[0]?.extensions?.code,
  ).toBe("CONFLICT");
});

it("previews what becomes of HTML, and says in which fields it was", async () => {
  const uploadId = await uploaded(
    'key,name,summary,category,company\n1,Cut &amp; Tag,"<p>Fast</p><p>Light</p>",Video,North\n2,B,Use the <b> tag,Video,North\n',
  );
  const { report } = await start({ uploadId, dryRun: true });
  expect(report?.notes).toContain("HTML became plain text in: title (1), description (1).");
  const shown = report?.preview.map(({ title, fields }) => [
    title,
    fields.find(({ field }) => field === "description")?.after,
  ]);
  expect(shown).toEqual([
    ["Cut & Tag", "Fast\n\nLight"],
    ["B", "Use the <b> tag"],
  ]);
});

it("refuses what can't be meant", async () => {
  const uploadId = await uploaded(CSV);
  const codes = await Promise.all(
    [{ uploadId: "999" }, { uploadId, kind: "x" }, { uploadId, source: "a:b" }, { uploadId, fields: [] }].map(
      start,
    ),
  );
  expect(codes.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual([
    "NOT_FOUND",
    ...Array(3).fill("BAD_USER_INPUT"),
  ]);
  const wrong = await start({ uploadId, fields: [...FIELDS, { field: "website", column: "sit" }] });
  expect(wrong.report).toMatchObject({
    run: { status: "FAILED" },
    failure: expect.stringMatching(/reads "sit", which isn't in tools.csv/),
  });
});
