import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addJob } from "../../../../jobs/queue.ts";
import { storageOf } from "../../../../shared/storage/storage-of.ts";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { codeOf, newOpportunity, person, save, submit } from "../../../../testing/applying.ts";
import { answersOf, officeFile, saveForm, uploadAnswer } from "../../../../testing/call-forms.ts";
import { pdfOf } from "../../../../testing/documents.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { pngOf } from "../../../../testing/pictures.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { zipOf } from "../../../../testing/suites/zip.ts";
import { applicationData } from "../../applications/personal-data.ts";
import { collectFilesJob } from "../files/remove-files.job.ts";

let app: TestApp;
let owner: SignedInClient;
let organization: { id: number };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "answers-"));
  app = await startTestApp("empty", { MEDIA_DIR: folder });
  const user = await createUser(app);
  owner = await signIn(app, user);
  organization = await createOrganization(app, { members: [[user, "owner"]] });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const FILE = {
  kind: "FILE",
  label: "CV",
  fileTypes: ["PDF", "OFFICE", "PICTURE"],
  maxFiles: 3,
  maxMegabytes: 1,
};

/** A draft to a new call that asks for a file. */
async function drafted(on = app, by = owner, question: object = {}, applicant?: SignedInClient) {
  const call = await newOpportunity(on, { ownerOrganization: organization as never });
  const saved = await saveForm(by, call, [{ ...FILE, ...question }]);
  const client = applicant ?? (await person(on));
  const { id } = (await save(client, call, { text: "Ours" })).data.saveApplicationDraft;
  const [asked] = saved.data.saveApplicationForm.questions;
  return { call, client, application: id, question: asked?.id ?? "" };
}
const pdf = (text = "Plan") => pdfOf([text]);
const stored = async () =>
  (await readdir(join(folder, "applications"), { recursive: true }).catch(() => [])).filter((name) =>
    /[0-9a-f]{64}$/.test(name),
  );

