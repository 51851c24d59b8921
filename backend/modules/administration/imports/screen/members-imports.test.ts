import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addJob } from "../../../../jobs/queue.ts";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createCategory } from "../../../../testing/factories/category.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { pngOf } from "../../../../testing/pictures.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import { zipOf } from "../../../../testing/suites/zip.ts";
import { fetchPicturesJob } from "../../../platform/media/fetching/fetch-pictures.job.ts";

let app: TestApp;
let admin: SignedInClient;
let member: SignedInClient;
let outsider: SignedInClient;
let nobody: SignedInClient;
let own: number;
let other: number;
let north: number;
let south: number;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  nobody = await signIn(app, await createUser(app));
  const [one, two] = [await createUser(app), await createUser(app)];
  member = await signIn(app, one);
  outsider = await signIn(app, two);
  own = (await createOrganization(app, { members: [[one, "owner"]] })).id;
  other = (await createOrganization(app, { members: [[two, "owner"]] })).id;
  north = (await createVendor(app, { name: "North Labs", organization: { id: own } })).id;
  south = (await createVendor(app, { name: "South", organization: { id: other } })).id;
  await createCategory(app, { name: "Video Analysis" });
  await sql("insert into sports (name, slug) values ('Soccer', 'soccer'), ('Rugby', 'rugby')");
});
beforeEach(() => sql("truncate solutions, import_runs, import_rows, import_uploads cascade"));
afterAll(() => app.stop());

const sql = <Row = Record<string, unknown>>(text: string) => app.database.orm.em.fork().execute<Row[]>(text);
const stored = () => sql("select title, vendor_id as vendor, status from solutions order by title, id");
const codeOf = (answer: { errors: { extensions?: Record<string, unknown> }[] | undefined }) =>
  answer.errors?.[0]?.extensions?.code;

const HEAD = "id,title,description,category,vendor,sports";
const send = (by: TestClient, lines: readonly string[], name = "catalog.csv") =>
  by.fetch(`/uploads/imports?name=${name}`, {
    method: "POST",
    body: lines.join("\n"),
    headers: { "content-type": "application/octet-stream" },
  });
const uploaded = async (by: TestClient, ...lines: string[]) =>
  ((await (await send(by, lines)).json()) as { id: string }).id;
const startAs = (by: TestClient, uploadId: string, input: object = {}) =>
  by.execute<{ startImport: { id: string; source: string } }>(
    "mutation ($input: ImportInput!) { startImport(input: $input) { id source } }",
    {
      input: {
        uploadId,
        kind: "solutions",
        source: "catalog",
        organization: String(own),
        mapping: JSON.stringify({
          fields: Object.fromEntries(HEAD.split(",").map((name) => [name, name])),
        }),
        ...input,
      },
    },
  );
interface Report {
  failure: string | null;
  notes: string[];
  errors: { place: string; field: string; message: string }[];
  warnings: { field: string; message: string }[];
  preview: { title: string; what: string }[];
  run: { id: string; status: string; created: number; updated: number; leftAlone: number; refused: number };
}
const readRun = (by: TestClient, id: string) =>
  by.execute<{ importRun: Report }>(
    `query ($id: ID!) { importRun(id: $id) { failure notes errors { place field message } warnings { field message }
      preview { title what } run { id status created updated leftAlone refused } } }`,
    { id },
  );
const imported = async (lines: string[], input: object = {}) => {
  const { data, errors } = await startAs(member, await uploaded(member, HEAD, ...lines), input);
  expect(errors).toBeUndefined();
  await app.runJobs();
  return (await readRun(member, data.startImport.id)).data.importRun;
};
const undo = (by: TestClient, id: string) =>
  by.execute("mutation ($id: ID!) { undoImport(id: $id) { status } }", { id });

