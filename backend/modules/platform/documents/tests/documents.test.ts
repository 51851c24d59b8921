import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { pdfOf, type UploadPlace, uploadDocument } from "../../../../testing/documents.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startS3Server } from "../../../../testing/servers/s3-server.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let member: SignedInClient;
let other: SignedInClient;
let vendor: number;
let solution: number;

beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  other = await signIn(app, await createUser(app));
});
afterAll(() => app.stop());
beforeEach(async () => {
  const user = await createUser(app);
  member = await signIn(app, user);
  const organization = await createOrganization(app, { members: [[user, "owner"]] });
  ({ id: vendor } = await createVendor(app, { organization }));
  ({ id: solution } = await createSolution(app, { vendor: { id: vendor } }));
});

const sql = <Row>(text: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(text, values);
const ofVendor = (further: Partial<UploadPlace> = {}) => ({ of: "vendor", id: vendor, ...further });
const ofSolution = (further: Partial<UploadPlace> = {}) => ({ of: "solution", id: solution, ...further });
const documentsOf = async (by: TestApp | SignedInClient) => {
  const { data } = await by.execute<{ solution: { documents: { title: string; src: string }[] } }>(
    "query ($id: ID!) { solution(id: $id) { documents { title src } } }",
    { id: solution },
  );
  return data.solution.documents;
};

describe("an uploaded document", () => {
  it("is listed with its record, and everyone can open it as it was sent", async () => {
    const file = pdfOf(["Weight: 40 g", "Battery: 8 h"]);
    const { status, body } = await uploadDocument(
      member,
      ofSolution({ title: "Tracker – technical data" }),
      file,
    );
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.any(String),
        kind: "data_sheet",
        title: "Tracker – technical data",
        visibility: "public",
        src: `/documents/${body.id}/tracker-technical-data.pdf`,
        url: `${app.config.publicUrl}${body.src}`,
        pages: 2,
        bytes: file.length,
        hasText: true,
      },
    });
    const response = await member.fetch(body.src);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="tracker-technical-data.pdf"',
      "cache-control": "public, no-cache",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "x-content-type-options": "nosniff",
    });
    expect(response.headers.has("set-cookie")).toBe(false);
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
    const etag = response.headers.get("etag") ?? "";
    const headers = { "if-none-match": etag, "cache-control": "max-age=0" };
    expect((await app.fetch(body.src, { headers })).status).toBe(304);
    const { data } = await app.execute(
      "query ($id: ID!) { solution(id: $id) { documents { kind title visibility pages hasText } } }",
      { id: solution },
    );
    expect(data).toEqual({
      solution: {
        documents: [{ kind: "DATA_SHEET", title: body.title, visibility: "PUBLIC", pages: 2, hasText: true }],
      },
    });
  });

  it("without text says so", async () => {
    expect((await uploadDocument(member, ofVendor(), pdfOf(["", ""]))).body).toMatchObject({
      hasText: false,
    });
  });

  it("is added once when it is sent several times at once", async () => {
    const file = pdfOf(["Once"]);
    const sent = await Promise.all([1, 2, 3].map(() => uploadDocument(member, ofVendor(), file)));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    const entries = await sql("select action from audit_entries where subject_id = ?", [vendor]);
    expect(entries).toEqual([{ action: "vendor.document_added" }]);
  });

  it("is one of at most twenty, and within the organization's quota", async () => {
    await uploadDocument(member, ofVendor(), pdfOf(["First"]));
    await sql(
      `insert into documents (vendor_id, kind, title, visibility, hash, bytes, pages, text_state)
       select ?, 'other', 'Copy', 'public', lpad(n::text, 64, '0'), 17000000, 1, 'none' from generate_series(1, 19) n`,
      [vendor],
    );
    const refused = { status: 409, body: { code: "CONFLICT", errors: { file: expect.any(String) } } };
    expect(await uploadDocument(member, ofVendor(), pdfOf(["Second"]))).toMatchObject(refused);
    const over = await uploadDocument(member, ofSolution(), pdfOf(["Second"]));
    expect(over).toMatchObject(refused);
    expect(over.body.message).toContain("300 MB");
  });
});

