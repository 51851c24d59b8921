import { createHmac } from "node:crypto";
import { type Client, escapeIdentifier, escapeLiteral } from "pg";
import { EmbeddedDatabaseError } from "./errors.ts";

/** The application's role: owns its databases and can create further ones, but is no superuser. */
const role = "sportstech";

/**
 * Creates the application's role and database if they are missing.
 * @param client a superuser's connection
 * @param secret what the role's password is derived from
 * @returns the URL for the application
 */
export async function prepareDatabase(client: Client, name: string, secret: string): Promise<string> {
  const password = passwordFrom(secret);
  if (!(await exists(client, "select from pg_roles where rolname = $1", role))) {
    await client.query(`create role ${role} login createdb password ${escapeLiteral(password)}`);
  }
  if (!(await exists(client, "select from pg_database where datname = $1", name))) {
    await client.query(`create database ${escapeIdentifier(name)} owner ${role}`);
  }
  return addressOf(client.port, name, secret);
}

/** The application's URL for a database on a running server. */
export function addressOf(port: number, name: string, secret: string): string {
  // Otherwise, PGSSLMODE of a developer's shell would require encryption, which a loopback server lacks.
  const options = "sslmode=disable";
  return `postgres://${role}:${passwordFrom(secret)}@127.0.0.1:${port}/${name}?${options}`;
}

function passwordFrom(secret: string): string {
  return createHmac("sha256", secret).update(role).digest("base64url");
}

/** @throws EmbeddedDatabaseError for a name that PostgreSQL would truncate or that is invalid in a URL */
export function checkDatabaseName(name: string): void {
  if (/^[\w-]{1,63}$/.test(name)) return;
  throw new EmbeddedDatabaseError(
    `A database's name has 1 to 63 letters, digits, _ or -; this isn't one: ${JSON.stringify(name)}.`,
  );
}

async function exists(client: Client, query: string, value: string): Promise<boolean> {
  return (await client.query(query, [value])).rowCount === 1;
}
