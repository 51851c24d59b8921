import { createHmac, timingSafeEqual } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { asPerson } from "../../../shared/actor.ts";
import { hashToken, newToken } from "../../../shared/secret-token.ts";
import type { VisitorContext } from "./visitor-context.ts";

/** Signing keys by database; a key never changes. */
const keys = new WeakMap<object, Promise<Buffer>>();

/** Returns the signing key shared by all instances, read once per process. */
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

/** Returns the id in a validly signed cookie; undefined otherwise. */
function readSigned(key: Buffer, cookie: string | undefined): string | undefined {
  const [id = "", signature = ""] = (cookie ?? "").split(".");
  const expected = Buffer.from(sign(key, id));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

/** Returns the visitor id from the signed cookie; undefined without one. */
export async function knownVisitor({ em, visitorCookie }: VisitorContext): Promise<Buffer | undefined> {
  if (!visitorCookie.value) return undefined;
  const id = readSigned(await signingKey(em), visitorCookie.value);
  return id === undefined ? undefined : hashToken(id);
}

/** Like `knownVisitor`; sets a cookie for new visitors. */
export async function visitorOf({ em, visitorCookie }: VisitorContext): Promise<Buffer> {
  const key = await signingKey(em);
  const known = readSigned(key, visitorCookie.value);
  if (known !== undefined) return hashToken(known);
  const id = newToken();
  visitorCookie.set(`${id}.${sign(key, id)}`);
  return hashToken(id);
}

/**
 * Returns an identifier of a viewer for counting: the account, the signed cookie, or else a keyed hash of the
 * network and user agent. Never sets a cookie.
 */
export async function readerOf({ em, actor, caller, visitorCookie }: VisitorContext): Promise<Buffer> {
  const person = asPerson(actor);
  if (person) return hashToken(`user ${person.id}`);
  const key = await signingKey(em);
  const id = readSigned(key, visitorCookie.value);
  if (id !== undefined) return hashToken(id);
  return createHmac("sha256", key)
    .update(`${caller.network} ${caller.userAgent ?? ""}`)
    .digest();
}

/** Returns a keyed hash of the caller's network. */
export async function networkHash({ em, caller }: VisitorContext): Promise<Buffer> {
  return createHmac("sha256", await signingKey(em))
    .update(`network ${caller.network}`)
    .digest();
}
