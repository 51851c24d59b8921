import { formatBytes, formatCount, formatNumber } from "../../../ui/format.ts";
import type { RealTimeMonitoringQuery } from "./real-time-monitoring.generated.ts";

/** A server process as it is shown. */
export type ShownInstance = RealTimeMonitoringQuery["monitoring"]["instances"][number];
type Sample = ShownInstance["history"][number];

/** A figure of a server: what it shows, its line over the last hour, and how it is computed. */
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

/** What is shown of every server. */
export const SERVER_FIGURES: readonly ServerFigure[] = [
  {
    label: "CPU",
    figure: ({ cpuPercent }) => percent(cpuPercent),
    note: () => "of one core",
    value: ({ cpuPercent }) => cpuPercent,
    format: percent,
    formula:
      "CPU time that the process used, divided by the time that passed, in percent of one core; several threads can use more than 100%.",
  },
  {
    label: "Memory",
    figure: ({ memoryBytes }) => formatBytes(memoryBytes),
    note: ({ memoryBytes, memoryLimitBytes }) =>
      `${share(memoryBytes, memoryLimitBytes)} of ${formatBytes(memoryLimitBytes)}`,
    value: ({ memoryBytes }) => memoryBytes,
    format: formatBytes,
    formula:
      "Resident memory of the process; the limit is the memory of the machine, or of the container if that is less.",
  },
  {
    label: "Storage",
    figure: ({ storageUsedBytes, storageTotalBytes }) => share(storageUsedBytes, storageTotalBytes),
    note: ({ storageUsedBytes, storageTotalBytes }) =>
      `${formatBytes(storageTotalBytes - storageUsedBytes)} of ${formatBytes(storageTotalBytes)} free`,
    value: ({ storageUsedBytes }) => storageUsedBytes,
    format: formatBytes,
    formula: "Used share of the disk that holds the data folder, whatever uses it.",
  },
  {
    label: "Network",
    figure: ({ receivedPerSecond, sentPerSecond }) => bytesPerSecond(receivedPerSecond + sentPerSecond),
    note: ({ receivedPerSecond, sentPerSecond }) =>
      `${bytesPerSecond(receivedPerSecond)} in, ${bytesPerSecond(sentPerSecond)} out`,
    value: ({ receivedPerSecond, sentPerSecond }) => receivedPerSecond + sentPerSecond,
    format: bytesPerSecond,
    formula:
      "Bytes received and sent over the HTTP connections of the process, divided by the time that passed.",
  },
  {
    label: "Event-loop delay",
    figure: ({ eventLoopDelayMs }) => milliseconds(eventLoopDelayMs),
    note: () => "99 of 100 turns waited less",
    value: ({ eventLoopDelayMs }) => eventLoopDelayMs,
    format: milliseconds,
    formula:
      "How late the process got to a timer of 20 ms: the 99th percentile. A point of the line is the worst of its minute.",
  },
  {
    label: "Requests",
    figure: ({ requestsPerSecond }) => perSecond(requestsPerSecond),
    note: ({ responseMs }) =>
      responseMs === null ? "Nothing was asked" : `${milliseconds(responseMs)} to answer, on average`,
    value: ({ requestsPerSecond }) => requestsPerSecond,
    format: perSecond,
    formula: "Answered HTTP requests, health checks and files too, divided by the time that passed.",
  },
  {
    label: "Errors",
    figure: (_latest, { history }) => formatCount(history.reduce((sum, { errors }) => sum + errors, 0)),
    note: () => "in the last hour",
    value: ({ errors }) => errors,
    format: formatCount,
    formula:
      "HTTP answers with a status from 500 in the last hour. A point of the line is the sum of its minute.",
  },
  {
    label: "Database pool",
    figure: ({ poolBusy }, { poolSize }) => `${formatCount(poolBusy)} of ${formatCount(poolSize)}`,
    note: ({ poolIdle, poolWaiting }) =>
      `in use; ${formatCount(poolIdle)} open and free, ${formatCount(poolWaiting)} waiting`,
    value: ({ poolBusy }) => poolBusy,
    format: formatNumber,
    formula:
      "Connections to the database that requests use at the moment of the sample, and the most that the process opens.",
  },
];