describe("a document on request", () => {
  it("is named to everyone, and opens only for those who may edit its record", async () => {
    const { body } = await uploadDocument(
      member,
      ofSolution({ title: "Prices", visibility: "on_request" }),
      pdfOf(["Secret"]),
    );
    expect(await documentsOf(app)).toEqual([{ title: "Prices", src: body.src }]);
    expect((await app.fetch(body.src.replace("/uploads", ""))).status).toBe(404);
    const statuses: number[] = [];
    for (const by of [app, other, member, admin]) statuses.push((await by.fetch(body.src)).status);
    expect(statuses).toEqual([401, 404, 200, 200]);
    expect((await member.fetch(body.src)).headers.get("cache-control")).toBe("private, no-cache");
  });

  it("was public until somebody changed it, and a record that is withdrawn takes its documents along", async () => {
    const { body } = await uploadDocument(member, ofSolution(), pdfOf(["Data"]));
    const edit = (visibility: string) =>
      member.execute(
        `mutation ($id: ID!, $input: DocumentInput!) { editDocument(id: $id, input: $input) { title src } }`,
        { id: body.id, input: { kind: "DATA_SHEET", title: body.title, visibility } },
      );
    expect((await app.fetch(body.src)).status).toBe(200);
    expect((await edit("ON_REQUEST")).errors).toBeUndefined();
    expect((await app.fetch(body.src)).status).toBe(404);
    await edit("PUBLIC");
    expect((await app.fetch(body.src)).status).toBe(200);
    await sql("update solutions set status = 'withdrawn' where id = ?", [solution]);
    expect((await app.fetch(body.src)).status).toBe(404);
    expect((await member.fetch(`/uploads${body.src}`)).status).toBe(200);
  });
});

describe("who may add and change documents", () => {
  it("members and administrators may of a vendor and its solutions, nobody else", async () => {
    const statuses = async (place: UploadPlace) => {
      const codes: number[] = [];
      for (const by of [app, other, member, admin])
        codes.push((await uploadDocument(by, place, pdfOf(["Text"]))).status);
      return codes;
    };
    expect(await statuses(ofVendor())).toEqual([401, 403, 201, 201]);
    expect(await statuses(ofSolution())).toEqual([401, 403, 201, 201]);
    const { id: draft } = await createSolution(app, { vendor: { id: vendor }, status: "draft" });
    expect(await statuses({ of: "solution", id: draft })).toEqual([401, 404, 201, 201]);
  });

  it("another site, a wrong place and wrong words are refused", async () => {
    const file = pdfOf(["Text"]);
    const foreign = await uploadDocument(member, ofVendor(), file, { origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    for (const place of [
      { ...ofVendor(), of: "user" },
      { ...ofVendor(), of: "__proto__" },
    ])
      expect((await uploadDocument(member, place, file)).body.code).toBe("BAD_USER_INPUT");
    for (const id of ["0", "99999999", "x", "1e9"])
      expect((await uploadDocument(member, ofVendor({ id }), file)).status).toBe(404);
    for (const [field, value] of [
      ["kind", "constructor"],
      ["title", " "],
      ["title", "x".repeat(121)],
      ["visibility", "secret"],
    ] as const) {
      const { status, body } = await uploadDocument(member, ofVendor({ [field]: value }), file);
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: { [field]: expect.any(String) },
      });
    }
    expect(await sql("select from documents where vendor_id = ?", [vendor])).toEqual([]);
  });

  it("words are changed, and documents removed, by the same people", async () => {
    const { body } = await uploadDocument(member, ofVendor(), pdfOf(["Text"]));
    const edit = (by: TestApp | SignedInClient, title: string) =>
      by.execute<{ editDocument: unknown }>(
        `mutation ($id: ID!, $input: DocumentInput!) { editDocument(id: $id, input: $input) { kind title src } }`,
        { id: body.id, input: { kind: "CERTIFICATE", title, visibility: "PUBLIC" } },
      );
    const code = ({ errors }: { errors?: readonly { extensions?: Record<string, unknown> }[] }) =>
      errors?.[0]?.extensions?.code;
    expect((await edit(member, "FIFA Quality")).data.editDocument).toEqual({
      kind: "CERTIFICATE",
      title: "FIFA Quality",
      src: `/documents/${body.id}/fifa-quality.pdf`,
    });
    expect(code(await edit(app, "Mine"))).toBe("UNAUTHENTICATED");
    expect(code(await edit(other, "Mine"))).toBe("FORBIDDEN");
    expect((await edit(member, "")).errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { title: expect.any(String) },
    });
    const remove = (by: SignedInClient) =>
      by.execute(`mutation ($id: ID!) { removeDocument(id: $id) { message } }`, { id: body.id });
    expect(code(await remove(other))).toBe("FORBIDDEN");
    expect((await remove(member)).errors).toBeUndefined();
    expect(code(await remove(member))).toBe("NOT_FOUND");
    expect((await app.fetch(body.src)).status).toBe(404);
    expect(await sql("select action from audit_entries where subject_id = ? order by id", [vendor])).toEqual(
      ["added", "changed", "removed"].map((what) => ({ action: `vendor.document_${what}` })),
    );
  });
});

