import type { EntityManager } from "@mikro-orm/postgresql";
import type { Mailer } from "../shared/mailer.ts";

/** What a job works with. */
export interface JobTools {
  /** A unit of work of its own. */
  readonly em: EntityManager;
  readonly mailer: Mailer;
  /** The address that visitors use, without a slash at its end. */
  readonly publicUrl: string;
}

/**
 * Work that is done apart from requests: once, on one of the instances, and again when it fails.
 * What it does must bear being done twice.
 */
export interface Job<Payload extends object = object> {
  /** Unique; stored with what waits. */
  readonly name: string;
  readonly run: (payload: Payload, tools: JobTools) => Promise<void>;
  /** When it runs by itself, as crontab writes it, in UTC. */
  readonly schedule?: string;
  /** How often it is tried at most, later each time. */
  readonly attempts?: number;
}
