import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { array, boolean, number, object, string, ValidationError } from "yup";
import type { EncoderSettings } from "./modules/discovery/encoder/choose-encoder.ts";
import type { AssistantSettings, SignInProvider, SyncSettings } from "./shared/context.ts";
import { isTimeZoneName } from "./shared/days/day.rules.ts";
import { connectionOptions, DatabaseUrlError } from "./shared/postgres/connection-options.ts";
import type { StorageSettings } from "./shared/storage/file-storage.ts";

/** The validated environment; the variables are documented in README.md. */
export interface Config {
  readonly port: number;
  /** The address to listen on; undefined for all. */
  readonly host: string | undefined;
  /** If undefined, the embedded database in `dataDirectory` is used. */
  readonly databaseUrl: string | undefined;
  /**
   * The server's own address where `databaseUrl` is a pooler's: for what needs a connection of its own, which are
   * migrations, jobs, notifications of changes, and backups.
   */
  readonly databaseDirectUrl: string | undefined;
  /** Maximum number of connections of each process. */
  readonly databasePoolSize: number;
  /** The number of server processes; they share the port and the database. */
  readonly processes: number;
  readonly dataDirectory: string;
  readonly demo: boolean;
  /** The public base URL, without a trailing slash; defaults to http://localhost with the port. */
  readonly publicUrl: string;
  readonly logLevel: string;
  /** Number of reverse proxies in front of the server that are trusted for client addresses. */
  readonly trustedProxies: number;
  /** Names of hosts to serve besides those of `publicUrl` and `host`. */
  readonly allowedHosts: readonly string[];
  /** The bearer token with which other machines read /metrics; if undefined, none can. */
  readonly metricsToken: string | undefined;
  /** Whether GraphQL introspection is allowed. */
  readonly introspection: boolean;
  /** Memory for cached responses, in megabytes; 0 disables the cache. */
  readonly answerMemory: number;
  /** Whether sentences are encoded, so that briefs also match by meaning. */
  readonly encoder: boolean;
  /** The model that encodes sentences. */
  readonly encoderModel: EncoderSettings["model"];
  /** Idle timeout of a session, in hours. */
  readonly sessionIdleHours: number;
  /** Maximum lifetime of a session, in hours. */
  readonly sessionMaxHours: number;
  /** Failed sign-ins allowed per account and network in 15 minutes. */
  readonly signInFailures: number;
  /** Sign-ups allowed per network in ten minutes. */
  readonly registrations: number;
  /**
   * The cost limit per minute for the operations of an account or token; an IP address gets four times as
   * much.
   */
  readonly costPerMinute: number;
  /** The mail server; if undefined, emails are written to `dataDirectory`/outbox. */
  readonly smtpUrl: string | undefined;
  /** The sender of emails. */
  readonly mailFrom: string;
  /** Where faults of security are reported: a `mailto:` or `https:` address; undefined for nowhere. */
  readonly securityContact: string | undefined;
  /** The AI service that may extract criteria from briefs; undefined for none. */
  readonly assistant: AssistantSettings | undefined;
  /** Where synced files are read from. */
  readonly sync: SyncSettings;
  /** The URLs of the OpenSearch cluster; if empty, each process searches in memory. */
  readonly searchUrls: readonly string[];
  /** The time zone in which days begin and end. */
  readonly timeZone: string;
  /** Where uploaded pictures are kept. */
  readonly media: StorageSettings;
  /** Where uploaded documents are kept, apart from pictures. */
  readonly documents: StorageSettings;
  /** Where files of applications are kept, apart from both. */
  readonly applicationFiles: StorageSettings;
  /** The program that looks at files of applications, with its options; if undefined, they aren't scanned. */
  readonly fileScanCommand: string | undefined;
  /** The providers of OpenID Connect that people may sign in by. */
  readonly signInProviders: readonly SignInProvider[];
  /** Private hosts that webhooks may be sent to. */
  readonly webhookPrivateHosts: readonly string[];
}

/** An invalid setting; the message is one line for the operator. */
export class ConfigError extends Error {}

const ORIGIN = "must be like https://hub.example.org, without a path";
const ENCODED =
  "can't be read: write special characters in the account's name and password encoded, such as %23 for #";

/**
 * Whether a URL can be parsed unambiguously: its password contains no character that ends the authority
 * early.
 */