it("an address that no document has is a 404", async () => {
  for (const path of ["/documents/0/a.pdf", "/documents/x/a.pdf", "/documents/99999999/a.pdf"])
    expect((await app.fetch(path)).status).toBe(404);
});

it("a list reads its documents with its rows, in the same statement", async () => {
  await uploadDocument(member, ofVendor(), pdfOf(["Text"]));
  await uploadDocument(member, ofSolution(), pdfOf(["Text"]));
  const count = async (selection: string) => {
    app.database.statements.length = 0;
    expect((await app.execute(`{ ${selection} }`)).errors).toBeUndefined();
    return app.database.statements.length;
  };
  for (const list of ["solutions", "vendors"])
    expect(await count(`${list}(first: 20) { nodes { id documents { src } } }`)).toBe(
      await count(`${list}(first: 20) { nodes { id } }`),
    );
});

it("a change of a record's documents is a change of the record for copies", async () => {
  const changedAt = async () =>
    (await sql<{ at: string }>("select changed_at::text as at from vendors where id = ?", [vendor]))[0]?.at;
  const before = await changedAt();
  const { body } = await uploadDocument(member, ofVendor(), pdfOf(["Text"]));
  const added = await changedAt();
  expect(added).not.toBe(before);
  await member.execute(`mutation ($id: ID!) { removeDocument(id: $id) { message } }`, { id: body.id });
  expect(await changedAt()).not.toBe(added);
});

it("a storage that is away is told, and nothing is lost", async () => {
  const { body } = await uploadDocument(member, ofVendor(), pdfOf(["Kept"]));
  const gone = await startS3Server();
  await gone.stop();
  const away = await startTestApp(app.database, {
    MEDIA_S3_BUCKET: "media",
    MEDIA_S3_ENDPOINT: gone.bucket.endpoint ?? "",
    MEDIA_S3_KEY_ID: "key",
    MEDIA_S3_KEY: "secret",
  });
  const there = await signIn(away, { id: member.userId });
  expect(await uploadDocument(there, ofVendor(), pdfOf(["New"]))).toMatchObject({
    status: 503,
    body: { code: "UNAVAILABLE" },
  });
  expect((await away.fetch(body.src)).status).toBe(503);
  await away.stop();
  expect((await app.fetch(body.src)).status).toBe(200);
  expect(await sql("select from documents where vendor_id = ?", [vendor])).toHaveLength(1);
});
