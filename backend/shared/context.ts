import type { EntityManager } from "@mikro-orm/postgresql";
import type { Actor } from "./actor.ts";
import type { ImportKind } from "./import-kind/kind.ts";
import type { Limits } from "./limits.ts";
import type { AnyList } from "./listing/list.ts";
import type { PersonalData } from "./personal-data.ts";
import type { StandingAccess } from "./standing-access.ts";
import type { StorageSettings } from "./storage/file-storage.ts";

/** An AI service that may extract criteria from briefs, with the OpenAI API. */
export interface AssistantSettings {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

/** The sources of synced files. */
export interface SyncSettings {
  /** The folder with the files to sync. */
  readonly folder: string;
  /** Hosts that may be requested although they are in a private network, also over http. */
  readonly privateHosts: readonly string[];
}

/** A provider of OpenID Connect that people may sign in by. */
export interface SignInProvider {
  /** Its name in addresses. */
  readonly id: string;
  /** Its name for people. */
  readonly name: string;
  /** The address below which it describes itself, and by which it signs. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Settings that use cases need. */
export interface Settings {
  readonly demo: boolean;
  /** Whether sentences are encoded as vectors, so that briefs are also matched by meaning. */
  readonly encoder: boolean;
  /** Idle timeout of a session, in hours. */
  readonly sessionIdleHours: number;
  /** Maximum lifetime of a session, in hours. */
  readonly sessionMaxHours: number;
  /** Failed sign-ins allowed per account and network in 15 minutes. */
  readonly signInFailures: number;
  /** Sign-ups allowed per network in ten minutes. */
  readonly registrations: number;
  /**
   * The maximum cost per minute of the operations of an account or token; an IP address gets four times as
   * much.
   */
  readonly costPerMinute: number;
  /** If undefined, briefs are analyzed by the built-in rules only. */
  readonly assistant: AssistantSettings | undefined;
  readonly sync: SyncSettings;
  /** Where uploaded pictures are kept. */
  readonly media: StorageSettings;
  /** Where uploaded documents are kept, apart from pictures. */
  readonly documents: StorageSettings;
  /** Where files of applications are kept, apart from both. */
  readonly applicationFiles: StorageSettings;
  /** The program that looks at files of applications, with its options; if undefined, they aren't scanned. */
  readonly fileScanCommand: string | undefined;
  /** The providers that people may sign in by. */
  readonly signInProviders: readonly SignInProvider[];
  /** Hosts that webhooks may call although they are in a private network, also over http. */
  readonly webhookPrivateHosts: readonly string[];
}

/** The modules' contributions to use cases that span all modules. */
export interface Contributions {
  readonly personalData: readonly PersonalData[];
  /** Access that outlives a sign-in, sessions first. */
  readonly standingAccess: readonly StandingAccess[];
  /** All lists by name, such as `solutions`. */
  readonly lists: ReadonlyMap<string, AnyList>;
  /** The kinds of records that can be imported, by name. */
  readonly importKinds: ReadonlyMap<string, ImportKind>;
}

/** The origin of a request. */
export interface Caller {
  /** The client IP address, as reported by trusted proxies. */
  readonly address: string;
  /** The network that rate limits count by: the IPv4 address, or the /64 of an IPv6 address. */
  readonly network: string;
  /** The user agent. */
  readonly userAgent: string | undefined;
}

/** The context of every use case, whether called by a request, a job or a script. */
export interface Context {
  /** The unit of work; inside a mutation its queries run in the mutation's transaction. */
  readonly em: EntityManager;
  /** Undefined for visitors who aren't signed in. */
  readonly actor: Actor | undefined;
  readonly settings: Settings;
  /** The public base URL, without a trailing slash. */
  readonly publicUrl: string;
  readonly limits: Limits;
  readonly contributions: Contributions;
  /** Unique per request; undefined for jobs and scripts, as is the caller. */
  readonly requestId?: string;
  readonly caller?: Caller;
}