describe("a file", () => {
  it("belongs to the applicant's draft, and is served to them and, once submitted, to those who decide", async () => {
    const { call, client, ...place } = await drafted();
    const upload = { ...place, name: "Plan für 2027.pdf" };
    expect((await uploadAnswer(app, upload, pdf())).status).toBe(401);
    expect((await uploadAnswer(await person(app), upload, pdf())).status).toBe(404);
    expect((await uploadAnswer(owner, upload, pdf())).status).toBe(404);
    const { status, body } = await uploadAnswer(client, upload, pdf());
    expect([status, body]).toMatchObject([
      201,
      { name: "Plan für 2027.pdf", contentType: "application/pdf" },
    ]);
    const again = await uploadAnswer(client, { ...upload, name: "Other.pdf" }, pdf());
    expect(again.body.id).toBe(body.id);
    const path = new URL(body.url).pathname;
    const response = await client.fetch(path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="Plan f.*\.pdf"; filename\*=UTF-8''Plan/,
      ),
      "cache-control": "private, no-store",
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf())).toBe(true);
    expect((await owner.fetch(path)).status).toBe(404);
    expect((await app.fetch(path)).status).toBe(401);
    expect((await submit(client, call, { version: 1 })).errors).toBeUndefined();
    expect((await owner.fetch(path)).status).toBe(200);
    expect((await (await person(app)).fetch(path)).status).toBe(404);
    expect((await uploadAnswer(client, upload, pdf("More"))).status).toBe(409);
    const remove = `mutation { removeApplicationFile(id: ${body.id}) { message } }`;
    expect(codeOf(await client.execute(remove))).toBe("CONFLICT");
    expect(await answersOf(owner, place.application)).toMatchObject([
      { files: [{ id: body.id, size: pdf().length }] },
    ]);
  });

  it("is removed by its applicant alone, from the storage, too", async () => {
    const { client, ...place } = await drafted();
    const before = (await stored()).length;
    const { body } = await uploadAnswer(client, { ...place, name: "a.pdf" }, pdf());
    expect(await stored()).toHaveLength(before + 1);
    const remove = `mutation ($id: ID!) { removeApplicationFile(id: $id) { message } }`;
    expect(codeOf(await app.execute(remove, { id: body.id }))).toBe("UNAUTHENTICATED");
    expect(codeOf(await owner.execute(remove, { id: body.id }))).toBe("NOT_FOUND");
    expect(codeOf(await client.execute(remove, { id: "x" }))).toBe("NOT_FOUND");
    expect((await client.execute(remove, { id: body.id })).errors).toBeUndefined();
    await app.runJobs();
    expect(await stored()).toHaveLength(before);
    expect((await client.fetch(new URL(body.url).pathname)).status).toBe(404);
  });

  it("goes with a deleted draft", async () => {
    const { client, ...place } = await drafted();
    const before = (await stored()).length;
    await uploadAnswer(client, { ...place, name: "a.pdf" }, pdf());
    await client.execute(`mutation { discardApplication(id: ${place.application}) { message } }`);
    await app.runJobs();
    expect(await stored()).toHaveLength(before);
  });

  it("goes with its applicant's account", async () => {
    const { client, ...place } = await drafted();
    const before = (await stored()).length;
    await uploadAnswer(client, { ...place, name: "a.pdf" }, pdf());
    await app.database.orm.em
      .fork()
      .transactional((em) => applicationData.erase(em as EntityManager, client.userId));
    await app.runJobs();
    expect(await stored()).toHaveLength(before);
  });

  it("isn't taken once the call is closed", async () => {
    const { call, client, ...place } = await drafted();
    await app.database.orm.em
      .fork()
      .execute("update opportunities set due_date = now() - interval '1 minute' where id = ?", [
        Number(call),
      ]);
    const { status, body } = await uploadAnswer(client, { ...place, name: "a.pdf" }, pdf());
    expect([status, body.message]).toEqual([409, expect.stringMatching(/^Applications closed on /)]);
  });

  it("is limited in number and size, by the question's limits and types", async () => {
    const { client, ...place } = await drafted();
    for (const name of ["a.pdf", "b.pdf", "c.pdf"])
      expect((await uploadAnswer(client, { ...place, name }, pdf(name))).status).toBe(201);
    const fourth = await uploadAnswer(client, { ...place, name: "d.pdf" }, pdf("d"));
    expect([fourth.status, fourth.body.errors]).toEqual([
      400,
      { file: "There are already 3 files. Remove one to add another." },
    ]);
    const other = await drafted(app, owner, { fileTypes: ["PICTURE"] });
    const wrong = await uploadAnswer(other.client, { ...other, name: "a.pdf" }, pdf());
    expect(wrong.body.errors).toEqual({ file: "The question takes other types of files." });
    const picture = await uploadAnswer(other.client, { ...other, name: "a.jpeg.png" }, await pngOf(9, 9));
    expect(picture.body).toMatchObject({ contentType: "image/png" });
    const large = officeFile([{ name: "word/media.bin", content: randomBytes(1_100_000) }]);
    const big = await drafted();
    const tooBig = await uploadAnswer(big.client, { ...big, name: "a.docx" }, large);
    expect(tooBig.body.errors).toEqual({ file: "A file can be up to 1 MB. Choose a smaller one." });
    const announced = await uploadAnswer(
      big.client,
      { ...big, name: "a.docx" },
      Buffer.alloc(21 * 1024 ** 2),
    );
    expect(announced.status).toBe(413);
    const unasked = await uploadAnswer(big.client, { ...big, question: "aaaaaaaa", name: "a.pdf" }, pdf());
    expect(unasked.body.errors).toHaveProperty("file");
  });

  it("has to be there if it is required", async () => {
    const { call, client, ...place } = await drafted(app, owner, { isRequired: true });
    const { errors } = await submit(client, call, { version: 1 });
    expect(errors?.[0]?.extensions?.fields).toEqual({ [`answer_${place.question}`]: "Add a file" });
    await uploadAnswer(client, { ...place, name: "a.pdf" }, pdf());
    expect((await submit(client, call, { version: 1 })).errors).toBeUndefined();
  });

  it.each([
    ["docx", "wordprocessingml.document.main+xml"],
    ["xlsx", "spreadsheetml.sheet.main+xml"],
    ["pptx", "presentationml.presentation.main+xml"],
  ])("can be a %s", async (extension, main) => {
    const { client, ...place } = await drafted();
    const { body } = await uploadAnswer(
      client,
      { ...place, name: `A.${extension.toUpperCase()}` },
      officeFile([], main),
    );
    expect(body).toMatchObject({ contentType: expect.stringContaining(main.replace(".main+xml", "")) });
  });

  it("can be an OpenDocument text", async () => {
    const { client, ...place } = await drafted();
    const type = "application/vnd.oasis.opendocument.text";
    const bytes = zipOf([{ name: "mimetype", content: Buffer.from(type) }]);
    expect((await uploadAnswer(client, { ...place, name: "a.odt" }, bytes)).body).toMatchObject({
      contentType: type,
    });
  });
});

