import { readFileSync } from "node:fs";
import type { ConnectionOptions as TlsOptions } from "node:tls";
import type { ClientConfig } from "pg";

/** Thrown for an unusable database URL; the one-line message gives the reason but no part of the URL. */
export class DatabaseUrlError extends Error {}

/** The purpose of a connection and its options in addition to those in the URL. */
export interface ConnectionUse extends Omit<ClientConfig, "connectionString" | "application_name"> {
  /** Appended to the application's name in the server's list of connections. */
  readonly purpose?: string;
}

/** The application's name, unless the URL sets another. */
const APPLICATION = "sportstech-hub";

const MODES = ["disable", "require", "verify-ca", "verify-full", "no-verify"] as const;
type Mode = (typeof MODES)[number];
const PARAMETERS = [
  "sslmode",
  "sslrootcert",
  "sslcert",
  "sslkey",
  "ssl",
  "application_name",
  "options",
  "channel_binding",
  "host",
] as const;
type Parameters = Readonly<Partial<Record<(typeof PARAMETERS)[number], string>>>;

/**
 * Returns the `pg` options for a database connection. The URL is parsed only here, so that its parameters
 * apply to all connections alike.
 * @throws DatabaseUrlError if part of the URL can't be used.
 */
export function connectionOptions(url: string, { purpose, ...own }: ConnectionUse = {}): ClientConfig {
  const address = parsed(url);
  const given = parametersOf(address);
  const host = given.host ?? (decoded(address.hostname.replace(/^\[(.+)\]$/, "$1")) || undefined);
  const options = [own.options, given.options].filter(Boolean).join(" ");
  const ssl = tlsOf(given, host ?? "localhost");
  return {
    ...own,
    host,
    port: address.port ? Number(address.port) : undefined,
    user: decoded(address.username) || undefined,
    password: decoded(address.password) || undefined,
    database: databaseOf(address),
    application_name: [given.application_name ?? APPLICATION, purpose].filter(Boolean).join(" "),
    ...(options && { options }),
    ...(ssl !== undefined && { ssl }),
    ...(given.channel_binding && { enableChannelBinding: given.channel_binding === "prefer" }),
  };
}

/** Returns the location of a database for messages, without the user and password. */
export function placeOf(url: string): string {
  const { host = "localhost", port = 5432, database } = connectionOptions(url);
  return `${host}:${port}/${database}`;
}

/**
 * The advice for characters that end a part of the URL, which a password can only contain percent-encoded.
 */
const ENCODE =
  "write special characters in the account's name and password encoded, such as %23 for #, %20 for a blank";

/** Adds `localhost` to a database URL with a user but no host, as socket URLs have, which `URL` rejects. */
export function asUrl(address: string): string {
  return address.replace(/^([a-z]+:\/\/[^/?]*@)(?=[:/?]|$)/, "$1localhost");
}

