import type { Module } from "../../shared/module.ts";
import { purgeViewsJob } from "./purge-views.job.ts";

/** Who has seen what, of any kind, without knowing them. */
export const views: Module = { jobs: [purgeViewsJob] };
