import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contributions } from "../../../modules.ts";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { User } from "../../account/identity/user.entity.ts";
import { anonymize } from "../../account/profiles/deletion/anonymize.ts";
import { teamData } from "./personal-data.ts";

let app: TestApp;
let member: SignedInClient;
let admin: SignedInClient;
let stranger: SignedInClient;
let founder: User;
let asked: SignedInClient;
let vendor: { id: number };
beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app, { firstName: "Mia", lastName: "Berg" });
  founder = await createUser(app, { firstName: "Ana", lastName: "Reyes", email: "ana@people.example" });
  member = await signIn(app, user);
  asked = await signIn(app, founder);
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  stranger = await signIn(app, await createUser(app));
  const organization = await createOrganization(app, { members: [[user, "owner"]] });
  vendor = await createVendor(app, { organization, name: "Gantryview" });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql("delete from team_members");
  await sql("delete from team_invitations");
  await sql("delete from rate_limits");
  await app.runJobs();
  app.mails.length = 0;
});

const sql = (statement: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(statement, values);
const refusal = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => ({
  code: errors?.[0]?.extensions?.code,
  fields: errors?.[0]?.extensions?.fields,
});
const team = async (by: TestClient = app) =>
  (
    await by.execute<{ vendor: { team: { id: string; name: string; isViewer: boolean }[] } }>(
      `{ vendor(id: ${vendor.id}) { team { id name position isFounder isViewer } } }`,
    )
  ).data.vendor.team;
const join = (by: TestClient, position = "Engineer", isFounder = false) =>
  by.execute("mutation ($v: ID!, $input: TeamPlaceInput!) { joinTeam(vendorId: $v, input: $input) { id } }", {
    v: vendor.id,
    input: { position, isFounder },
  });
const invite = (by: TestClient, email = "ana@people.example", position = "Chair") =>
  by.execute<{ inviteToTeam: { id: string } }>(
    `mutation ($v: ID!, $email: String!, $position: String!) {
      inviteToTeam(vendorId: $v, email: $email, input: { position: $position, isFounder: true }) { id } }`,
    { v: vendor.id, email, position },
  );
const accept = (by: TestClient, token: string) =>
  by.execute("mutation ($token: String!) { acceptTeamInvitation(token: $token) { id } }", { token });
const tokenSent = async () => {
  await app.runJobs();
  return /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? "")?.[1] ?? "";
};
const leave = (by: TestClient, id: string | undefined) =>
  by.execute("mutation ($id: ID!) { leaveTeam(id: $id) { id } }", { id: id ?? "0" });

