import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addJob } from "../../../jobs/queue.ts";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { User } from "../identity/user.entity.ts";
import { dueDeletionsJob } from "../profiles/deletion/due-deletions.job.ts";

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { SIGN_IN_FAILURES: "1000" });
  other = await startTestApp(app.database, { SIGN_IN_FAILURES: "1000" });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const ROUNDS = 8;
const enter = (client: TestClient, { username }: User, password: string) =>
  client.execute("mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }", {
    input: { username, password },
  });
/** Sign-ins on both instances. */
const enterOften = (user: User, password: string) =>
  [app, other, app, other].map((client) => enter(client, user, password));
const sessionsOf = async ({ id }: User) => {
  const rows = await app.database.orm.em.fork().execute("select id from sessions where user_id = ?", [id]);
  return rows.length;
};
const stored = ({ id }: User) => app.database.orm.em.fork().findOneOrFail(User, id);

describe("signing in meanwhile", () => {
  it("a change of password leaves no session of the old one", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const user = await createUser(app, { password: "right-1" });
      const client = await signIn(app, user);
      const change = client.execute(
        'mutation { changePassword(currentPassword: "right-1", newPassword: "right-2") { message } }',
      );
      const [{ errors }] = await Promise.all([change, ...enterOften(user, "right-1")]);
      expect(errors).toBeUndefined();
      expect(await sessionsOf(user)).toBe(1);
    }
  });

  it("a deletion ends every session, or the sign-in takes it back", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const user = await createUser(app, { password: "right-1" });
      const client = await signIn(app, user);
      const removal = client.execute('mutation { deleteAccount(password: "right-1") { dueAt } }');
      await Promise.all([removal, ...enterOften(user, "right-1")]);
      const { deletionDueAt } = await stored(user);
      expect([deletionDueAt !== null, await sessionsOf(user)]).toSatisfy(([due, sessions]) =>
        due ? sessions === 0 : sessions > 0,
      );
    }
  });

  it("the erasure of an account whose time is over never erases half of it", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const due = new Date(Date.now() + 400);
      const user = await createUser(app, {
        password: "right-1",
        deletionRequestedAt: new Date(0),
        deletionDueAt: due,
      });
      const entering = enterOften(user, "right-1");
      // The account may be used until it is due; the job takes it from the moment that it is.
      await app.database.orm.em
        .fork()
        .execute("update users set deletion_due_at = now() where id = ? and deletion_due_at is not null", [
          user.id,
        ]);
      await addJob(app.database.orm.em.fork(), dueDeletionsJob, {});
      await Promise.all([app.runJobs(), ...entering]);
      const { anonymizedAt, username, isActive } = await stored(user);
      if (anonymizedAt) expect([isActive, await sessionsOf(user)]).toEqual([false, 0]);
      else
        expect([username, await sessionsOf(user)]).toSatisfy(
          ([name, sessions]) => name === user.username && sessions > 0,
        );
    }
  });

  it("two changes of password: the second doesn't count with the old one", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const user = await createUser(app, { password: "right-1" });
      const [here, there] = [await signIn(app, user), await signIn(other, user)];
      const change = (client: TestClient, to: string) =>
        client.execute(
          'mutation ($to: String!) { changePassword(currentPassword: "right-1", newPassword: $to) { message } }',
          { to },
        );
      const answers = await Promise.all([change(here, "right-2"), change(there, "right-3")]);
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    }
  });
});