describe("a member's import", () => {
  it("previews, imports and undoes solutions of the organization's vendors", async () => {
    const lines = [
      "1,Tagger,Tags plays.,video analysis,North Labs,Soccer|Rugby",
      "2,Clips,Cuts.,Video Analysis,north labs,",
    ];
    const preview = await imported(lines, { dryRun: true });
    expect(preview).toMatchObject({
      run: { status: "WRITTEN", created: 2 },
      preview: [{ title: "Tagger", what: "created" }, { title: "Clips" }],
    });
    expect(await stored()).toEqual([]);
    const { run } = await imported(lines);
    expect(run).toMatchObject({ status: "WRITTEN", created: 2, refused: 0 });
    const published = { vendor: north, status: "published" };
    expect(await stored()).toEqual([
      { title: "Clips", ...published },
      { title: "Tagger", ...published },
    ]);
    expect(await imported(lines)).toMatchObject({ run: { created: 0, updated: 0 } });
    expect((await undo(member, run.id)).errors).toBeUndefined();
    await app.runJobs();
    expect(await stored()).toEqual([]);
    expect(
      await sql(`select action, actor_id as person, changes -> 'organization' ->> 'after' as organization
        from audit_entries where action in ('catalog.imported', 'catalog.import_undone') order by id`),
    ).toMatchObject([
      { action: "catalog.imported", person: member.userId, organization: String(own) },
      { action: "catalog.imported", person: member.userId, organization: String(own) },
      { action: "catalog.import_undone", person: member.userId },
    ]);
  });

  it("refuses rows of others' vendors, unknown categories and second titles, by row", async () => {
    await createSolution(app, { title: "Here", vendor: { id: north }, externalKey: "feed:1" } as object);
    const { errors, run } = await imported([
      "1,Theirs,Text,Video Analysis,South,",
      "2,New vendor,Text,Video Analysis,Nobody yet,",
      "3,Odd,Text,Magic,North Labs,",
      "4,Here,Text,Video Analysis,North Labs,",
      "5,Twice,Text,Video Analysis,North Labs,",
      "6,twice,Text,Video Analysis,North Labs,",
    ]);
    expect(run).toMatchObject({ status: "REFUSED", refused: 5 });
    expect(errors.map(({ place, field }) => [place, field])).toEqual([
      ["line 2", "vendor"],
      ["line 3", "vendor"],
      ["line 4", "category"],
      ["line 5", "title"],
      ["line 7", "title"],
    ]);
    expect(errors[0]?.message).toBe("isn't a vendor of your organization: leave this row out");
    expect(await stored()).toHaveLength(1);
    expect(await sql("select name from vendors where name = 'Nobody yet'")).toEqual([]);
    expect(await sql("select name from categories where name = 'Magic'")).toEqual([]);
  });

  it("leaves out unknown sports, and says so", async () => {
    const { warnings, run } = await imported(["1,Tagger,Text,Video Analysis,North Labs,Soccer|Quidditch"]);
    expect(run).toMatchObject({ status: "WRITTEN", created: 1 });
    expect(warnings).toMatchObject([{ field: "sports", message: expect.stringContaining("Quidditch") }]);
    expect(await sql("select name from sports where name = 'Quidditch'")).toEqual([]);
  });

  it("changes no solution of another vendor, by whatever key it is named", async () => {
    const keyed = await createSolution(app, {
      title: "Keyed",
      vendor: { id: south },
      externalKey: "feed:7",
    } as object);
    const plain = await createSolution(app, { title: "Plain", vendor: { id: south } });
    await createSolution(app, {
      title: "Moved",
      vendor: { id: south },
      externalKey: `catalog@${own}:9`,
    } as object);
    for (const line of [
      "feed:7,Taken,Text,Video Analysis,North Labs,",
      `${keyed.id},Keyed,Text,Video Analysis,North Labs,`,
      "9,Taken again,Text,Video Analysis,North Labs,",
    ])
      expect(await imported([line])).toMatchObject({
        run: { status: "REFUSED", refused: 1 },
        errors: [{ field: "id", message: expect.stringContaining("somebody else") }],
      });
    expect(await imported([`${plain.id},Plain,Text,Video Analysis,North Labs,`])).toMatchObject({
      run: { status: "WRITTEN", created: 1 },
    });
    expect(
      await sql(
        `select title, vendor_id as vendor, external_key as key from solutions where vendor_id = ${south} order by id`,
      ),
    ).toEqual([
      { title: "Keyed", vendor: south, key: "feed:7" },
      { title: "Plain", vendor: south, key: null },
      { title: "Moved", vendor: south, key: `catalog@${own}:9` },
    ]);
  });

  it("leaves what a colleague has edited, and takes up what the form added", async () => {
    await createSolution(app, { title: "Added", vendor: { id: north }, description: "By form." });
    await createSolution(app, {
      title: "Edited",
      vendor: { id: north },
      version: 2,
      description: "Ours.",
    } as object);
    expect(
      await imported([
        "1,Added,By file.,Video Analysis,North Labs,",
        "2,Edited,By file.,Video Analysis,North Labs,",
      ]),
    ).toMatchObject({ run: { created: 0, updated: 1, leftAlone: 1 } });
    expect(await sql("select title, description from solutions order by title")).toEqual([
      { title: "Added", description: "By file." },
      { title: "Edited", description: "Ours." },
    ]);
  });

  it("sets no rating and no date, which only administrators may", async () => {
    const { data } = await member.execute<{ importKinds: { name: string; fields: { name: string }[] }[] }>(
      "query ($organization: ID) { importKinds(organization: $organization) { name fields { name } } }",
      { organization: String(own) },
    );
    expect(data.importKinds.map(({ name }) => name)).toEqual(["solutions"]);
    const names = data.importKinds[0]?.fields.map(({ name }) => name);
    expect(names).toContain("logo");
    for (const name of ["rating", "addedAt", "vendorWebsite"]) expect(names).not.toContain(name);
    const id = await uploaded(member, `${HEAD},rating`, "1,Tagger,Text,Video Analysis,North Labs,,5");
    const fields = { title: "title", description: "description", category: "category", vendor: "vendor" };
    const rated = JSON.stringify({ fields: { ...fields, rating: "rating" } });
    expect(codeOf(await startAs(member, id, { mapping: rated }))).toBe("BAD_USER_INPUT");
    const slow = JSON.stringify({ fields: { ...fields, website: { from: "id", match: "(a+)+$" } } });
    expect(codeOf(await startAs(member, id, { mapping: slow }))).toBe("BAD_USER_INPUT");
  });

  it("takes pictures that are in a ZIP beside the rows, says which aren't, and takes them back", async () => {
    const csv = `${HEAD},logo,screenshots\n1,Tagger,Text,Video Analysis,North Labs,,a.png,shots/1.png|shots/9.png\n2,Clips,Text,Video Analysis,North Labs,,none.png,zip:${"a".repeat(64)}/x.png\n`;
    const zip = zipOf([
      { name: "rows.csv", content: Buffer.from(csv) },
      { name: "logos/a.png", content: await pngOf(300, 300) },
      { name: "shots/1.png", content: await pngOf(800, 400) },
    ]);
    const sent = await member.fetch("/uploads/imports?name=catalog.zip", {
      method: "POST",
      body: new Uint8Array(zip),
      headers: { "content-type": "application/octet-stream" },
    });
    const { id } = (await sent.json()) as { id: string };
    const fields = Object.fromEntries(`${HEAD},logo,screenshots`.split(",").map((name) => [name, name]));
    const run = async (dryRun: boolean) => {
      const { data } = await startAs(member, id, { mapping: JSON.stringify({ fields }), dryRun });
      await app.runJobs();
      return (await readRun(member, data.startImport.id)).data.importRun;
    };
    const preview = await run(true);
    expect(preview.warnings).toMatchObject([
      { field: "screenshots", message: "isn't in the ZIP: shots/9.png" },
      { field: "logo", message: "isn't in the ZIP: none.png" },
      { field: "screenshots", message: expect.stringContaining("isn't in the ZIP: zip:") },
    ]);
    expect(JSON.stringify(preview.preview)).toContain("Tagger");
    const made = await run(false);
    expect(made.run).toMatchObject({ status: "WRITTEN", created: 2 });
    const fetchAll = async () => {
      await addJob(app.database.orm.em.fork(), fetchPicturesJob, {});
      await app.runJobs();
    };
    await fetchAll();
    const pictures = () =>
      sql(
        "select s.title, p.role, p.width from media p join solutions s on s.id = p.solution_id order by p.role",
      );
    expect(await pictures()).toEqual([
      { title: "Tagger", role: "logo", width: 300 },
      { title: "Tagger", role: "screenshot", width: 800 },
    ]);
    expect(await sql("select from picture_fetches where finding is not null")).toEqual([]);
    const exported = await (await admin.fetch("/api/admin/export/solutions")).text();
    expect(exported).toContain("/media/");
    expect(exported).not.toContain("zip:");
    await undo(member, made.run.id);
    await app.runJobs();
    expect(await stored()).toEqual([]);
    expect(await pictures()).toEqual([]);
  });

  it("waits for approval with its vendor", async () => {
    await sql(
      `update vendors set status = 'withdrawn', withdrawn_by_administrator = true where id = ${north}`,
    );
    await imported(["1,Tagger,Text,Video Analysis,North Labs,"]);
    expect(await stored()).toMatchObject([{ title: "Tagger", status: "withdrawn" }]);
    await sql(
      `update vendors set status = 'published', withdrawn_by_administrator = false where id = ${north}`,
    );
    expect(await stored()).toMatchObject([{ title: "Tagger", status: "published" }]);
  });

  it("has limits: rows of a file, and solutions of a vendor", async () => {
    const row = (at: number) => `${at},Tool ${at},Text,Video Analysis,North Labs,`;
    const rows = (count: number) => Array.from({ length: count }, (_, at) => row(at));
    expect(await imported(rows(501))).toMatchObject({
      run: { status: "FAILED" },
      failure: "North Labs would have 501 solutions: a vendor can list at most 500.",
    });
    expect(await imported(rows(2_001), { skipBad: true })).toMatchObject({
      failure: "A file can have up to 2,000 rows here: split it.",
    });
    expect(await stored()).toEqual([]);
  });

  it("writes nothing once its person has left the organization", async () => {
    const { data } = await startAs(
      member,
      await uploaded(member, HEAD, "1,Tagger,Text,Video Analysis,North Labs,"),
    );
    await sql(`update organization_members set user_id = ${nobody.userId} where organization_id = ${own}`);
    await app.runJobs();
    expect((await readRun(admin, data.startImport.id)).data.importRun).toMatchObject({
      failure: "You no longer belong to this organization. Nothing was imported.",
      run: { status: "FAILED" },
    });
    expect(codeOf(await readRun(member, data.startImport.id))).toBe("FORBIDDEN");
    await sql(`update organization_members set user_id = ${member.userId} where organization_id = ${own}`);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ["Nörth Läbs", true],
    ["NORTH  LABS", true],
    ["Ｎorth Labs", true],
    ["North\u00a0Labs", true],
    ["North Labs.", false],
  ])("finds the vendor by a name written as %s, or says that it isn't one: %j", async (name, isFound) => {
    const { run, errors, failure } = await imported([`1,Tagger,Text,Video Analysis,${name},`]);
    expect(failure).toBeNull();
    if (isFound) expect(await stored()).toMatchObject([{ title: "Tagger", vendor: north }]);
    else expect([run.status, errors]).toMatchObject(["REFUSED", [{ field: "vendor" }]]);
    expect(await sql("select name from vendors order by id")).toEqual([
      { name: "North Labs" },
      { name: "South" },
    ]);
  });

  it("writes nothing for a person who may no longer sign in", async () => {
    const { data } = await startAs(
      member,
      await uploaded(member, HEAD, "1,Tagger,Text,Video Analysis,North Labs,"),
    );
    await sql(`update users set is_active = false where id = ${member.userId}`);
    await app.runJobs();
    await sql(`update users set is_active = true where id = ${member.userId}`);
    expect((await readRun(admin, data.startImport.id)).data.importRun).toMatchObject({
      failure: "This account can no longer be used. Nothing was imported.",
      run: { status: "FAILED" },
    });
    expect(await stored()).toEqual([]);
  });

  it("stays within the limit of a vendor's solutions in eight imports at once", async () => {
    const started = await Promise.all(
      Array.from({ length: 8 }, async (_, part) => {
        const rows = Array.from(
          { length: 100 },
          (_, at) => `${part}-${at},Tool ${part}-${at},Text,Video Analysis,North Labs,`,
        );
        const { data, errors } = await startAs(member, await uploaded(member, HEAD, ...rows), {
          source: `part ${part}`,
        });
        expect(errors).toBeUndefined();
        return data.startImport.id;
      }),
    );
    await Promise.all([app.runJobs(), app.runJobs(), app.runJobs()]);
    const runs = await Promise.all(started.map(async (id) => (await readRun(member, id)).data.importRun));
    expect(runs.map(({ run }) => run.status).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => "FAILED"),
      ...Array.from({ length: 5 }, () => "WRITTEN"),
    ]);
    expect(await stored()).toHaveLength(500);
  });

  it("undoes no edit that an administrator made of its records", async () => {
    const { run } = await imported([
      "1,Tagger,Text,Video Analysis,North Labs,",
      "2,Clips,Text,Video Analysis,North Labs,",
    ]);
    const [tagger] = await sql<{ id: number }>("select id from solutions where title = 'Tagger'");
    const { data, errors } = await admin.execute<{ startBulkEdit: { id: string } }>(
      "mutation ($input: BulkEditInput!) { startBulkEdit(input: $input) { id } }",
      {
        input: {
          run: run.id,
          check: "noSport",
          ids: [String(tagger?.id)],
          field: "tags",
          value: "checked",
          adds: true,
          dryRun: false,
        },
      },
    );
    expect(errors).toBeUndefined();
    await app.runJobs();
    expect((await undo(member, run.id)).errors).toBeUndefined();
    await app.runJobs();
    expect(await sql("select title, tags from solutions")).toEqual([{ title: "Tagger", tags: ["checked"] }]);
    expect(codeOf(await undo(member, data.startBulkEdit.id))).toBe("FORBIDDEN");
    expect((await undo(admin, data.startBulkEdit.id)).errors).toBeUndefined();
  });

  it("is refused soon if it is far too long", async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, at) => `${at},Tool ${at},Text,Video Analysis,North Labs,`,
    );
    expect(await imported(rows)).toMatchObject({
      failure: "A file can have up to 2,000 rows here: split it.",
    });
    expect(await stored()).toEqual([]);
  });

  it("publishes no solution that an administrator has withdrawn, and lists none in its place", async () => {
    const taken = await createSolution(app, { title: "Taken", vendor: { id: north } });
    await sql(
      `update solutions set status = 'withdrawn', withdrawn_by_administrator = true where id = ${taken.id}`,
    );
    await imported(["1,Taken,By file.,Video Analysis,North Labs,"]);
    expect(await stored()).toMatchObject([{ title: "Taken", status: "withdrawn" }]);
  });

  it("stores no more than a member's share in eight uploads at once", async () => {
    await uploaded(member, HEAD);
    await sql(`update import_uploads set size = ${200 * 1024 ** 2 - 1}`);
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        send(member, [HEAD, `${at},Tool,Text,Video Analysis,North Labs,`]),
      ),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });

  it("is undone only as far as the records are still the organization's", async () => {
    const { run } = await imported([
      "1,Kept,Text,Video Analysis,North Labs,",
      "2,Lost,Text,Video Analysis,North Labs,",
    ]);
    await sql(`update solutions set vendor_id = ${south} where title = 'Lost'`);
    await undo(member, run.id);
    await app.runJobs();
    expect(await stored()).toMatchObject([{ title: "Lost", vendor: south }]);
  });
});

