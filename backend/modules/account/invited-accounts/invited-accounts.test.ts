import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { runImport } from "../../administration/imports/run.ts";
import { takeBackRun } from "../../administration/imports/runs/take-back.ts";
import { users } from "./user.import.ts";

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp("empty");
  folder = await mkdtemp(join(tmpdir(), "users-"));
});
beforeEach(() => {
  app.mails.length = 0;
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);
const run = async (rows: readonly object[], dryRun = false) => {
  const file = join(folder, "people.json");
  await writeFile(file, JSON.stringify(rows));
  const report = await runImport(app.database.orm, {
    file,
    kind: users,
    skipBad: true,
    dryRun,
    ...(dryRun && { preview: [] }),
  });
  await app.runJobs();
  return report;
};
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { user { id email role } } }`;
const person = { username: "kim", password: "secret", firstName: "Kim", lastName: "Ode", role: "MENTOR" };
const register = (input: object) =>
  app.execute<{ register: { user: { id: string } } }>(REGISTER, { input: { ...person, ...input } });
const tokenIn = (at: number) => /invitation=([\w-]+)/.exec(app.mails[at]?.text ?? "")?.[1] ?? "";
const offered = async (token: string) =>
  (
    await app.execute<{ accountInvitation: object | null }>(
      "query ($token: String!) { accountInvitation(token: $token) { email firstName role organization } }",
      { token },
    )
  ).data?.accountInvitation;

describe("an import of users", () => {
  const row = { email: "kim@lowmoor.example", firstName: "Kim", role: "mentor", organization: "Lowmoor" };

  it("invites by mail, without an account or a password, and sends nothing in a preview", async () => {
    expect(await run([row], true)).toMatchObject({ created: 1, written: false });
    expect(app.mails).toEqual([]);
    expect(await sql("select * from account_invitations")).toEqual([]);
    expect(await run([row])).toMatchObject({ created: 1, written: true });
    expect(app.mails).toMatchObject([
      {
        to: row.email,
        subject: "Your invitation to SportsTech Hub",
        text: expect.stringContaining("Hello Kim,"),
      },
    ]);
    expect(await sql("select * from users")).toEqual([]);
    expect(await offered(tokenIn(0))).toEqual({
      email: row.email,
      firstName: "Kim",
      role: "MENTOR",
      organization: "Lowmoor",
    });
    // Another import of the same writes to nobody again.
    app.mails.length = 0;
    expect(await run([{ ...row, title: "Coach" }])).toMatchObject({ updated: 1 });
    expect(app.mails).toEqual([]);
  });

  it("lets the invited person sign up once, with the address that it was sent to", async () => {
    await sql("delete from account_invitations");
    await run([row]);
    const token = tokenIn(0);
    const other = await register({ email: "other@lowmoor.example", invitation: token });
    expect(other.errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { email: "This invitation is for kim@lowmoor.example." },
    });
    const unknown = await register({ email: row.email, invitation: "none" });
    expect(unknown.errors?.[0]?.extensions?.fields).toHaveProperty("invitation");
    const { data } = await register({ email: row.email, invitation: token });
    expect(data.register.user).toMatchObject({ email: row.email, role: "MENTOR" });
    expect(await sql("select email_proven_at is not null as proven from users")).toEqual([{ proven: true }]);
    expect(await offered(token)).toBeNull();
    // The run is undone but for what was used; another run leaves it alone and refuses those with accounts.
    const [{ id } = {}] = await sql("select max(id) as id from import_runs");
    const undone = await takeBackRun(app.database.orm, Number(id), new Map([["users", users]]));
    expect(undone).toMatchObject({ removed: 0, left: [row.email] });
    expect(await run([row])).toMatchObject({ left: 1, refused: 0 });
    await sql("delete from account_invitations");
    const again = await run([{ ...row, email: "KIM@lowmoor.example" }]);
    expect(again.errors).toMatchObject([
      { field: "email", message: "is of one of the users already: leave this row out" },
    ]);
  });

  it("is undone by withdrawing invitations that nobody has used, whose links then lead nowhere", async () => {
    await run([{ email: "a@lowmoor.example" }, { email: "b@lowmoor.example" }, { email: "nobody" }]);
    expect(app.mails).toHaveLength(2);
    const token = tokenIn(1);
    expect(await offered(token)).not.toBeNull();
    const [{ id } = {}] = await sql("select max(id) as id from import_runs");
    expect(await takeBackRun(app.database.orm, Number(id), new Map([["users", users]]))).toMatchObject({
      removed: 2,
    });
    expect(await offered(token)).toBeNull();
    expect((await register({ email: "b@lowmoor.example", invitation: token })).errors).toHaveLength(1);
  });
});
