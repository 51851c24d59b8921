/** What one process measured, over the seconds since its last sample. Nothing in it is of a person. */
export interface Sample {
  /** Of one core; several threads can use more than 100. */
  readonly cpuPercent: number;
  readonly memoryBytes: number;
  readonly memoryLimitBytes: number;
  readonly storageUsedBytes: number;
  readonly storageTotalBytes: number;
  readonly receivedPerSecond: number;
  readonly sentPerSecond: number;
  readonly eventLoopDelayMs: number;
  readonly requestsPerSecond: number;
  /** Undefined while nothing was asked. */
  readonly responseMs: number | undefined;
  readonly errors: number;
  readonly poolBusy: number;
  readonly poolIdle: number;
  readonly poolWaiting: number;
}

/** The connections of a process to the database. */
export interface PoolCounts {
  readonly busy: number;
  readonly idle: number;
  /** How many wait for one. */
  readonly waiting: number;
}