const relationship = (type: string) =>
  Buffer.from(
    `<Relationships><Relationship Id="1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="http://x.example/t.dotm" TargetMode="External"/></Relationships>`,
  );

describe("a hostile file is refused at `file`:", () => {
  const cases: Record<string, readonly [string, () => Buffer | Promise<Buffer>, RegExp]> = {
    "no bytes": ["a.pdf", () => Buffer.alloc(0), /empty/],
    "a page of HTML as PDF": [
      "a.pdf",
      () => Buffer.from("<!doctype html><script>alert(1)</script>"),
      /type of file/,
    ],
    "a program as PDF": ["a.pdf", () => Buffer.from("MZ\x90\x00program"), /type of file/],
    "a document with macros as PDF": [
      "a.pdf",
      () => officeFile([{ name: "word/vbaProject.bin", content: Buffer.from("x") }]),
      /macros/,
    ],
    "macros by type": ["a.docx", () => officeFile([], "x+xml macroEnabled"), /macros/],
    "a template from elsewhere": [
      "a.docx",
      () => officeFile([{ name: "word/_rels/settings.xml.rels", content: relationship("attachedTemplate") }]),
      /run by themselves/,
    ],
    "an embedded object": [
      "a.docx",
      () => officeFile([{ name: "word/embeddings/oleObject1.bin", content: Buffer.from("x") }]),
      /other files/,
    ],
    "a program inside": [
      "a.docx",
      () => officeFile([{ name: "word/run.exe", content: Buffer.from("x") }]),
      /other files/,
    ],
    "any archive": ["a.docx", () => zipOf([{ name: "a.txt", content: Buffer.from("x") }]), /type of file/],
    "a bomb that says what it is": [
      "a.docx",
      () => officeFile([{ name: "word/a.xml", content: Buffer.alloc(210 * 1024 ** 2) }]),
      /unpacks/,
    ],
    "a bomb that lies": [
      "a.docx",
      () => officeFile([{ name: "word/a.xml", content: Buffer.alloc(30 * 1024 ** 2), claimed: 10 }]),
      /damaged/,
    ],
    "an archive and something else": [
      "a.docx",
      () => Buffer.concat([officeFile(), Buffer.from("<script>")]),
      /two kinds/,
    ],
    "a PDF and an archive": ["a.pdf", () => Buffer.concat([pdf(), officeFile()]), /something else/],
    "a PDF with scripts": [
      "a.pdf",
      () => pdfOf(["x"], { catalog: "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>" }),
      /scripts/,
    ],
    "a picture and an archive": [
      "a.png",
      async () => Buffer.concat([await pngOf(9, 9), officeFile()]),
      /something else|at once/,
    ],
    "half a picture": ["a.png", async () => (await pngOf(99, 99)).subarray(0, 90), /./],
    "a cut document": ["a.docx", () => officeFile().subarray(0, 200), /damaged/],
    "old Office": ["a.doc", () => Buffer.from("d0cf11e0a1b11ae1", "hex"), /Old Office/],
    "another ending": ["a.docx", () => pdf(), /is a PDF file, but it is named \.docx/],
    "no ending": ["a", () => pdf(), /no ending/],
    "a path": ["../a.pdf", () => pdf(), /name/],
    "a Windows path": ["c:\\a.pdf", () => pdf(), /name/],
    "a line break in its name": ["a\n.pdf", () => pdf(), /name/],
    "a reversed name": ["a\u202efdp.exe.pdf", () => pdf(), /name/],
    "a hidden name": [".pdf", () => pdf(), /name/],
    "a long name": [`${"a".repeat(150)}.pdf`, () => pdf(), /name/],
  };
  it.each(Object.keys(cases))("%s", async (which) => {
    const [name, make, reason] = cases[which] ?? ["", () => Buffer.alloc(0), /./];
    const { client, ...place } = await drafted();
    const before = (await stored()).length;
    const { status, body } = await uploadAnswer(client, { ...place, name }, await make());
    expect([status, body.errors?.file]).toEqual([400, expect.stringMatching(reason)]);
    expect(await stored()).toHaveLength(before);
  });
});

