import { randomUUID } from "node:crypto";
import type { RequiredEntityData } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { hashPassword } from "../modules/account/credentials/passwords/password-hash.ts";
import { User } from "../modules/account/identity/user.entity.ts";
import { Session } from "../modules/account/sessions/session.entity.ts";
import { hashToken, newToken } from "../shared/secret-token.ts";
import { type TestApp, type TestClient, testClient } from "./servers/test-app.ts";

/** A signed-in client with the account's id and the session token. */
export interface SignedInClient extends TestClient {
  readonly userId: number;
  readonly token: string;
}

/** Properties of a test user; the rest has realistic defaults. */
export type UserFields = Partial<RequiredEntityData<User>> & { password?: string };

type HasDatabase = Pick<TestApp, "database">;

/** A single statement needs no transaction around it. */
const forkOf = ({ database }: HasDatabase) => database.orm.em.fork({ disableTransactions: true });

/** Creates a user, by default a business user without a password. */
export async function createUser(app: HasDatabase, fields: UserFields = {}): Promise<User> {
  const { password, ...rest } = fields;
  const em = forkOf(app);
  const passwordHash = password && (await hashPassword(password));
  const user = userOf(em, { ...(passwordHash && { passwordHash }), ...rest });
  await em.flush();
  return user;
}

/** Creates as many users in one statement. */
export async function createUsers(app: HasDatabase, count: number, fields: UserFields = {}): Promise<User[]> {
  const em = forkOf(app);
  const users = Array.from({ length: count }, () => userOf(em, fields));
  await em.flush();
  return users;
}

function userOf(em: EntityManager, fields: UserFields): User {
  const username = fields.username ?? `user-${randomUUID().slice(0, 13)}`;
  return em.create(User, {
    username,
    email: `${username}@people.example`,
    firstName: "Noor",
    lastName: "Haddad",
    ...fields,
  } as RequiredEntityData<User>);
}

/**
 * A client with its own session for a user: `signIn(app, await createUser(app, { role: "mentor" }))`. Passwords are
 * not checked.
 */
export async function signIn(app: TestApp, user: Pick<User, "id">): Promise<SignedInClient> {
  const [client] = await signInAll(app, [user]);
  return client as SignedInClient;
}

/** A client for each of these users, whose sessions are made in one statement. */
export async function signInAll(app: TestApp, users: readonly Pick<User, "id">[]): Promise<SignedInClient[]> {
  const em = forkOf(app);
  const name = app.config.publicUrl.startsWith("https:") ? "__Host-session" : "session";
  const clients = users.map(({ id }) => {
    const token = newToken();
    em.create(Session, {
      user: em.getReference(User, id),
      tokenHash: hashToken(token),
      userAgent: "Test",
      address: "127.0.0.1",
      expiresAt: new Date(Date.now() + 24 * 3600 * 1000),
    });
    return { ...testClient(app.url, { cookie: `${name}=${token}` }), userId: id, token };
  });
  await em.flush();
  return clients;
}
