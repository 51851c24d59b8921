import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { boolean, number, object, string, ValidationError } from "yup";
import { isTimeZoneName } from "./shared/day.rules.ts";
import type { AssistantSettings, SyncSettings } from "./shared/context.ts";

/** The validated environment; the variables are documented in README.md. */
export interface Config {
  readonly port: number;
  /** The address to listen on; undefined for all. */
  readonly host: string | undefined;
  /** If undefined, the embedded database in `dataDirectory` is used. */
  readonly databaseUrl: string | undefined;
  /** Maximum number of connections of each process. */
  readonly databasePoolSize: number;
  /** How many processes serve; they share port and database. */
  readonly processes: number;
  readonly dataDirectory: string;
  readonly demo: boolean;
  /** The public base URL, without a trailing slash; defaults to http://localhost with the port. */
  readonly publicUrl: string;
  readonly logLevel: string;
  /** Number of reverse proxies in front of the server that are trusted for client addresses. */
  readonly trustedProxies: number;
  /** Names of hosts that are served besides those of `publicUrl` and `host`. */
  readonly allowedHosts: readonly string[];
  /** The bearer token with which other machines read /metrics; undefined: none may. */
  readonly metricsToken: string | undefined;
  /** Whether the schema may be asked for over GraphQL. */
  readonly introspection: boolean;
  /** Memory for kept answers, in megabytes; 0 turns them off. */
  readonly answerMemory: number;
  /** Whether sentences are encoded, so that briefs are also matched by what they mean. */
  readonly encoder: boolean;
  /** Idle timeout of a session, in hours. */
  readonly sessionIdleHours: number;
  /** Maximum lifetime of a session, in hours. */
  readonly sessionMaxHours: number;
  /** Failed sign-ins allowed per account and network in 15 minutes. */
  readonly signInFailures: number;
  /** Sign-ups allowed per network in ten minutes. */
  readonly registrations: number;
  /** What the operations of an account or a token may cost in a minute; those of an address four times as much. */
  readonly costPerMinute: number;
  /** The mail server; if undefined, emails are written to `dataDirectory`/outbox. */
  readonly smtpUrl: string | undefined;
  /** The sender of emails. */
  readonly mailFrom: string;
  /** The AI service that may sort briefs into criteria; undefined for none. */
  readonly assistant: AssistantSettings | undefined;
  /** Where synced files are read from. */
  readonly sync: SyncSettings;
  /** The time zone in which days begin and end. */
  readonly timeZone: string;
  /** Private hosts that webhooks may go to. */
  readonly webhookPrivateHosts: readonly string[];
}

/** An invalid setting; the message is one line for the operator. */
export class ConfigError extends Error {}

const hosts = () =>
  string().matches(
    /^[\w.[\]:-]+(,\s*[\w.[\]:-]+)*$/,
    "must be hosts, with or without a port, separated by commas",
  );

const rules = object({
  PORT: number().integer().min(0).max(65_535).default(4000),
  HOST: string(),
  DATABASE_URL: string().matches(/^postgres(ql)?:\/\/\S+$/, "must be a postgres:// address"),
  DATABASE_POOL_SIZE: number().integer().min(1).max(1000).default(10),
  PROCESSES: string()
    .matches(/^(auto|[1-9]\d?)$/, "must be a number from 1 to 99, or auto for one on each core")
    .default("1"),
  DATA_DIR: string().default(".data"),
  DEMO: boolean(),
  PUBLIC_URL: string().matches(
    /^https?:\/\/[^/\s]+$/,
    "must be like https://hub.example.org, without a path",
  ),
  LOG_LEVEL: string().oneOf(["fatal", "error", "warn", "info", "debug", "silent"]).default("warn"),
  TRUSTED_PROXIES: number().integer().min(0).max(10).default(0),
  ALLOWED_HOSTS: string().matches(/^[\w.-]+(,\s*[\w.-]+)*$/, "must be names of hosts, separated by commas"),
  METRICS_TOKEN: string().min(16),
  INTROSPECTION: boolean().default(true),
  ANSWER_MEMORY: number().integer().min(0).max(65_536).default(64),
  ENCODER: string().oneOf(["on", "off"]).default("on"),
  SESSION_IDLE_HOURS: number().integer().min(1).max(8_760).default(168),
  SESSION_MAX_HOURS: number().integer().min(1).max(8_760).default(720),
  SIGN_IN_FAILURES: number().integer().min(1).max(1_000).default(5),
  REGISTRATIONS: number().integer().min(1).max(1_000_000).default(300),
  COST_PER_MINUTE: number().integer().min(30_000).max(500_000_000).default(3_000_000),
  SMTP_URL: string().matches(/^smtps?:\/\/\S+$/, "must be an smtp:// or smtps:// address"),
  MAIL_FROM: string()
    .matches(/^[^\r\n]*[^\s@]+@[^\s@]+$/, "must hold an email address")
    .default("SportsTech Hub <no-reply@localhost>"),
  TIME_ZONE: string()
    .default("UTC")
    .test("zone", "must be a time zone such as Europe/Oslo", (zone) => isTimeZoneName(zone)),
  SYNC_FOLDER: string(),
  SYNC_PRIVATE_HOSTS: hosts(),
  WEBHOOK_PRIVATE_HOSTS: hosts(),
  AI_BASE_URL: string().matches(
    /^(https:\/\/[^/\s@?#]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)(\/[^\s?#]*)?$/,
    "must be an https:// address, or http:// on this machine",
  ),
  AI_API_KEY: string(),
  AI_MODEL: string().default("gpt-4o-mini"),
});

/**
 * Reads the settings from an environment; an empty value counts as absent.
 * @throws ConfigError for the first invalid setting.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.keys(rules.fields).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  try {
    const settings = rules.validateSync(given);
    const demo = settings.DEMO ?? settings.DATABASE_URL === undefined;
    return {
      port: settings.PORT,
      // The demo accounts' passwords are public, so the demo listens on loopback unless configured otherwise.
      host: settings.HOST ?? (demo ? "127.0.0.1" : undefined),
      databaseUrl: settings.DATABASE_URL,
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
      sessionIdleHours: settings.SESSION_IDLE_HOURS,
      sessionMaxHours: settings.SESSION_MAX_HOURS,
      signInFailures: settings.SIGN_IN_FAILURES,
      registrations: settings.REGISTRATIONS,
      costPerMinute: settings.COST_PER_MINUTE,
      smtpUrl: settings.SMTP_URL,
      mailFrom: settings.MAIL_FROM,
      assistant: settings.AI_BASE_URL
        ? { baseUrl: settings.AI_BASE_URL, apiKey: settings.AI_API_KEY, model: settings.AI_MODEL }
        : undefined,
      sync: {
        folder: settings.SYNC_FOLDER ?? join(settings.DATA_DIR, "sync"),
        privateHosts: settings.SYNC_PRIVATE_HOSTS?.split(/,\s*/) ?? [],
      },
      timeZone: settings.TIME_ZONE,
      webhookPrivateHosts: settings.WEBHOOK_PRIVATE_HOSTS?.split(/,\s*/) ?? [],
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const name = error.path ?? "";
    throw new ConfigError(
      `${name}="${given[name]}" can't be used: ${error.message.replace(`${name} `, "")}.`,
    );
  }
}

/** Loads `.env` from the current folder, if it exists; variables already set take precedence. */
export function loadEnvironmentFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
