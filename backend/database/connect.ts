import type { MikroORM } from "@mikro-orm/postgresql";
import { ConfigError } from "../config.ts";
import { placeOf } from "../shared/postgres/connection-options.ts";
import { NewerSchemaError } from "./migrate.ts";

/** A setting that each direct connection brings along: through a pooler that ignores it, it isn't there. */
export const DIRECT = "sportstech_hub.direct";

/** Timeout for the database to respond at startup, in milliseconds. */
const TIMEOUT = 5_000;

const POOLER =
  "it is a pooler; give the server's own address in DATABASE_DIRECT_URL, and the pooler's in DATABASE_URL";

/** Errors that waiting doesn't fix, with advice. */
const PERMANENT: readonly [pattern: RegExp, advice: string][] = [
  [/does not support SSL/, "the server has no TLS: turn it on there, or use sslmode=disable"],
  [
    /no encryption|no pg_hba\.conf entry/,
    "the server may demand TLS: add ?sslmode=verify-full, or allow the account in its pg_hba.conf",
  ],
  [
    /SELF_SIGNED|UNABLE_TO_|CERT_UNTRUSTED/,
    "the server's certificate is signed by nobody known: name who signed it in sslrootcert",
  ],
  [/ERR_TLS_CERT_ALTNAME_INVALID/, "the server's certificate is for another name than the address has"],
  [/CERT_HAS_EXPIRED|CERT_NOT_YET_VALID/, "the server's certificate isn't valid today"],
  [
    /EPROTO|ERR_SSL_|ERR_OSSL_/,
    "TLS with the server failed: check sslcert, sslkey and the server's settings",
  ],
  [/^28/, "check the account and its password"],
  [/^3D/, "create the database, or name another"],
  [/unsupported startup parameter/, POOLER],
  [/ENOTFOUND|EAI_AGAIN/, "check the name of the host"],
];

/** The setting that names the database, for messages. */
const SETTING = "DATABASE_URL";

/** The oldest PostgreSQL version with all features that the migrations use. */
const OLDEST = 15;

/** The properties of a server and its database. */
interface Nature {
  readonly version: number;
  readonly encoding: string;
  /** Whether letters other than those of ASCII have a lower case. */
  readonly folds: boolean;
  /** Whether what was asked of the connection at its start reached the server. */
  readonly isDirect: boolean;
}
/** In one line, because error messages begin with the statement. */
const NATURE =
  "select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding, lower('É') = 'é' as folds, current_setting('" +
  DIRECT +
  "', true) is not distinct from 'on' as \"isDirect\"";

/** Returns why a database is unsuitable, regardless of the account's privileges. */
export function whyUnsuitable({ version, encoding, folds, isDirect }: Nature): string | undefined {
  if (!isDirect) return POOLER;
  if (version < OLDEST)
    return `the server is PostgreSQL ${version}, and version ${OLDEST} or later is needed`;
  if (encoding !== "UTF8") return `its encoding is ${encoding}; create one with the encoding UTF8`;
  if (!folds)
    return "its lc_ctype knows the letters of English only, so that searches would miss others; create one with another, such as C.UTF-8 or en_US.UTF-8";
  return undefined;
}

/**
 * Waits until the database responds.
 * @throws ConfigError with the URL, without the password; also for an unsuitable database.
 */
export async function assertReachable(orm: MikroORM, url: string, setting = SETTING): Promise<void> {
  const deadline = Date.now() + TIMEOUT;
  for (;;) {
    try {
      const [nature] = await orm.em.fork().execute<Nature[]>(NATURE);
      const reason = nature && whyUnsuitable(nature);
      if (reason)
        throw new ConfigError(`the database at ${placeOf(url)} (${setting}) can't be used: ${reason}.`);
      return;
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      const advice = adviceFor(error);
      if (advice || Date.now() > deadline) throw new ConfigError(whyUnreachable(url, error, setting));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

function adviceFor(error: unknown): string | undefined {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return PERMANENT.find(([pattern]) => pattern.test(String(code)) || pattern.test(String(message)))?.[1];
}

/** Describes why the database can't be reached, in one line with advice. */
export function whyUnreachable(url: string, error: unknown, setting = SETTING): string {
  const advice = adviceFor(error);
  const [reason] = (error instanceof Error ? error.message : String(error)).split("\n");
  const said = reason?.replace(`${NATURE} - `, "").replace(/\.$/, "") || "no answer";
  return `the database at ${placeOf(url)} (${setting}) can't be reached: ${said}${advice ? `; ${advice}` : ""}.`;
}

const OTHERS_TABLES =
  "it holds what another program or account made: name an empty database, or the account that made it";
const OUT_OF_SIGHT =
  "name the account's schema, and the one of the extensions citext and pg_trgm, in its search_path";

/** What the operator can change about a database that refuses what is needed, by PostgreSQL's error codes. */
const NOT_USABLE: Readonly<Record<string, string>> = {
  "42501": "the account may not create what is needed: make it the owner of the database",
  "0A000": "the server doesn't offer what is needed: install the extensions citext and pg_trgm there",
  "58P01": "the server doesn't offer what is needed: install the extensions citext and pg_trgm there",
  "25006": "the server takes no writes: name the one that does",
  "22023": "the server can't be used as it is set up",
  "42P06": OTHERS_TABLES,
  "42P07": OTHERS_TABLES,
  "42701": OTHERS_TABLES,
  "42710": OTHERS_TABLES,
  "42723": OTHERS_TABLES,
  "3F000": OUT_OF_SIGHT,
  "42P01": OUT_OF_SIGHT,
  "42704": OUT_OF_SIGHT,
  "53100": "the server's disk is full",
  "53300": "allow more connections there, or lower DATABASE_POOL_SIZE",
  "55P03": "something else holds what is needed: end that first",
  "57014": "a time limit of the account, or of the options in the address, is too short",
};

/** The codes of a connection that was refused or lost: the system's, and those of PostgreSQL's class 08 and shutdown. */
const LOST = /^(?:ECONN\w+|ETIMEDOUT|EPIPE|EHOSTUNREACH|08\w{3}|57P0[123])$/;

/**
 * Explains to the operator why the server refused what the product needs; other errors stay unchanged.
 * @returns a ConfigError with one line.
 */
export function whyNotUsable(error: unknown, url: string, setting = SETTING): unknown {
  if (error instanceof NewerSchemaError)
    return new ConfigError(
      `the database at ${placeOf(url)} (${setting}) was prepared by a newer release (${error.message}): start that one, or restore a backup made before it.`,
    );
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (LOST.test(String(code))) return new ConfigError(whyUnreachable(url, cause, setting));
    const advice = typeof code === "string" ? NOT_USABLE[code] : undefined;
    if (!advice) continue;
    // The mapping puts the statement before the server's message, and details after it.
    const [said = ""] = cause.message.split(/\n - (?:detail|hint): /);
    const [reason] = said.split(" - ").at(-1)?.split("\n") ?? [];
    return new ConfigError(
      `the database at ${placeOf(url)} (${setting}) can't be prepared: ${reason}; ${advice}.`,
    );
  }
  return error;
}
