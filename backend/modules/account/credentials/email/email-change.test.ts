import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn, type UserFields } from "../../../../testing/accounts.ts";
import {
  startTestApp,
  type TestApp,
  type TestClient,
  testClient,
} from "../../../../testing/servers/test-app.ts";
import { User } from "../../identity/user.entity.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { TRUSTED_PROXIES: "1" });
});
afterAll(() => app.stop());

const REQUEST = `mutation ($email: String!, $password: String!) {
  requestEmailChange(email: $email, password: $password) { email expiresAt }
}`;
const CONFIRM = "mutation ($token: String!) { confirmEmailChange(token: $token) { message } }";
const PENDING = "{ viewerEmailChange { email } viewer { email } }";
interface Pending {
  viewerEmailChange: { email: string } | null;
  viewer: { email: string };
}

let networks = 0;
/** A signed-in person on a network of their own. */
async function person(fields: UserFields = {}): Promise<SignedInClient & { user: User }> {
  const user = await createUser(app, { password: "right-1", ...fields });
  const client = await signIn(app, user);
  networks += 1;
  const headers = {
    cookie: `session=${client.token}`,
    "x-forwarded-for": `10.1.${networks >> 8}.${networks & 255}`,
  };
  return { ...client, ...testClient(app.url, headers), user };
}
const request = (client: TestClient, email: string, password = "right-1") =>
  client.execute<{ requestEmailChange: { email: string; expiresAt: string } }>(REQUEST, { email, password });
