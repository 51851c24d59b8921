import type { DescribedEncoder } from "../../../discovery/encoder/choose-encoder.ts";
import type { DescribedEngine } from "../../../discovery/engine/describe-engine.ts";
import type { QueueCounts } from "../sampling/queue-counts.ts";
import type { HealthCheck } from "./health.ts";

/** The maximum response time of the database, in milliseconds. */
const SLOW_MS = 1_000;
/** How long a job may wait once it is due, in seconds. */
const LATE_SECONDS = 300;
/** The minimum free share of a disk, in percent. */
const FREE_PERCENT = 5;

/** The measurements that the checks evaluate. */
export interface Findings {
  readonly databaseMs: number;
  readonly queue: QueueCounts;
  /** The smallest free share of the disks of the running processes, in percent; null if none has reported. */
  readonly freePercent: number | null;
  readonly runningInstances: number;
  readonly search: DescribedEngine;
  readonly encoder: DescribedEncoder;
  /** The latest quality measurement of the recommendations. */
  readonly recommendations: string;
}

const counted = (count: number, one: string, several: string) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`;

/** Evaluates the findings; the status is operational if all checks pass. */
export function checksOf({
  databaseMs,
  queue,
  freePercent,
  runningInstances,
  search,
  encoder,
  recommendations,
}: Findings): HealthCheck[] {
  return [
    {
      name: "Database",
      passed: databaseMs < SLOW_MS,
      detail: `Answered in ${Math.max(1, Math.round(databaseMs))} ms.`,
      rule: "It answers within one second.",
    },
    {
      name: "Job queue",
      passed: queue.oldestWaitSeconds < LATE_SECONDS,
      detail:
        queue.waiting === 0
          ? "No job is waiting."
          : `${counted(queue.waiting, "job is", "jobs are")} waiting, the oldest for ${counted(
              Math.round(queue.oldestWaitSeconds),
              "second",
              "seconds",
            )}.`,
      rule: "No job has been waiting for five minutes.",
    },
    {
      name: "Email",
      passed: queue.undeliveredMails === 0,
      detail:
        queue.undeliveredMails === 0
          ? "Every email was sent on the first attempt."
          : `${counted(queue.undeliveredMails, "email", "emails")} couldn't be sent on the first attempt.`,
      rule: "No email in the queue has failed.",
    },
    {
      name: "Search",
      passed: search.isWell,
      detail: search.detail,
      rule: "What searches answers.",
    },
    {
      name: "Encoder",
      passed: encoder.isWell,
      detail: encoder.detail,
      rule: "The model that is set is used, or is on its way.",
    },
    {
      name: "Recommendations",
      passed: true,
      detail: recommendations,
      rule: "They are measured each night; learned weights are used only while they do better.",
    },
    {
      name: "Disk space",
      passed: freePercent !== null && freePercent >= FREE_PERCENT,
      detail:
        freePercent === null
          ? "No server has reported in the last 15 seconds."
          : `${Math.floor(freePercent)}% is free, reported by ${counted(runningInstances, "server", "servers")}.`,
      rule: `Every server has at least ${FREE_PERCENT}% of its disk free.`,
    },
  ];
}
