import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { JobQueueSample, ServerSample } from "./samples.ts";

/** The states of a server process by their GraphQL enum names. */
export const InstanceStates = { RUNNING: "running", STOPPED: "stopped", GONE: "gone" } as const;

export type InstanceState = (typeof InstanceStates)[keyof typeof InstanceStates];

registerEnumType(InstanceStates, {
  name: "InstanceState",
  description: "Whether a server process still reports.",
  valuesConfig: {
    RUNNING: { description: "It reports as it should." },
    STOPPED: { description: "It said that it was stopping." },
    GONE: { description: "It hasn't reported for 15 seconds and didn't say that it was stopping." },
  },
});

@ObjectType({ description: "A process that serves, or did within the last hour." })
export class ServerInstance {
  @Field(() => ID, { description: "Chosen anew at each start." })
  id: string;

  @Field({ description: "The name of its machine or container." })
  host: string;

  @Field(() => Int, { description: "Its process id there." })
  pid: number;

  @Field(() => Int, { description: "The maximum number of database connections that it opens for requests." })
  poolSize: number;

  @Field({ description: "When it started." })
  startedAt: Date;

  @Field({ description: "When it last reported." })
  seenAt: Date;

  @Field(() => InstanceStates, { description: "Whether it still reports." })
  state: InstanceState;

  @Field(() => ServerSample, { nullable: true, description: "Its last sample; null before the first." })
  latest: ServerSample | null;

  @Field(() => [ServerSample], { description: "Its last hour, oldest first." })
  history: ServerSample[];
}

@ObjectType({ description: "What the server processes measured in the last hour." })
export class Monitoring {
  @Field({ description: "When this was read." })
  readAt: Date;

  @Field(() => [ServerInstance], {
    description: "The processes that reported within the last hour, running ones first; at most 20.",
  })
  instances: ServerInstance[];

  @Field(() => JobQueueSample, {
    nullable: true,
    description: "The job queue at its last sample; null before the first.",
  })
  jobQueue: JobQueueSample | null;

  @Field(() => [JobQueueSample], { description: "The job queue's last hour, oldest first." })
  jobQueueHistory: JobQueueSample[];
}
