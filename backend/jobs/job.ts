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
 * Background work: it runs once, on one of the instances, and again when it fails. It must be idempotent.
 */
export interface Job<Payload extends object = object> {
  /** Unique; stored with each queued job. */
  readonly name: string;
  readonly run: (payload: Payload, tools: JobTools) => Promise<void>;
  /** When it runs without being queued: a crontab expression, in UTC. */
  readonly schedule?: string;
  /** The maximum number of attempts; the delay grows with each. */
  readonly attempts?: number;
}
