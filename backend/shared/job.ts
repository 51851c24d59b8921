import type { Context, SystemActor } from "./context.ts";
import type { Mailer } from "./mailer.ts";

/** What a job works with: the context of use cases, in which the product itself acts, and the mail. */
export interface JobTools extends Context {
  readonly actor: SystemActor;
  readonly mailer: Mailer;
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
