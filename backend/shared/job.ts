import type { SystemActor } from "./actor.ts";
import type { Context } from "./context.ts";
import type { Mailer } from "./mailer.ts";

/** The context of a job: that of use cases, with the system as the actor, and the mailer. */
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
  /** Whether one of them runs at a time, on all instances together; one that takes long then leaves room to others. */
  readonly oneAtATime?: true;
  /** Schedule of a recurring job: a crontab expression in UTC. */
  readonly schedule?: string;
}