describe("others", () => {
  const LINES = [HEAD, "1,Tagger,Text,Video Analysis,North Labs,"];
  const UPLOAD = `query ($id: ID!, $organization: ID) {
    importUpload(id: $id, kind: "solutions", organization: $organization) { fileName } }`;
  const KINDS = "query ($organization: ID) { importKinds(organization: $organization) { name } }";

  it("upload nothing without an organization", async () => {
    expect((await send(app, LINES)).status).toBe(401);
    expect((await send(nobody, LINES)).status).toBe(403);
    expect((await send(member, LINES)).status).toBe(201);
  });

  it("neither read nor start, nor undo what isn't theirs", async () => {
    const uploadId = await uploaded(member, ...LINES);
    const { data } = await startAs(member, uploadId);
    await app.runJobs();
    const run = data.startImport.id;
    const organization = String(own);
    expect(codeOf(await app.execute(KINDS, { organization }))).toBe("UNAUTHENTICATED");
    expect(codeOf(await outsider.execute(KINDS, { organization }))).toBe("FORBIDDEN");
    expect(codeOf(await outsider.execute(KINDS, {}))).toBe("NOT_FOUND");
    expect(codeOf(await outsider.execute(KINDS, { organization: "x" }))).toBe("FORBIDDEN");
    expect(codeOf(await outsider.execute(UPLOAD, { id: uploadId, organization: String(other) }))).toBe(
      "NOT_FOUND",
    );
    expect(codeOf(await startAs(outsider, uploadId))).toBe("FORBIDDEN");
    expect(codeOf(await startAs(outsider, uploadId, { organization: String(other) }))).toBe("NOT_FOUND");
    expect(codeOf(await startAs(member, uploadId, { organization: null }))).toBe("NOT_FOUND");
    expect(codeOf(await startAs(member, uploadId, { kind: "vendors" }))).toBe("BAD_USER_INPUT");
    expect(codeOf(await readRun(outsider, run))).toBe("FORBIDDEN");
    expect(codeOf(await undo(outsider, run))).toBe("FORBIDDEN");
    expect(codeOf(await undo(app, run))).toBe("UNAUTHENTICATED");
    const quality = "query ($run: ID!) { importQuality(run: $run) { name } }";
    expect(codeOf(await outsider.execute(quality, { run }))).toBe("FORBIDDEN");
    expect((await member.execute(quality, { run })).errors).toBeUndefined();
    expect(await stored()).toHaveLength(1);
  });

  it("see only their organizations' runs, in the list and its file", async () => {
    await imported(["1,Tagger,Text,Video Analysis,North Labs,"]);
    const list = async (by: TestClient, filter: object = {}) =>
      (
        await by.execute<{ importRuns: { nodes: { source: string }[] } }>(
          "query ($filter: ImportRunFilter) { importRuns(filter: $filter) { nodes { source } } }",
          { filter },
        )
      ).data.importRuns.nodes;
    expect(await list(member)).toEqual([{ source: `catalog@${own}` }]);
    expect(await list(member, { organizations: [String(other)] })).toEqual([]);
    expect(await list(outsider, { organizations: [String(own)] })).toEqual([]);
    expect(await list(admin)).toHaveLength(1);
    expect(await (await member.fetch("/api/admin/imports.csv")).text()).toContain("catalog.csv");
    expect(await (await outsider.fetch("/api/admin/imports.csv")).text()).not.toContain("catalog.csv");
    // What administrators imported is none of the members' business.
    await sql("update import_runs set organization_id = null");
    expect(await list(member)).toEqual([]);
  });
});