const confirm = (token: string) => app.execute(CONFIRM, { token });
const pending = async (client: TestClient) => (await client.execute<Pending>(PENDING)).data;
const stored = (id: number) => app.database.orm.em.fork().findOneOrFail(User, id);
const sql = <Row extends object>(query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(query, values);
const codeOf = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => errors?.[0]?.extensions?.code;
const lettersTo = (email: string) => app.mails.filter(({ to }) => to === email);

/** The token of the last link sent to an address. */
async function tokenFor(email: string): Promise<string> {
  await app.runJobs();
  return /confirm-email\?token=([\w-]{43})/.exec(lettersTo(email).at(-1)?.text ?? "")?.[1] ?? "";
}

describe("a change of address", () => {
  it("waits for the link sent to the new one; the old one is told twice", async () => {
    const client = await person();
    const { email } = client.user;
    const { data } = await request(client, `new-${email}`);
    expect(data.requestEmailChange.email).toBe(`new-${email}`);
    expect(Math.round((Date.parse(data.requestEmailChange.expiresAt) - Date.now()) / 3_600_000)).toBe(24);
    const token = await tokenFor(`new-${email}`);
    expect(lettersTo(email).map(({ subject }) => subject)).toEqual([
      "Your email address is about to change - SportsTech Hub",
    ]);
    expect(await pending(client)).toEqual({
      viewerEmailChange: { email: `new-${email}` },
      viewer: { email },
    });
    expect((await stored(client.userId)).emailProvenAt).toBeNull();
    await app.fetch(`/confirm-email?token=${token}`);
    expect((await pending(client)).viewer.email).toBe(email);
    expect((await confirm(token)).data).toEqual({
      confirmEmailChange: { message: "Your email address was changed" },
    });
    expect(await pending(client)).toEqual({ viewerEmailChange: null, viewer: { email: `new-${email}` } });
    expect((await stored(client.userId)).emailProvenAt).not.toBeNull();
    await app.runJobs();
    const notice = lettersTo(email).at(-1);
    expect(notice?.subject).toBe("Your email address was changed - SportsTech Hub");
    expect(notice?.text).toContain("/contact");
    expect(codeOf(await confirm(token))).toBe("BAD_USER_INPUT");
  });

  it("ends reset links, sign-ins under way and the change itself", async () => {
    const client = await person();
    const { email, id } = client.user;
    await app.execute("mutation ($email: String!) { requestPasswordReset(email: $email) { message } }", {
      email,
    });
    await app.runJobs();
    const reset = /token=([\w-]{43})/.exec(lettersTo(email).at(-1)?.text ?? "")?.[1];
    await sql(
      "insert into sign_in_challenges (user_id, token_hash, expires_at) values (?, sha256('x'), now() + interval '1 hour')",
      [id],
    );
    await request(client, `new-${email}`);
    await confirm(await tokenFor(`new-${email}`));
    const { errors } = await app.execute(
      'mutation ($token: String!) { resetPassword(token: $token, newPassword: "right-2") { message } }',
      { token: reset },
    );
    expect(errors?.[0]?.extensions?.fields).toEqual({ token: expect.any(String) });
    expect(await sql("select from sign_in_challenges where user_id = ?", [id])).toEqual([]);
  });

  it("ends when the password changes", async () => {
    const client = await person();
    await request(client, `new-${client.user.email}`);
    const token = await tokenFor(`new-${client.user.email}`);
    await client.execute(
      'mutation { changePassword(currentPassword: "right-1", newPassword: "right-2") { message } }',
    );
    expect(codeOf(await confirm(token))).toBe("BAD_USER_INPUT");
    expect((await stored(client.userId)).email).toBe(client.user.email);
  });

  it("has one effect when its link is used many times at once", async () => {
    const client = await person();
    await request(client, `new-${client.user.email}`);
    const token = await tokenFor(`new-${client.user.email}`);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await stored(client.userId)).version).toBe(client.user.version + 1);
  });

  it("can't be confirmed after 24 hours, and is forgotten", async () => {
    const client = await person();
    await request(client, `new-${client.user.email}`);
    const token = await tokenFor(`new-${client.user.email}`);
    await sql(
      "update email_changes set created_at = now() - interval '25 hours', expires_at = now() - interval '1 hour'",
    );
    expect(codeOf(await confirm(token))).toBe("BAD_USER_INPUT");
    expect((await pending(client)).viewerEmailChange).toBeNull();
    await sql("select graphile_worker.add_job('purge-credentials', '{}'::json)");
    await app.runJobs();
    expect(await sql("select from email_changes where user_id = ?", [client.userId])).toEqual([]);
  });

  it("keeps its token out of the database", async () => {
    const client = await person();
    await request(client, `new-${client.user.email}`);
    const token = await tokenFor(`new-${client.user.email}`);
    const rows = await sql(
      "select t::text from email_changes t union all select j::text from graphile_worker.jobs j",
    );
    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("can be canceled and sent again: only the last link counts", async () => {
    const client = await person();
    const email = `new-${client.user.email}`;
    await request(client, email);
    const first = await tokenFor(email);
    const { errors } = await client.execute("mutation { resendEmailChange { email } }");
    expect(errors).toBeUndefined();
    const second = await tokenFor(email);
    expect(codeOf(await confirm(first))).toBe("BAD_USER_INPUT");
    await client.execute("mutation { cancelEmailChange { message } }");
    expect((await pending(client)).viewerEmailChange).toBeNull();
    expect(codeOf(await confirm(second))).toBe("BAD_USER_INPUT");
    expect(codeOf(await client.execute("mutation { resendEmailChange { email } }"))).toBe("NOT_FOUND");
  });

  it("of one account is not another's to see, send again or cancel", async () => {
    const [client, other] = [await person(), await person()];
    await request(client, `new-${client.user.email}`);
    expect((await pending(other)).viewerEmailChange).toBeNull();
    expect(codeOf(await other.execute("mutation { resendEmailChange { email } }"))).toBe("NOT_FOUND");
    await other.execute("mutation { cancelEmailChange { message } }");
    expect((await pending(client)).viewerEmailChange).not.toBeNull();
  });

  it("of an account that is deactivated in the meantime is refused", async () => {
    const client = await person();
    await request(client, `new-${client.user.email}`);
    const token = await tokenFor(`new-${client.user.email}`);
    await sql("update users set is_active = false where id = ?", [client.userId]);
    expect(codeOf(await confirm(token))).toBe("BAD_USER_INPUT");
  });
});

describe("a request to change the address", () => {
  it.each([
    ["email", "nobody", "right-1", "Invalid email address"],
    ["password", "new@people.example", "", "Password is required"],
    ["password", "new@people.example", "wrong-1", "Password is incorrect"],
  ])("is refused at %s: %s, %s", async (field, email, password, message) => {
    const client = await person();
    const { errors } = await request(client, email, password);
    expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", fields: { [field]: message } });
    expect((await pending(client)).viewerEmailChange).toBeNull();
  });

  it("is refused for the address that it is, and for a taken one as at sign-up", async () => {
    const [client, other] = [await person(), await person()];
    expect((await request(client, client.user.email.toUpperCase())).errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: { email: "This is already your email address" },
    });
    expect((await request(client, other.user.email.toUpperCase())).errors?.[0]?.extensions).toEqual({
      code: "CONFLICT",
      fields: { email: "An account with this email already exists" },
    });
  });

  it("of an address that is taken before the click ends in a conflict", async () => {
    const client = await person();
    const email = `wanted-${client.user.email}`;
    await request(client, email);
    const token = await tokenFor(email);
    await createUser(app, { email });
    expect(codeOf(await confirm(token))).toBe("CONFLICT");
    expect((await stored(client.userId)).email).toBe(client.user.email);
  });

  it("needs a session of one's own", async () => {
    expect(codeOf(await request(app, "new@people.example"))).toBe("UNAUTHENTICATED");
    for (const field of ["resendEmailChange { email }", "cancelEmailChange { message }"]) {
      expect(codeOf(await app.execute(`mutation { ${field} }`))).toBe("UNAUTHENTICATED");
    }
    expect(codeOf(await app.execute("{ viewerEmailChange { email } }"))).toBe("UNAUTHENTICATED");
  });

  it("ends after five wrong passwords, even with the right one", async () => {
    const client = await person();
    const codes: unknown[] = [];
    for (let i = 0; i < 5; i++) codes.push(codeOf(await request(client, "new@people.example", "wrong-1")));
    codes.push(codeOf(await request(client, "new@people.example")));
    expect(codes).toEqual([...Array(5).fill("BAD_USER_INPUT"), "TOO_MANY_REQUESTS"]);
  });

  it("passes three times an hour for each account, taken addresses included", async () => {
    const client = await person();
    const taken = (await person()).user.email;
    const codes: unknown[] = [];
    for (const email of [taken, "one@else.example", "two@else.example", taken]) {
      codes.push(codeOf(await request(client, email)) ?? "sent");
    }
    expect(codes).toEqual(["CONFLICT", "sent", "sent", "TOO_MANY_REQUESTS"]);
    expect(codeOf(await client.execute("mutation { resendEmailChange { email } }"))).toBe(
      "TOO_MANY_REQUESTS",
    );
  });

  it("sends a stranger's mailbox three letters a day, whoever asks", async () => {
    const codes: unknown[] = [];
    for (const tag of ["", "+a", "+b", "+c", ""]) {
      codes.push(codeOf(await request(await person(), `stranger${tag}@Else.example`)) ?? "sent");
    }
    expect(codes).toEqual(["sent", "sent", "sent", "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
    await app.runJobs();
    expect(app.mails.filter(({ to }) => /^stranger.*@else\.example$/i.test(to))).toHaveLength(3);
  });
});