function parsed(address: string): URL {
  if (!/^postgres(ql)?:\/\//.test(address)) refuse("must be a postgres:// address");
  const url = asUrl(address);
  if (/[\s#]/.test(url)) refuse(`holds a blank or a #: ${ENCODE}`);
  const [, authority = "", rest = ""] = /^[a-z]+:\/\/([^/?]*)(.*)$/.exec(url) ?? [];
  if (rest.includes("@")) refuse(`can't be read: ${ENCODE}, %2F for /, %3F for ? and %40 for @`);
  if (authority.slice(authority.lastIndexOf("@") + 1).includes(","))
    refuse("must name one host: give the address of the server that takes writes");
  if (!URL.canParse(url)) refuse(`can't be read as an address: ${ENCODE}`);
  const read = new URL(url);
  if (read.port === "0") refuse("can't have the port 0");
  return read;
}

function databaseOf({ pathname }: URL): string {
  const database = decoded(pathname.slice(1));
  if (!database) refuse("must end with a / and the name of a database");
  if (database.includes("/")) refuse(`must have one name after the host: ${ENCODE}, %2F for /`);
  return database;
}

function parametersOf({ searchParams }: URL): Parameters {
  const given = new Map<string, string>();
  for (const [name, value] of searchParams) {
    if (!(PARAMETERS as readonly string[]).includes(name)) {
      // Anything that doesn't look like a parameter name may be the rest of a password.
      const shown = /^[a-z_]{2,30}$/.test(name) ? `the parameter ${name}` : "a parameter";
      refuse(`has ${shown} that isn't supported; use ${PARAMETERS.join(", ")}`);
    }
    if (/\p{Cc}/u.test(value)) refuse(`has a control character in the parameter ${name}`);
    if (given.has(name)) refuse(`has the parameter ${name} twice`);
    if (!value) refuse(`has the parameter ${name} without a value`);
    given.set(name, value);
  }
  const parameters: Parameters = Object.fromEntries(given);
  const { host, channel_binding: binding } = parameters;
  if (host && (!host.startsWith("/") || host.includes(",")))
    refuse("may have the parameter host only for the folder of a socket, such as /var/run/postgresql");
  if (binding && binding !== "prefer" && binding !== "disable")
    refuse("can have channel_binding=prefer or disable only");
  return parameters;
}

function tlsOf(given: Parameters, host: string): false | TlsOptions | undefined {
  const mode = modeOf(given);
  const { sslrootcert, sslcert, sslkey } = given;
  if (mode === undefined || mode === "disable") {
    const [unused] = (["sslrootcert", "sslcert", "sslkey"] as const).filter((name) => given[name]);
    if (unused) refuse(`has ${unused}, which needs sslmode=verify-full, verify-ca or require`);
    return mode && false;
  }
  if ((sslcert === undefined) !== (sslkey === undefined)) refuse("needs sslcert and sslkey together");
  if (mode === "verify-ca" && !sslrootcert) refuse("needs sslrootcert for sslmode=verify-ca");
  if (sslrootcert === "system" && mode !== "verify-full")
    refuse("can have sslrootcert=system only with sslmode=verify-full");
  if (mode === "no-verify" && sslrootcert) refuse("has sslrootcert, which sslmode=no-verify doesn't look at");
  const ca = sslrootcert && sslrootcert !== "system" ? { ca: fileOf("sslrootcert", sslrootcert) } : {};
  const own = sslcert && sslkey ? { cert: fileOf("sslcert", sslcert), key: fileOf("sslkey", sslkey) } : {};
  // As in libpq, a root certificate makes `require` verify the issuer; only `verify-full` verifies the host
  // name.
  const isVerified = mode === "verify-full" || sslrootcert !== undefined;
  const anyName = mode === "verify-full" ? {} : { checkServerIdentity: () => undefined };
  // Without it, the certificate of a server given by its IP address would be checked against "localhost".
  return { host, rejectUnauthorized: isVerified, ...ca, ...own, ...anyName };
}

function modeOf({ sslmode, ssl }: Parameters): Mode | undefined {
  if (ssl !== undefined && sslmode !== undefined) refuse("has both ssl and sslmode: keep sslmode");
  if (ssl !== undefined) {
    if (ssl === "true" || ssl === "1") return "verify-full";
    if (ssl === "false" || ssl === "0") return "disable";
    refuse("can have ssl=true or ssl=false only");
  }
  const mode = MODES.find((known) => known === sslmode);
  if (sslmode !== undefined && !mode)
    refuse("must have one of sslmode=disable, require, verify-ca or verify-full");
  return mode ?? modeOfEnvironment();
}

/** The mode of the environment, like other PostgreSQL clients; `pg` itself would read it by other rules. */
function modeOfEnvironment(): Mode | undefined {
  const { PGSSLMODE: given } = process.env;
  const mode = MODES.find((known) => known === given);
  if (given && !mode)
    refuse("needs a PGSSLMODE of disable, require, verify-ca or verify-full, or an sslmode");
  return mode;
}

function fileOf(parameter: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    refuse(`names a file in ${parameter} that can't be read (${(error as NodeJS.ErrnoException).code})`);
  }
  if (!text.includes("-----BEGIN ")) refuse(`names a file in ${parameter} that holds nothing in PEM format`);
  return text;
}

function decoded(text: string): string {
  let plain: string;
  try {
    plain = decodeURIComponent(text);
  } catch {
    refuse(`holds a % that encodes nothing: ${ENCODE}, %25 for %`);
  }
  // The server would read on from a NUL as if it were the next parameter.
  if (/\p{Cc}/u.test(plain)) refuse("holds a control character, such as %00 or a line break");
  return plain;
}

function refuse(message: string): never {
  throw new DatabaseUrlError(message);
}