describe("a vendor's team", () => {
  it("names members who add themselves, and nobody else by their own act", async () => {
    expect((await join(member)).errors).toBeUndefined();
    expect((await join(member, "Head of Engineering", true)).errors).toBeUndefined();
    expect(await team(member)).toMatchObject([
      { name: "Mia Berg", position: "Head of Engineering", isFounder: true, isViewer: true },
    ]);
    expect(await team()).toMatchObject([{ name: "Mia Berg", isViewer: false }]);
    expect(refusal(await join(app)).code).toBe("UNAUTHENTICATED");
    expect(refusal(await join(stranger)).code).toBe("FORBIDDEN");
    expect(refusal(await join(admin)).code).toBe("FORBIDDEN");
    expect(refusal(await join(member, "")).fields).toHaveProperty("position");
    expect(refusal(await join(member, "x".repeat(121))).fields).toHaveProperty("position");
  });

  it("names somebody who was asked only once they agree, by the account of that address", async () => {
    expect((await invite(member)).errors).toBeUndefined();
    const token = await tokenSent();
    expect(app.mails.at(-1)).toMatchObject({ to: "ana@people.example" });
    expect(await team()).toEqual([]);
    const offered = async (by: TestClient) =>
      (
        await by.execute<{ offeredPosition: object | null }>(
          "query ($token: String!) { offeredPosition(token: $token) { vendor position isFounder isForViewer } }",
          { token },
        )
      ).data.offeredPosition;
    expect(await offered(asked)).toEqual({
      ...{ vendor: "Gantryview", position: "Chair", isFounder: true, isForViewer: true },
    });
    expect(await offered(stranger)).toMatchObject({ isForViewer: false });
    expect(refusal(await accept(stranger, token)).code).toBe("FORBIDDEN");
    expect(refusal(await accept(app, token)).code).toBe("UNAUTHENTICATED");
    expect(refusal(await accept(asked, "wrong")).fields).toHaveProperty("token");
    expect((await accept(asked, token)).errors).toBeUndefined();
    expect(await team()).toMatchObject([{ name: "Ana Reyes", position: "Chair", isFounder: true }]);
    expect(refusal(await accept(asked, token)).fields).toHaveProperty("token");
    expect(await offered(asked)).toBeNull();
    expect(refusal(await invite(member)).fields).toHaveProperty("email");
  });

  it("asks only for its members and administrators, by a link that ends with a new one", async () => {
    expect(refusal(await invite(stranger)).code).toBe("FORBIDDEN");
    expect(refusal(await invite(app)).code).toBe("UNAUTHENTICATED");
    expect(refusal(await invite(member, "nobody")).fields).toHaveProperty("email");
    await invite(admin);
    const first = await tokenSent();
    await invite(member);
    const second = await tokenSent();
    expect(second).not.toBe(first);
    expect(refusal(await accept(asked, first)).code).toBe("BAD_USER_INPUT");
    const list = async (by: TestClient) =>
      (
        await by.execute<{ teamInvitations: { id: string; email: string }[] }>(
          `{ teamInvitations(vendorId: ${vendor.id}) { id email position } }`,
        )
      ).data.teamInvitations;
    const [made] = await list(member);
    expect(made).toMatchObject({ email: "ana@people.example" });
    expect(await list(admin)).toHaveLength(1);
    expect(await list(stranger)).toEqual([]);
    expect(await list(asked)).toEqual([]);
    const withdraw = (by: TestClient) =>
      by.execute(`mutation { withdrawTeamInvitation(id: ${made?.id}) { message } }`);
    expect(refusal(await withdraw(stranger)).code).toBe("NOT_FOUND");
    expect((await withdraw(member)).errors).toBeUndefined();
    expect(refusal(await accept(asked, second)).code).toBe("BAD_USER_INPUT");
    expect(await team()).toEqual([]);
  });

  it("lets everyone take their own name off, and its members anyone's", async () => {
    await invite(member);
    await accept(asked, await tokenSent());
    await join(member);
    const [ana, mia] = await team();
    expect(refusal(await leave(stranger, ana?.id)).code).toBe("NOT_FOUND");
    expect(refusal(await leave(asked, mia?.id)).code).toBe("NOT_FOUND");
    expect(refusal(await leave(app, ana?.id)).code).toBe("UNAUTHENTICATED");
    expect((await leave(asked, ana?.id)).errors).toBeUndefined();
    expect(await team()).toMatchObject([{ name: "Mia Berg" }]);
    expect((await leave(member, mia?.id)).errors).toBeUndefined();
    expect(await team()).toEqual([]);
  });

  it("isn't joined again by whom an administrator took off, until one invites them", async () => {
    await join(member);
    const [mia] = await team();
    expect((await leave(admin, mia?.id)).errors).toBeUndefined();
    expect(refusal(await join(member)).code).toBe("FORBIDDEN");
    const [{ email } = { email: "" }] = (await sql("select email from users where id = ?", [
      member.userId,
    ])) as { email: string }[];
    await invite(member, email);
    expect(refusal(await accept(member, await tokenSent())).code).toBe("FORBIDDEN");
    expect(await team()).toEqual([]);
    await invite(admin, email);
    expect((await accept(member, await tokenSent())).errors).toBeUndefined();
    expect(await team()).toMatchObject([{ name: "Mia Berg" }]);
  });

  it("follows a change of the person's name, also where an answer was kept", async () => {
    await join(member);
    expect(await team()).toMatchObject([{ name: "Mia Berg" }]);
    await sql("update users set last_name = 'Dahl' where first_name = 'Mia'");
    await expect.poll(async () => (await team())[0]?.name).toBe("Mia Dahl");
    await sql("update users set last_name = 'Berg' where first_name = 'Mia'");
  });

  it("is in the export of the person, and ends with the account", async () => {
    const user = await createUser(app, { email: "leaving@people.example" });
    await sql("insert into team_members (vendor_id, user_id, position) values (?, ?, 'Scout')", [
      vendor.id,
      user.id,
    ]);
    const em = app.database.orm.em.fork();
    expect(await teamData.collect(em, user.id)).toMatchObject({
      named: [{ vendor: "Gantryview", position: "Scout", isFounder: false }],
      asked: [],
    });
    await em.transactional(async (inner) =>
      anonymize(inner, await inner.findOneOrFail(User, user.id), contributions),
    );
    expect(await team()).toEqual([]);
  });
});
