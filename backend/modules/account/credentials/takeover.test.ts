import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contributions } from "../../../modules.ts";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { newPasskey } from "../../../testing/passkeys.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { newTokenOf } from "../../../testing/tokens.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

const STANDING = "{ viewerStandingAccess { kind label count path } }";
type Standing = { viewerStandingAccess: { kind: string; label: string; count: number; path: string }[] };

/** An account that somebody else has got hold of, and all that they left there. */
async function takenOver() {
  const user = await createUser(app, { password: "right-1" });
  const [here, there] = [await signIn(app, user), await signIn(app, user)];
  const { token } = await newTokenOf(there);
  await newPasskey(app, there, "right-1");
  const hook = await there.execute(
    `mutation { createWebhook(input: { url: "https://receiver.example/hook", events: ["solution.published"] }) { secret } }`,
  );
  expect(hook.errors).toBeUndefined();
  const made = await there.execute<{ renewCalendarAddress: { url: string } }>(
    "mutation { renewCalendarAddress { url } }",
  );
  const calendar = new URL(made.data.renewCalendarAddress.url);
  const change = await there.execute(
    'mutation ($to: String!) { requestEmailChange(email: $to, password: "right-1") { email } }',
    { to: `thief-of-${user.id}@evil.example` },
  );
  expect(change.errors).toBeUndefined();
  return { user, here, there, token, calendar: `${calendar.pathname}${calendar.search}` };
}

/** Which of the ways in still work. */
async function waysIn({ there, token, calendar, user }: Awaited<ReturnType<typeof takenOver>>) {
  const em = app.database.orm.em.fork();
  const count = async (sql: string) => Number((await em.execute<{ n: number }[]>(sql, [user.id]))[0]?.n);
  return {
    session: (await there.fetch("/api/auth/me")).status === 200,
    token:
      (await app.fetch("/api/auth/me", { headers: { authorization: `Bearer ${token}` } })).status === 200,
    calendar: (await app.fetch(calendar)).status === 200,
    webhooks: await count("select count(*)::int as n from webhook_endpoints where owner_id = ? and enabled"),
    passkeys: await count("select count(*)::int as n from passkeys where user_id = ?"),
    "pending addresses": await count("select count(*)::int as n from email_changes where user_id = ?"),
  };
}

const ALL = { session: true, token: true, calendar: true, webhooks: 1, passkeys: 1, "pending addresses": 1 };
const NONE = {
  session: false,
  token: false,
  calendar: false,
  webhooks: 0,
  passkeys: 0,
  "pending addresses": 0,
};

/** Each way to end it all, and whether this session stays. */
const ENDS: [
  string,
  boolean,
  (of: Awaited<ReturnType<typeof takenOver>>) => Promise<{ errors?: unknown }>,
][] = [
  [
    "a changed password",
    true,
    ({ here }) =>
      here.execute(
        'mutation { changePassword(currentPassword: "right-1", newPassword: "right-2") { message } }',
      ),
  ],
  [
    "signing out everywhere",
    true,
    ({ here }) => here.execute("mutation { revokeOtherSessions { message } }"),
  ],
  [
    "a deleted account",
    false,
    ({ here }) => here.execute('mutation { deleteAccount(password: "right-1") { message } }'),
  ],
  [
    "a reset by mail",
    false,
    async ({ user }) => {
      await app.execute("mutation ($email: String!) { requestPasswordReset(email: $email) { message } }", {
        email: user.email,
      });
      await app.runJobs();
      const letter = app.mails.findLast(({ to, text }) => to === user.email && text.includes("token="));
      const [, reset] = /token=([\w-]{43})/.exec(letter?.text ?? "") ?? [];
      return app.execute(
        'mutation ($token: String!) { resetPassword(token: $token, newPassword: "right-2") { message } }',
        { token: reset },
      );
    },
  ],
  [
    "a reset by an administrator",
    false,
    ({ user }) =>
      admin.execute(
        'mutation ($id: ID!) { resetUserPassword(id: $id, newPassword: "right-2") { message } }',
        {
          id: user.id,
        },
      ),
  ],
];

describe("after a takeover", () => {
  it("everything that stands is listed, by kind", async () => {
    const { here } = await takenOver();
    const { data } = await here.execute<Standing>(STANDING);
    expect(data.viewerStandingAccess.map(({ label }) => label).toSorted()).toEqual([
      "1 access token",
      "1 calendar address",
      "1 other session",
      "1 passkey",
      "1 pending change of your email address",
      "1 webhook",
    ]);
    expect(data.viewerStandingAccess).toHaveLength(contributions.standingAccess.length);
  });

  it.each(ENDS)("%s ends all of it", async (_what, keepsThis, end) => {
    const taken = await takenOver();
    expect(await waysIn(taken)).toEqual(ALL);
    expect((await end(taken)).errors).toBeUndefined();
    expect(await waysIn(taken)).toEqual(NONE);
    expect((await taken.here.fetch("/api/auth/me")).status).toBe(keepsThis ? 200 : 401);
    if (!keepsThis) return;
    expect((await taken.here.execute<Standing>(STANDING)).data).toEqual({ viewerStandingAccess: [] });
  });
});