describe("the storage", () => {
  it("that is away keeps nothing half made", async () => {
    const { client, ...place } = await drafted();
    const applications = join(folder, "applications");
    await rm(applications, { recursive: true, force: true });
    await writeFile(applications, "in the way");
    const { status, body } = await uploadAnswer(client, { ...place, name: "a.pdf" }, pdf());
    expect([status, body.message]).toEqual([503, expect.stringMatching(/Nothing was lost/)]);
    await rm(applications);
    expect(await answersOf(client, place.application)).toMatchObject([{ files: [] }]);
    expect((await uploadAnswer(client, { ...place, name: "a.pdf" }, pdf())).status).toBe(201);
  });

  it("loses what no application has after a day", async () => {
    const { client, ...place } = await drafted();
    const { body } = await uploadAnswer(client, { ...place, name: "a.pdf" }, pdf());
    const storage = storageOf(app.config.applicationFiles);
    const [orphan, fresh] = ["a".repeat(64), "b".repeat(64)];
    await storage.put(orphan, Buffer.from("x"), "application/pdf");
    const before = new Date(Date.now() - 48 * 3600_000);
    for (const name of await readdir(folder, { recursive: true }))
      await utimes(join(folder, name), before, before);
    await storage.put(fresh, Buffer.from("x"), "application/pdf");
    await addJob(app.database.orm.em.fork(), collectFilesJob, {});
    await app.runJobs();
    expect(await storage.get(orphan)).toBeUndefined();
    expect(await storage.get(fresh)).toBeDefined();
    expect((await client.fetch(new URL(body.url).pathname)).status).toBe(200);
  });
});

describe("a scanner", () => {
  it.each([
    ["lets clean files pass", "exit 0", 201, undefined],
    ["refuses others", "exit 1", 400, "The virus scanner refused this file."],
    ["gets the file", 'grep -q "%PDF" "$2" && exit 7; exit 0', 400, "The virus scanner refused this file."],
  ])("%s", async (_what, script, status, message) => {
    const program = join(folder, "scan.sh");
    await writeFile(program, `#!/bin/sh\n${script}\n`);
    await chmod(program, 0o755);
    const scanning = await startTestApp(app.database, {
      FILE_SCAN_COMMAND: `${program} --quiet`,
      MEDIA_DIR: folder,
    });
    const { client, ...place } = await drafted();
    const by = await signIn(scanning, { id: client.userId });
    const answer = await uploadAnswer(by, { ...place, name: "a.pdf" }, pdf());
    expect([answer.status, answer.body.errors?.file]).toEqual([status, message]);
    await scanning.stop();
  });

  it("that can't be started refuses nothing for good", async () => {
    const scanning = await startTestApp(app.database, {
      FILE_SCAN_COMMAND: "/nowhere/scan",
      MEDIA_DIR: folder,
    });
    const { client, ...place } = await drafted();
    const by = await signIn(scanning, { id: client.userId });
    const answer = await uploadAnswer(by, { ...place, name: "a.pdf" }, pdf());
    expect([answer.status, answer.body.message]).toEqual([
      503,
      expect.stringMatching(/can't be checked right now/),
    ]);
    await scanning.stop();
  });
});
