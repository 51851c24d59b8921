import type { SystemActor } from "./actor.ts";
import type { Context } from "./context.ts";
import type { Mailer } from "./mailer.ts";

/** What a job works with: the context of use cases, in which the product itself acts, and the mail. */
export interface JobTools extends Context {
  readonly actor: SystemActor;
  readonly mailer: Mailer;
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
