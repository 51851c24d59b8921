import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import type { Monitoring, ServerInstance } from "./monitoring.ts";
import { READ_HISTORY, READ_INSTANCES, READ_QUEUE } from "./read-monitoring.ts";
import type { JobQueueSample, ServerSample } from "./samples.ts";

const HOUR_SECONDS = 3600;
/** The range of points: fewer aren't meaningful, and an hour has no more samples. */
const POINTS = { least: 6, most: 720 };

type Stored<Type> = Omit<Type, "takenAt"> & { readonly takenAt: string };
type HistoryRow = Stored<ServerSample> & { readonly id: string };
type QueueRow = Stored<JobQueueSample> & { readonly last: boolean };
type InstanceRow = Omit<ServerInstance, "latest" | "history" | "startedAt" | "seenAt"> &
  Omit<ServerSample, "takenAt"> & {
    readonly startedAt: string;
    readonly seenAt: string;
    readonly takenAt: string | null;
  };

const dated = <Row extends { readonly takenAt: string }>(row: Row) => ({
  ...row,
  takenAt: new Date(row.takenAt),
});

/**
 * Returns the measurements of the processes in the last hour, each with at most about this many points of
 * history.
 * @throws InvalidInputError
 */
export async function readMonitoring({ em }: Context, points: number): Promise<Monitoring> {
  if (points < POINTS.least || points > POINTS.most) {
    throw new InvalidInputError(`Ask for ${POINTS.least} to ${POINTS.most} points.`);
  }
  const stretch = HOUR_SECONDS / points;
  const rows = await em.execute<InstanceRow[]>(READ_INSTANCES);
  const ids = rows.map(({ id }) => id);
  const history = ids.length
    ? await em.execute<HistoryRow[]>(READ_HISTORY, [stretch, JSON.stringify(ids)])
    : [];
  const queue = await em.execute<QueueRow[]>(READ_QUEUE, [stretch]);
  const historyOf = Map.groupBy(history.map(dated), ({ id }) => id);
  const last = queue.find((row) => row.last);
  return {
    readAt: new Date(),
    instances: rows.map(({ takenAt, startedAt, seenAt, ...row }) => ({
      ...row,
      startedAt: new Date(startedAt),
      seenAt: new Date(seenAt),
      latest: takenAt ? dated({ ...row, takenAt }) : null,
      history: historyOf.get(row.id) ?? [],
    })),
    jobQueue: last ? dated(last) : null,
    jobQueueHistory: queue.filter((row) => !row.last).map(dated),
  };
}