function isReadable(url: string): boolean {
  const [, rest = ""] = /^[a-z]+:\/\/[^/?]*(.*)$/.exec(url) ?? [];
  return !/[\s#]/.test(url) && !rest.includes("@") && URL.canParse(url) && new URL(url).hostname !== "";
}

/** Settings whose value may contain a secret and is never displayed. */
export const MAY_HOLD_SECRETS: ReadonlySet<string> = new Set([
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "SMTP_URL",
  "METRICS_TOKEN",
  "OIDC_PROVIDERS",
  "AI_BASE_URL",
  "SEARCH_URL",
  "AI_API_KEY",
  "MEDIA_S3_KEY_ID",
  "MEDIA_S3_KEY",
]);

/** Formats a setting for a message; the value of any setting may be a URL with a password by mistake. */
function shownSetting(name: string, value: string): string {
  const isShown = !MAY_HOLD_SECRETS.has(name) && !value.includes("@") && value.length <= 60;
  return isShown ? `${name}=${JSON.stringify(value)}` : name;
}

/** A bucket that isn't the one of pictures. */
const ownBucket = () =>
  string()
    .matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .test(
      "own",
      "must be another bucket than MEDIA_S3_BUCKET",
      (name, { parent }) => name === undefined || name !== parent.MEDIA_S3_BUCKET,
    );

const hosts = () =>
  string().matches(
    /^[\w.[\]:-]+(,\s*[\w.[\]:-]+)*$/,
    "must be hosts, with or without a port, separated by commas",
  );

/** Accepts digits only: other notations that can be cast were probably not intended. */
function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return number()
    .transform((_, given: unknown) => (/^\d+$/.test(String(given)) ? Number(given) : Number.NaN))
    .typeError(message)
    .integer(message)
    .min(min, message)
    .max(max, message);
}

const flag = () =>
  boolean()
    .transform((_, given: unknown) => FLAGS.get(String(given).toLowerCase()) ?? given)
    .typeError("must be 1 or 0, or true or false");
const FLAGS = new Map([
  ["1", true],
  ["true", true],
  ["0", false],
  ["false", false],
]);

const oneOf = <Value extends string>(...values: Value[]) =>
  string().oneOf(values, `must be one of ${values.join(", ")}`);

/** Returns what is wrong with the database URL, if anything. */
function databaseUrlProblem(url: string): string | undefined {
  try {
    connectionOptions(url);
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseUrlError) return error.message;
    throw error;
  }
}

const databaseUrl = () =>
  string().test("usable", (url, { createError }) => {
    const message = url && databaseUrlProblem(url);
    return message ? createError({ message }) : true;
  });

