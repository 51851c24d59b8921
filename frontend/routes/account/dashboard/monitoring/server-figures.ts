import { formatBytes, formatCount, formatNumber } from "../../../../ui/display/format.ts";
import type { RealTimeMonitoringQuery } from "./real-time-monitoring.generated.ts";

/** A server process as displayed. */
export type ShownInstance = RealTimeMonitoringQuery["monitoring"]["instances"][number];
type Sample = ShownInstance["history"][number];

/** A metric of a server: how it is displayed, charted over the last hour, and computed. */
export type ServerFigure = {
  label: string;
  figure: (latest: Sample, instance: ShownInstance) => string;
  note: (latest: Sample, instance: ShownInstance) => string;
  value: (sample: Sample) => number;
  format: (value: number) => string;
  formula: string;
};

const percent = (value: number) => `${formatNumber(Math.round(value * 10) / 10)}%`;
const milliseconds = (value: number) => `${formatNumber(Math.round(value * 10) / 10)} ms`;
const perSecond = (value: number) => `${formatNumber(value)}/s`;
const bytesPerSecond = (value: number) => `${formatBytes(value)}/s`;
const share = (part: number, whole: number) => (whole ? percent((100 * part) / whole) : "0%");

/** The metrics displayed for every server. */
export const SERVER_FIGURES: readonly ServerFigure[] = [
  {
    label: "CPU",
    figure: ({ cpuPercent }) => percent(cpuPercent),
    note: () => "of one core",
    value: ({ cpuPercent }) => cpuPercent,
    format: percent,
    formula:
      "CPU time the process used divided by elapsed time, as a percentage of one core. Several threads can use more than 100%.",
  },
  {
    label: "Memory",
    figure: ({ memoryBytes }) => formatBytes(memoryBytes),
    note: ({ memoryBytes, memoryLimitBytes }) =>
      `${share(memoryBytes, memoryLimitBytes)} of ${formatBytes(memoryLimitBytes)}`,
    value: ({ memoryBytes }) => memoryBytes,
    format: formatBytes,
    formula:
      "Resident memory of the process. The limit is the machine's memory, or the container's if that's less.",
  },
  {
    label: "Storage",
    figure: ({ storageUsedBytes, storageTotalBytes }) => share(storageUsedBytes, storageTotalBytes),
    note: ({ storageUsedBytes, storageTotalBytes }) =>
      `${formatBytes(storageTotalBytes - storageUsedBytes)} of ${formatBytes(storageTotalBytes)} free`,
    value: ({ storageUsedBytes }) => storageUsedBytes,
    format: formatBytes,
    formula: "Share of the data folder's disk in use, by any program.",
  },
  {
    label: "Network",
    figure: ({ receivedPerSecond, sentPerSecond }) => bytesPerSecond(receivedPerSecond + sentPerSecond),
    note: ({ receivedPerSecond, sentPerSecond }) =>
      `${bytesPerSecond(receivedPerSecond)} in, ${bytesPerSecond(sentPerSecond)} out`,
    value: ({ receivedPerSecond, sentPerSecond }) => receivedPerSecond + sentPerSecond,
    format: bytesPerSecond,
    formula: "Bytes received and sent over the process's HTTP connections, divided by elapsed time.",
  },
  {
    label: "Event-loop delay",
    figure: ({ eventLoopDelayMs }) => milliseconds(eventLoopDelayMs),
    note: () => "99% of turns waited less",
    value: ({ eventLoopDelayMs }) => eventLoopDelayMs,
    format: milliseconds,
    formula:
      "How late a 20 ms timer fired, at the 99th percentile. Each point on the line is the worst of its minute.",
  },
  {
    label: "Requests",
    figure: ({ requestsPerSecond }) => perSecond(requestsPerSecond),
    note: ({ responseMs }) =>
      responseMs === null ? "No requests" : `${milliseconds(responseMs)} to answer, on average`,
    value: ({ requestsPerSecond }) => requestsPerSecond,
    format: perSecond,
    formula: "HTTP requests answered, including health checks and files, divided by elapsed time.",
  },
  {
    label: "Errors",
    figure: (_latest, { history }) => formatCount(history.reduce((sum, { errors }) => sum + errors, 0)),
    note: () => "in the last hour",
    value: ({ errors }) => errors,
    format: formatCount,
    formula:
      "HTTP responses with a status of 500 or above in the last hour. Each point on the line is the total of its minute.",
  },
  {
    label: "Database pool",
    figure: ({ poolBusy }, { poolSize }) => `${formatCount(poolBusy)} of ${formatCount(poolSize)}`,
    note: ({ poolIdle, poolWaiting }) =>
      `in use; ${formatCount(poolIdle)} open and free, ${formatCount(poolWaiting)} waiting`,
    value: ({ poolBusy }) => poolBusy,
    format: formatNumber,
    formula:
      "Database connections in use by requests at the time of the sample, and the most the process opens.",
  },
];
