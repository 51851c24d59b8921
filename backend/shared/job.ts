import type { SystemActor } from "./actor.ts";
import type { Context } from "./context.ts";
import type { Mailer } from "./mailer.ts";

/** The context of a job: a use case context with the system as the actor, and the mailer. */
export interface JobTools extends Context {
  readonly actor: SystemActor;
  readonly mailer: Mailer;
}

/**
 * A background job: runs once, on one of the instances, and is retried on failure. Must be idempotent.
 */
export interface Job<Payload extends object = object> {
  /** Unique; stored with each queued job. */
  readonly name: string;
  readonly run: (payload: Payload, tools: JobTools) => Promise<void>;
  /**
   * Whether only one of them runs at a time across all instances, so that a slow job leaves capacity for
   * others.
   */
  readonly oneAtATime?: true;
  /** Schedule of a recurring job: a crontab expression in UTC. */
  readonly schedule?: string;
}
