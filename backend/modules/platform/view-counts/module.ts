import type { Module } from "../../../shared/module.ts";
import { purgeViewsJob } from "./purge-views.job.ts";

/** Anonymous view counting for any kind of record. */
export const viewCounts: Module = { jobs: [purgeViewsJob] };
