import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import type { User } from "../../../account/identity/user.entity.ts";
import type { MemberRole } from "../member-role.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

type Person = SignedInClient & { user: User };
async function person(fields: Parameters<typeof createUser>[1] = {}): Promise<Person> {
  const user = await createUser(app, fields);
  return { ...(await signIn(app, user)), user };
}

/** An organization of these people, the first one its owner. */
async function organizationOf(...members: (readonly [Person, MemberRole])[]): Promise<number> {
  const { id } = await createOrganization(app, { members: members.map(([{ user }, role]) => [user, role]) });
  return id;
}

const sql = <Row extends object>(query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(query, values);
const rolesIn = async (id: number) =>
  Object.fromEntries(
    (
      await sql<{ user: number; role: string }>(
        'select user_id as "user", role from organization_members where organization_id = ?',
        [id],
      )
    ).map(({ user, role }) => [user, role]),
  );
const codeOf = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => errors?.[0]?.extensions?.code;

const INVITE = `mutation ($id: ID!, $email: String!, $role: MemberRole!) {
  inviteMember(organizationId: $id, email: $email, role: $role) { invitations { id email role } }
}`;
const ACCEPT = "mutation ($token: String!) { acceptInvitation(token: $token) { id viewerRole } }";
const OFFER = `query ($token: String!) {
  organizationInvitation(token: $token) { organization email role isForViewer }
}`;
const invite = (by: TestClient, id: number, email: string, role = "EDITOR") =>
  by.execute<{ inviteMember: { invitations: { id: string }[] } }>(INVITE, { id, email, role });
const accept = (by: TestClient, token: string) =>
  by.execute<{ acceptInvitation: { id: string; viewerRole: string } }>(ACCEPT, { token });
const revoke = (by: TestClient, id: string | undefined) =>
  by.execute("mutation ($id: ID!) { revokeInvitation(id: $id) { id } }", { id });
const setRole = (by: TestClient, id: number, { userId }: Person, role: string) =>
  by.execute(
    `mutation ($id: ID!, $person: ID!, $role: MemberRole!) {
      setMemberRole(organizationId: $id, personId: $person, role: $role) { viewerRole viewerCanManage }
    }`,
    { id, person: userId, role },
  );
const remove = (by: TestClient, id: number, { userId }: Person) =>
  by.execute(
    "mutation ($id: ID!, $person: ID!) { removeMember(organizationId: $id, personId: $person) { members { name } } }",
    { id, person: userId },
  );
const leave = (by: TestClient, id: number) =>
  by.execute("mutation ($id: ID!) { leaveOrganization(organizationId: $id) { message } }", { id });

/** The token in the last letter to somebody. */
async function tokenFor({ email }: Pick<User, "email">): Promise<string> {
  await app.runJobs();
  const letter = app.mails.filter(({ to }) => to === email).at(-1);
  return /invitations\?token=([\w-]{43})/.exec(letter?.text ?? "")?.[1] ?? "";
}

describe("an invitation", () => {
  it("makes the invited a member, once, and is stored without its token", async () => {
    const [owner, invited] = [await person(), await person()];
    const id = await organizationOf([owner, "owner"]);
    const { email } = invited.user;
    expect((await invite(owner, id, email.toUpperCase())).data.inviteMember.invitations).toHaveLength(1);
    const jobs = await sql<{ payload: object }>("select payload from graphile_worker._private_jobs");
    expect(Object.keys(jobs.at(-1)?.payload ?? {})).toEqual(["id"]);
    await app.runJobs();
    const letter = app.mails.filter(({ to }) => to === email.toUpperCase()).at(-1);
    const token = await tokenFor({ email: email.toUpperCase() });
    expect(letter?.text).toContain("as an editor");
    expect(await sql("select from organization_invitations i where i::text like ?", [`%${token}%`])).toEqual(
      [],
    );
    expect((await invited.execute(OFFER, { token })).data).toMatchObject({
      organizationInvitation: { role: "EDITOR", isForViewer: true },
    });
    const answers = await Promise.all(Array.from({ length: 4 }, () => accept(invited, token)));
    expect(answers.filter(({ errors }) => !errors).map(({ data }) => data)).toEqual([
      { acceptInvitation: { id: String(id), viewerRole: "EDITOR" } },
    ]);
    expect(await rolesIn(id)).toEqual({ [owner.userId]: "owner", [invited.userId]: "editor" });
    expect((await invited.execute(OFFER, { token })).data).toEqual({ organizationInvitation: null });
  });

  it("is of no use to another account, nor once it was revoked, replaced or has expired", async () => {
    const [owner, invited, other] = [await person(), await person(), await person()];
    const id = await organizationOf([owner, "owner"]);
    const { data } = await invite(owner, id, invited.user.email);
    const first = await tokenFor(invited.user);
    expect(codeOf(await accept(other, first))).toBe("FORBIDDEN");
    expect((await other.execute(OFFER, { token: first })).data).toMatchObject({
      organizationInvitation: { isForViewer: false },
    });
    await invite(owner, id, invited.user.email);
    const second = await tokenFor(invited.user);
    expect(codeOf(await accept(invited, first))).toBe("BAD_USER_INPUT");
    expect(codeOf(await revoke(owner, data.inviteMember.invitations[0]?.id))).toBe("NOT_FOUND");
    await sql("update organization_invitations set expires_at = now() where organization_id = ?", [id]);
    expect(codeOf(await accept(invited, second))).toBe("BAD_USER_INPUT");
    const { data: again } = await invite(owner, id, invited.user.email);
    const third = await tokenFor(invited.user);
    expect((await revoke(owner, again.inviteMember.invitations[0]?.id)).errors).toBeUndefined();
    expect(codeOf(await accept(invited, third))).toBe("BAD_USER_INPUT");
    expect(await rolesIn(id)).toEqual({ [owner.userId]: "owner" });
  });

  it("ends with the membership of whoever sent it", async () => {
    const [owner, second, invited] = [await person(), await person(), await person()];
    const id = await organizationOf([owner, "owner"], [second, "owner"]);
    await invite(second, id, invited.user.email);
    const token = await tokenFor(invited.user);
    await remove(owner, id, second);
    expect(codeOf(await accept(invited, token))).toBe("BAD_USER_INPUT");
  });

  it("ends when whoever sent it is no owner any more", async () => {
    const [owner, second, invited] = [await person(), await person(), await person()];
    const id = await organizationOf([owner, "owner"], [second, "owner"]);
    await invite(second, id, invited.user.email, "OWNER");
    const token = await tokenFor(invited.user);
    await setRole(owner, id, second, "EDITOR");
    expect(codeOf(await accept(invited, token))).toBe("BAD_USER_INPUT");
    expect(await rolesIn(id)).toEqual({ [owner.userId]: "owner", [second.userId]: "editor" });
  });

  it("can't be kept from a mailbox by strangers and editors who use up its letters", async () => {
    const [owner, editor, stranger] = [await person(), await person(), await person()];
    const id = await organizationOf([owner, "owner"], [editor, "editor"]);
    for (const by of [editor, stranger])
      for (let time = 0; time < 5; time += 1) await invite(by, id, "wanted@people.example");
    expect((await invite(owner, id, "wanted@people.example")).errors).toBeUndefined();
  });

  it("goes to valid addresses only, and to a mailbox five times a day", async () => {
    const owner = await person();
    const id = await organizationOf([owner, "owner"]);
    const bad = await invite(owner, id, "no address");
    expect(bad.errors?.[0]?.extensions?.fields).toEqual({ email: "Invalid email address" });
    for (let time = 0; time < 5; time += 1) await invite(owner, id, `ada+${time}@people.example`);
    expect(codeOf(await invite(owner, id, "ada@people.example"))).toBe("TOO_MANY_REQUESTS");
  });
});

describe("members", () => {
  it("are seen by members and administrators, in five statements; others see nothing", async () => {
    const [owner, editor, stranger] = [await person(), await person(), await person()];
    const admin = await person({ role: "admin" });
    const id = await organizationOf([owner, "owner"], [editor, "editor"]);
    const vendor = await createVendor(app, { organization: { id } });
    const query = `query ($id: ID!) { organization(id: $id) {
      viewerRole viewerCanManage members { name role isViewer } invitations { email } vendors { id }
    } }`;
    const member = { name: "Noor Haddad", isViewer: false };
    const expected = {
      viewerRole: "EDITOR",
      viewerCanManage: false,
      members: [
        { ...member, role: "OWNER" },
        { ...member, role: "EDITOR", isViewer: true },
      ],
      invitations: [],
      vendors: [{ id: String(vendor.id) }],
    };
    await invite(owner, id, "ada@elsewhere.example");
    app.database.statements.length = 0;
    expect((await editor.execute(query, { id })).data).toEqual({ organization: expected });
    const statements = app.database.statements.filter((text) => !/sessions/.test(text));
    expect(statements.length).toBeLessThanOrEqual(6);
    expect((await admin.execute(query, { id })).data).toMatchObject({
      organization: {
        viewerRole: null,
        viewerCanManage: true,
        invitations: [{ email: "ada@elsewhere.example" }],
      },
    });
    expect((await stranger.execute(query, { id })).data).toEqual({ organization: null });
    expect(codeOf(await app.execute(query, { id }))).toBe("UNAUTHENTICATED");
  });

  it("and vendors are the same however often an organization is asked for", async () => {
    const owner = await person();
    const id = await organizationOf([owner, "owner"]);
    await createVendor(app, { organization: { id } });
    const { data } = await owner.execute<Record<string, { vendors: unknown[]; members: unknown[] }>>(
      `{ a: organization(id: ${id}) { ...O } b: organization(id: ${id}) { ...O } }
       fragment O on Organization { vendors { id } members { name } }`,
    );
    expect(data.a).toEqual({ vendors: [expect.anything()], members: [expect.anything()] });
    expect(data.b).toEqual(data.a);
  });

  it("of several organizations take as many statements as those of one", async () => {
    const viewer = await person();
    const query = "{ viewerOrganizations { name viewerRole members { name } vendors { name } } }";
    const countFor = async () => {
      app.database.statements.length = 0;
      await viewer.execute(query);
      return app.database.statements.length;
    };
    await organizationOf([viewer, "owner"]);
    const one = await countFor();
    for (let time = 0; time < 4; time += 1) await organizationOf([viewer, "owner"]);
    expect(await countFor()).toBe(one);
  });

  it("are managed by owners; editors are refused, and for strangers there is nothing", async () => {
    const [owner, editor, stranger] = [await person(), await person(), await person()];
    const id = await organizationOf([owner, "owner"], [editor, "editor"]);
    const { data } = await invite(owner, id, "ada@elsewhere.example");
    const invitation = data.inviteMember.invitations[0]?.id;
    for (const [by, code] of [
      [editor, "FORBIDDEN"],
      [stranger, "NOT_FOUND"],
      [app, "UNAUTHENTICATED"],
    ] as const) {
      expect(codeOf(await invite(by, id, "x@people.example"))).toBe(code);
      expect(codeOf(await setRole(by, id, editor, "OWNER"))).toBe(code);
      expect(codeOf(await remove(by, id, owner))).toBe(code);
      expect(codeOf(await revoke(by, invitation))).toBe(code);
    }
    expect(codeOf(await leave(stranger, id))).toBe("NOT_FOUND");
    expect(codeOf(await invite(owner, 999_999, "x@people.example"))).toBe("NOT_FOUND");
    expect(codeOf(await remove(owner, id, stranger))).toBe("NOT_FOUND");
    expect(await rolesIn(id)).toEqual({ [owner.userId]: "owner", [editor.userId]: "editor" });
  });

  it("change roles, leave and are removed, who gets a letter", async () => {
    const [owner, editor] = [await person(), await person()];
    const id = await organizationOf([owner, "owner"], [editor, "editor"]);
    await setRole(owner, id, editor, "OWNER");
    expect((await setRole(owner, id, owner, "EDITOR")).data).toEqual({
      setMemberRole: { viewerRole: "EDITOR", viewerCanManage: false },
    });
    await remove(editor, id, owner);
    await app.runJobs();
    const letter = app.mails.find(({ to }) => to === owner.user.email);
    expect(letter?.subject).toMatch(/no longer belong/);
    expect(await rolesIn(id)).toEqual({ [editor.userId]: "owner" });
  });
});

describe("an owner always remains", () => {
  it("when the only one leaves or gives it up", async () => {
    const [owner, editor] = [await person(), await person()];
    const id = await organizationOf([owner, "owner"], [editor, "editor"]);
    expect(codeOf(await leave(owner, id))).toBe("CONFLICT");
    expect(codeOf(await setRole(owner, id, owner, "EDITOR"))).toBe("CONFLICT");
    expect(codeOf(await remove(owner, id, owner))).toBe("CONFLICT");
    expect((await leave(editor, id)).errors).toBeUndefined();
    expect(codeOf(await leave(owner, id))).toBe("CONFLICT");
    expect(await rolesIn(id)).toEqual({ [owner.userId]: "owner" });
  });

  it("when two remove each other, leave, or give it up at once", async () => {
    const acts = [
      (id: number, self: Person, other: Person) => remove(self, id, other),
      (id: number, self: Person) => leave(self, id),
      (id: number, self: Person) => setRole(self, id, self, "EDITOR"),
    ];
    for (const act of acts) {
      const [one, two] = [await person(), await person()];
      const id = await organizationOf([one, "owner"], [two, "owner"]);
      const answers = await Promise.all([act(id, one, two), act(id, two, one)]);
      expect(answers.map(codeOf).filter((code) => code === undefined)).toHaveLength(1);
      expect(["CONFLICT", "NOT_FOUND"]).toContain(answers.map(codeOf).find((code) => code !== undefined));
      expect(Object.values(await rolesIn(id))).toContain("owner");
    }
  });
});
