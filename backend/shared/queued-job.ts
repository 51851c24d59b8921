/** A background job as far as queueing it needs; what performs it gets more. */
export interface QueuedJob<Payload extends object> {
  readonly name: string;
  readonly oneAtATime?: true;
  readonly run: (payload: Payload, tools: never) => Promise<void>;
}
