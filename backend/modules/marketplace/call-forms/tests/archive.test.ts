import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromBufferPromise } from "yauzl";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { newOpportunity, person, save, submit } from "../../../../testing/applying.ts";
import { saveForm, uploadAnswer } from "../../../../testing/call-forms.ts";
import { pdfOf } from "../../../../testing/documents.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let owner: SignedInClient;
let call: string;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app);
  owner = await signIn(app, user);
  const organization = await createOrganization(app, { members: [[user, "owner"]] });
  call = await newOpportunity(app, { ownerOrganization: organization as never });
  const saved = await saveForm(owner, call, [
    { kind: "TEXT", label: "Team" },
    { kind: "FILE", label: "CV", fileTypes: ["PDF"], maxFiles: 5 },
    { kind: "TEXT", label: "Team" },
  ]);
  ids = saved.data.saveApplicationForm.questions.map(({ id }) => id);
  for (const name of ["=1+1", "Rovers"]) {
    const client = await signIn(app, await createUser(app, { firstName: "Zoë/..", lastName: "O'Neil" }));
    const answers = [{ questionId: ids[0], value: name }];
    const { id } = (await save(client, call, { text: "Ours", answers })).data.saveApplicationDraft;
    for (const file of ["A.pdf", "a.pdf"])
      await uploadAnswer(client, { application: id, question: ids[1] ?? "", name: file }, pdfOf([file]));
    await submit(client, call, { version: 1 });
  }
  const drafting = await person(app);
  await save(drafting, call, { answers: [{ questionId: ids[0], value: "Not yet" }] });
});
afterAll(() => app.stop());

const csv = (by: { fetch: TestApp["fetch"] }, id = call) =>
  by.fetch(`/api/opportunities/${id}/applications.csv`);
const zip = (by: { fetch: TestApp["fetch"] }, id = call) =>
  by.fetch(`/uploads/applications/of/opportunity/${id}.zip`);

describe("the applications to a call", () => {
  it("are a table with a column for each question, formulas made harmless, drafts left out", async () => {
    const response = await csv(owner);
    const [head, ...lines] = (await response.text()).trim().split("\r\n");
    expect(head).toBe("Id,Status,Applicant,Email,Affiliation,Text,Links,Submitted,Team,CV,Team (2)");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("'=1+1");
    expect(lines[0]).toMatch(/A\.pdf http:\S+\/uploads\/applications\/\d+\/A\.pdf; a\.pdf http/);
    expect((await csv(app)).status).toBe(401);
    expect((await csv(await person(app))).status).toBe(403);
  });

  it("are an archive with all files under safe names, for the team alone", async () => {
    const response = await zip(owner);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": expect.stringMatching(/^attachment; filename=applications-export-.*\.zip$/),
      "x-content-type-options": "nosniff",
    });
    const archive = await fromBufferPromise(Buffer.from(await response.arrayBuffer()), { autoClose: false });
    const names: string[] = [];
    for await (const entry of archive.eachEntry()) names.push(entry.fileName);
    expect(names[0]).toBe("applications.csv");
    expect(names.slice(1).map((name) => name.replace(/\d+/g, "N"))).toEqual([
      "N-zoe-o-neil/N-A.pdf",
      "N-zoe-o-neil/N-a.pdf",
      "N-zoe-o-neil/N-A.pdf",
      "N-zoe-o-neil/N-a.pdf",
    ]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect((await zip(app)).status).toBe(401);
    expect((await zip(await person(app))).status).toBe(403);
    expect((await zip(owner, "999999")).status).toBe(404);
    expect((await zip(owner, "x")).status).toBe(404);
    const head = await owner.fetch(`/uploads/applications/of/opportunity/${call}.zip`, { method: "HEAD" });
    expect(head.status).toBe(200);
    const acts = await app.database.orm.em
      .fork()
      .execute("select actor_id from audit_entries where action = 'opportunity.applications_downloaded'");
    expect(acts).toEqual([{ actor_id: owner.userId }]);
  });

  it("break off if a file is lost, and are no archive then", async () => {
    const em = app.database.orm.em.fork();
    await em.execute(
      "update application_files set storage_key = repeat('0', 64) where id = (select max(id) from application_files)",
    );
    const response = await zip(owner);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });
});
