import { Field, Float, Int, ObjectType } from "type-graphql";
import type { Sample } from "../sampling/sample.ts";

@ObjectType({
  description:
    "What one server process measured over five seconds; in a history, over the period that begins then.",
})
export class ServerSample implements Omit<Sample, "responseMs"> {
  @Field({ description: "When it was measured, or when its period begins." })
  takenAt: Date;

  @Field(() => Float, { description: "CPU time of the process, as a percentage of one core." })
  cpuPercent: number;

  @Field(() => Float, { description: "Resident memory of the process." })
  memoryBytes: number;

  @Field(() => Float, { description: "Memory of the machine, or of the container if that is less." })
  memoryLimitBytes: number;

  @Field(() => Float, { description: "Bytes used on the disk that holds DATA_DIR." })
  storageUsedBytes: number;

  @Field(() => Float, { description: "Size of the disk that holds DATA_DIR." })
  storageTotalBytes: number;

  @Field(() => Float, { description: "Bytes per second received over HTTP connections." })
  receivedPerSecond: number;

  @Field(() => Float, { description: "Bytes per second sent over HTTP connections." })
  sentPerSecond: number;

  @Field(() => Float, {
    description:
      "99th percentile of how late the event loop got to its timers, in milliseconds; in a history, the worst.",
  })
  eventLoopDelayMs: number;

  @Field(() => Float, { description: "HTTP requests answered per second." })
  requestsPerSecond: number;

  @Field(() => Float, {
    nullable: true,
    description: "Mean response time in milliseconds; null if there were no requests.",
  })
  responseMs: number | null;

  @Field(() => Int, { description: "Responses with a status of 500 or above; in a history, their number." })
  errors: number;

  @Field(() => Float, { description: "Connections to the database in use." })
  poolBusy: number;

  @Field(() => Float, { description: "Connections to the database that are free." })
  poolIdle: number;

  @Field(() => Float, { description: "Requests waiting for a connection; in a history, the most." })
  poolWaiting: number;
}

@ObjectType({
  description:
    "The job queue, which all server processes share. At most 10,000 jobs are looked at. In a history, the highest in its period.",
})
export class JobQueueSample {
  @Field({ description: "When it was measured, or when its period begins." })
  takenAt: Date;

  @Field(() => Int, { description: "Jobs that are due but haven't started." })
  waiting: number;

  @Field(() => Int, { description: "Jobs under way." })
  running: number;

  @Field(() => Int, { description: "Jobs for later, such as further attempts." })
  scheduled: number;

  @Field(() => Int, { description: "Jobs that failed on the last attempt." })
  failed: number;

  @Field(() => Int, { description: "Emails that couldn't be sent on the first attempt." })
  undeliveredMails: number;

  @Field(() => Float, { description: "How many seconds the oldest waiting job has been due." })
  oldestWaitSeconds: number;
}