const ISSUER = /^(https:\/\/[^\s@?#]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/[^\s?#]*)?)$/;

const signInProviders = array(
  object({
    id: string()
      .required()
      .matches(/^[a-z][a-z0-9-]{0,39}$/),
    name: string().required().max(60),
    issuer: string()
      .required()
      .max(500)
      .matches(ISSUER)
      .test("address", (url) => URL.canParse(url ?? "")),
    clientId: string().required().max(500),
    clientSecret: string().required().max(1000),
  }).noUnknown(),
)
  .required()
  .max(20)
  .test("ids", (all) => new Set(all?.map(({ id }) => id)).size === all?.length);

/** Reads the list of providers; undefined if it isn't one. */
function readProviders(json: string): SignInProvider[] | undefined {
  try {
    return signInProviders.validateSync(JSON.parse(json), { strict: true });
  } catch {
    return undefined;
  }
}

const rules = object({
  PORT: wholeNumber(0, 65_535).default(4000),
  HOST: string().matches(/^[\w.:%-]+$/, "must be the name or the IP address of this machine"),
  DATABASE_URL: databaseUrl(),
  DATABASE_DIRECT_URL: databaseUrl().when("DATABASE_URL", ([url], schema) =>
    url
      ? schema
      : schema.test("beside", "needs DATABASE_URL, the pooler's address", (direct) => direct === undefined),
  ),
  DATABASE_POOL_SIZE: wholeNumber(1, 1000).default(10),
  PROCESSES: string()
    .matches(/^(auto|[1-9]\d?)$/, "must be a number from 1 to 99, or auto for one on each core")
    .default("1"),
  DATA_DIR: string().default(".data"),
  DEMO: flag(),
  PUBLIC_URL: string()
    .matches(/^https?:\/\/[\w.[\]:-]+$/, ORIGIN)
    .test("readable", ORIGIN, (url) => url === undefined || URL.canParse(url)),
  LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "silent").default("warn"),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  ALLOWED_HOSTS: string().matches(/^[\w.-]+(,\s*[\w.-]+)*$/, "must be names of hosts, separated by commas"),
  METRICS_TOKEN: string().matches(
    /^[\x21-\x7e]{16,}$/,
    "must be at least 16 letters, digits and signs, without blanks",
  ),
  INTROSPECTION: flag().default(true),
  ANSWER_MEMORY: wholeNumber(0, 65_536).default(64),
  ENCODER: oneOf("on", "off").default("on"),
  ENCODER_MODEL: string(),
  ENCODER_HUB: string()
    .matches(/^https?:\/\/[^\s?#@]+$/, "must be an http:// or https:// address, without an account")
    .test("readable", "must be an address", (url) => url === undefined || URL.canParse(url))
    .default("https://huggingface.co"),
  ENCODER_SHA256: string().matches(/^[0-9a-f]{64}$/, "must be 64 digits from 0 to f"),
  SESSION_IDLE_HOURS: wholeNumber(1, 8_760).default(168),
  SESSION_MAX_HOURS: wholeNumber(1, 8_760).default(720),
  SIGN_IN_FAILURES: wholeNumber(1, 1_000).default(5),
  REGISTRATIONS: wholeNumber(1, 1_000_000).default(300),
  COST_PER_MINUTE: wholeNumber(30_000, 500_000_000).default(3_000_000),
  SMTP_URL: string()
    .matches(/^smtps?:\/\/[^\s/]/, "must be an smtp:// or smtps:// address")
    .test("readable", ENCODED, (url) => url === undefined || isReadable(url)),
  SECURITY_CONTACT: string().matches(
    /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/,
    "must be a mailto: or https: address",
  ),
  MAIL_FROM: string()
    .matches(/^[^\r\n]*[^\s@]+@[^\s@]+$/, "must hold an email address")
    .default("SportsTech Hub <no-reply@localhost>"),
  SEARCH_URL: string()
    .matches(
      /^https?:\/\/[^\s,/]+\/?(,\s*https?:\/\/[^\s,/]+\/?)*$/,
      "must be http:// or https:// addresses, separated by commas",
    )
    .test("readable", ENCODED, (urls) => (urls?.split(/,\s*/) ?? []).every(isReadable)),
  TIME_ZONE: string()
    .default("UTC")
    .test("zone", "must be a time zone such as Europe/Oslo", (zone) => isTimeZoneName(zone)),
  SYNC_FOLDER: string(),
  SYNC_PRIVATE_HOSTS: hosts(),
  WEBHOOK_PRIVATE_HOSTS: hosts(),
  OIDC_PROVIDERS: string().test(
    "providers",
    "must be a JSON list of up to 20 objects with id, name, issuer (https), clientId and clientSecret",
    (json) => json === undefined || readProviders(json) !== undefined,
  ),
  MEDIA_DIR: string(),
  MEDIA_S3_BUCKET: string().matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket"),
  DOCUMENTS_S3_BUCKET: ownBucket(),
  APPLICATIONS_S3_BUCKET: ownBucket().test(
    "documents",
    "must be another bucket than DOCUMENTS_S3_BUCKET",
    (name, { parent }) => name === undefined || name !== parent.DOCUMENTS_S3_BUCKET,
  ),
  FILE_SCAN_COMMAND: string(),
  MEDIA_S3_ENDPOINT: string()
    .matches(/^https?:\/\/[^\s?#@]+$/, "must be an http:// or https:// address, without an account")
    .test("readable", "must be an address", (url) => url === undefined || URL.canParse(url)),
  MEDIA_S3_REGION: string()
    .matches(/^[a-z0-9-]+$/, "must be the name of a region, such as eu-north-1")
    .default("us-east-1"),
  MEDIA_S3_KEY_ID: string().matches(/^[\x21-\x7e]+$/, "must be one word, as the service gave it"),
  MEDIA_S3_KEY: string().matches(/^[\x21-\x7e]+$/, "must be one word, as the service gave it"),
  AI_BASE_URL: string()
    .matches(
      /^(https:\/\/[^/\s@?#]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)(\/[^\s?#]*)?$/,
      "must be an https:// address, or http:// on this machine, without an account",
    )
    .test("readable", "must be an https:// address", (url) => url === undefined || URL.canParse(url)),
  AI_API_KEY: string().matches(/^[\x21-\x7e]+$/, "must be one word, as the service gave it"),
  AI_MODEL: string().default("gpt-4o-mini"),
});

/** Matches a model name on a hub, with or without a revision; anything else is a folder. */
const HUB_NAME = /^([\w-][\w.-]*\/[\w-][\w.-]*)(?:@([\w-][\w.-]*))?$/;

/** The encoder's model: an existing folder, otherwise a name on the hub. */
function encoderModel({
  ENCODER_MODEL: model,
  ENCODER_HUB: hub,
  ENCODER_SHA256: sha256,
}: {
  readonly ENCODER_MODEL?: string | undefined;
  readonly ENCODER_HUB: string;
  readonly ENCODER_SHA256?: string | undefined;
}): EncoderSettings["model"] {
  const [, name, revision = "main"] = HUB_NAME.exec(model ?? "") ?? [];
  if (!model || !name || existsSync(model)) return model;
  return { hub: hub.replace(/\/+$/, ""), name, revision, sha256 };
}

/** Where pictures are kept: a bucket if one is named, otherwise a folder. */
function mediaStorage(settings: {
  readonly DATA_DIR: string;
  readonly MEDIA_DIR?: string | undefined;
  readonly MEDIA_S3_BUCKET?: string | undefined;
  readonly MEDIA_S3_ENDPOINT?: string | undefined;
  readonly MEDIA_S3_REGION: string;
  readonly MEDIA_S3_KEY_ID?: string | undefined;
  readonly MEDIA_S3_KEY?: string | undefined;
}): StorageSettings {
  const { MEDIA_S3_BUCKET: name, MEDIA_S3_KEY_ID: keyId, MEDIA_S3_KEY: secret } = settings;
  return {
    folder: settings.MEDIA_DIR ?? join(settings.DATA_DIR, "media"),
    bucket: name
      ? {
          name,
          endpoint: settings.MEDIA_S3_ENDPOINT,
          region: settings.MEDIA_S3_REGION,
          account: keyId && secret ? { keyId, secret } : undefined,
        }
      : undefined,
  };
}

/**
 * Where other files than pictures are kept: what collects unused pictures, also of a release that knows no others,
 * deletes whatever it finds beside them. It finds every object of the bucket, but no file below a folder's folders.
 */
function storageBeside(
  { folder, bucket }: StorageSettings,
  name: string,
  ownBucket: string | undefined,
): StorageSettings {
  return {
    folder: join(folder, name),
    bucket: bucket && { ...bucket, name: ownBucket ?? `${bucket.name}-${name}` },
  };
}

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(rules.fields);

/**
 * Reads the settings from an environment; an empty value counts as absent.
 * @throws ConfigError for the first invalid setting.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    SETTINGS.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  try {
    const settings = rules.validateSync(given);
    const demo = settings.DEMO ?? settings.DATABASE_URL === undefined;
    return {
      port: settings.PORT,
      // The demo accounts' passwords are public, so the demo listens on loopback unless configured otherwise.
      host: settings.HOST ?? (demo ? "127.0.0.1" : undefined),
      databaseUrl: settings.DATABASE_URL,
      databaseDirectUrl: settings.DATABASE_DIRECT_URL,
      databasePoolSize: settings.DATABASE_POOL_SIZE,
      processes: settings.PROCESSES === "auto" ? availableParallelism() : Number(settings.PROCESSES),
      dataDirectory: settings.DATA_DIR,
      demo,
      publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
      logLevel: settings.LOG_LEVEL,
      trustedProxies: settings.TRUSTED_PROXIES,
      allowedHosts: settings.ALLOWED_HOSTS?.split(/,\s*/) ?? [],
      metricsToken: settings.METRICS_TOKEN,
      introspection: settings.INTROSPECTION,
      answerMemory: settings.ANSWER_MEMORY,
      encoder: settings.ENCODER === "on",
      encoderModel: encoderModel(settings),
      sessionIdleHours: settings.SESSION_IDLE_HOURS,
      sessionMaxHours: settings.SESSION_MAX_HOURS,
      signInFailures: settings.SIGN_IN_FAILURES,
      registrations: settings.REGISTRATIONS,
      costPerMinute: settings.COST_PER_MINUTE,
      smtpUrl: settings.SMTP_URL,
      mailFrom: settings.MAIL_FROM,
      securityContact: settings.SECURITY_CONTACT,
      assistant: settings.AI_BASE_URL
        ? { baseUrl: settings.AI_BASE_URL, apiKey: settings.AI_API_KEY, model: settings.AI_MODEL }
        : undefined,
      sync: {
        folder: settings.SYNC_FOLDER ?? join(settings.DATA_DIR, "sync"),
        privateHosts: settings.SYNC_PRIVATE_HOSTS?.split(/,\s*/) ?? [],
      },
      searchUrls: settings.SEARCH_URL?.split(/,\s*/) ?? [],
      timeZone: settings.TIME_ZONE,
      media: mediaStorage(settings),
      documents: storageBeside(mediaStorage(settings), "documents", settings.DOCUMENTS_S3_BUCKET),
      applicationFiles: storageBeside(
        mediaStorage(settings),
        "applications",
        settings.APPLICATIONS_S3_BUCKET,
      ),
      fileScanCommand: settings.FILE_SCAN_COMMAND,
      signInProviders: readProviders(settings.OIDC_PROVIDERS ?? "[]") ?? [],
      webhookPrivateHosts: settings.WEBHOOK_PRIVATE_HOSTS?.split(/,\s*/) ?? [],
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const name = error.path ?? "";
    const value = given[name] ?? "";
    const shown = shownSetting(name, value);
    // Some programs that read an environment file keep the quotes, which goes unnoticed if the value isn't
    // displayed.
    const quoted = shown === name && /^["'`\u2018-\u201f]/.test(value) ? ", without quotes around it" : "";
    throw new ConfigError(`${shown} can't be used: ${error.message.replace(`${name} `, "")}${quoted}.`);
  }
}
