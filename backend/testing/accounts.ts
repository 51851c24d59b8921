import { randomUUID } from "node:crypto";
import type { RequiredEntityData } from "@mikro-orm/core";
import { User } from "../modules/accounts/user.entity.ts";
import { hashPassword } from "../modules/credentials/passwords/password-hash.ts";
import { Session } from "../modules/sessions/session.entity.ts";
import { hashToken, newToken } from "../shared/secret-token.ts";
import { type TestApp, type TestClient, testClient } from "./test-app.ts";

/** A signed-in client with the account's id and the session token. */
export interface SignedInClient extends TestClient {
  readonly userId: number;
  readonly token: string;
}

/** Properties of a test user; the rest has realistic defaults. */
export type UserFields = Partial<RequiredEntityData<User>> & { password?: string };

/** Creates a user, by default a business user without a password. */
export async function createUser(app: Pick<TestApp, "database">, fields: UserFields = {}): Promise<User> {
  const { password, ...rest } = fields;
  // A single statement needs no transaction around it.
  const em = app.database.orm.em.fork({ disableTransactions: true });
  const username = rest.username ?? `user-${randomUUID().slice(0, 13)}`;
  const user = em.create(User, {
    username,
    email: `${username}@people.example`,
    firstName: "Noor",
    lastName: "Haddad",
    ...(password ? { passwordHash: await hashPassword(password) } : {}),
    ...rest,
  } as RequiredEntityData<User>);
  await em.flush();
  return user;
}

/**
 * A client with its own session for a user: `signIn(app, await createUser(app, { role: "mentor" }))`. Passwords are
 * not checked.
 */
export async function signIn(app: TestApp, { id }: Pick<User, "id">): Promise<SignedInClient> {
  const em = app.database.orm.em.fork({ disableTransactions: true });
  const token = newToken();
  em.create(Session, {
    user: em.getReference(User, id),
    tokenHash: hashToken(token),
    userAgent: "Test",
    address: "127.0.0.1",
    expiresAt: new Date(Date.now() + 24 * 3600 * 1000),
  });
  await em.flush();
  const name = app.config.publicUrl.startsWith("https:") ? "__Host-session" : "session";
  return { ...testClient(app.url, { cookie: `${name}=${token}` }), userId: id, token };
}
