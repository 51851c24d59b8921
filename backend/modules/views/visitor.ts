import { createHmac, timingSafeEqual } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { asPerson } from "../../shared/actor.ts";
import { hashToken, newToken } from "../../shared/secret-token.ts";
import type { VisitorContext } from "./visitor-context.ts";

/** The keys by database: each stays what it was when the database was made. */
const keys = new WeakMap<object, Promise<Buffer>>();

/** The key that all instances sign with, read once a process. */
function signingKey(em: EntityManager): Promise<Buffer> {
  const database = em.getConnection();
  let key = keys.get(database);
  if (!key) {
    key = readKey(em);
    keys.set(database, key);
    key.catch(() => keys.delete(database));
  }
  return key;
}

async function readKey(em: EntityManager): Promise<Buffer> {
  const [row] = await em.execute<{ key: Buffer }[]>("select key from signing_keys where name = 'visitor'");
  if (!row) throw new Error("There is no signing key.");
  return row.key;
}

const sign = (key: Buffer, id: string) => createHmac("sha256", key).update(id).digest("base64url");

/** The id in a cookie that we signed; undefined for any other. */
function readSigned(key: Buffer, cookie: string | undefined): string | undefined {
  const [id = "", signature = ""] = (cookie ?? "").split(".");
  const expected = Buffer.from(sign(key, id));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

/** Who a visitor without an account is, by the signed cookie; undefined when there is none. */
export async function knownVisitor({ em, visitorCookie }: VisitorContext): Promise<Buffer | undefined> {
  if (!visitorCookie.value) return undefined;
  const id = readSigned(await signingKey(em), visitorCookie.value);
  return id === undefined ? undefined : hashToken(id);
}

/** As `knownVisitor`; somebody new gets a cookie. */
export async function visitorOf({ em, visitorCookie }: VisitorContext): Promise<Buffer> {
  const key = await signingKey(em);
  const known = readSigned(key, visitorCookie.value);
  if (known !== undefined) return hashToken(known);
  const id = newToken();
  visitorCookie.set(`${id}.${sign(key, id)}`);
  return hashToken(id);
}

/**
 * Who looks at something: the account, the signed cookie, or else what the address and the browser's name give,
 * made unreadable with our own key. No cookie is set for reading.
 */
export async function readerOf({ em, actor, caller, visitorCookie }: VisitorContext): Promise<Buffer> {
  const person = asPerson(actor);
  if (person) return hashToken(`user ${person.id}`);
  const key = await signingKey(em);
  const id = readSigned(key, visitorCookie.value);
  if (id !== undefined) return hashToken(id);
  return createHmac("sha256", key)
    .update(`${caller.address} ${caller.userAgent ?? ""}`)
    .digest();
}
