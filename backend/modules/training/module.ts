import type { Module } from "../../shared/module.ts";
import { trainingData } from "./personal-data.ts";
import { purgeTrainingEventsJob } from "./purge-training-events.job.ts";

/** What people who allow it do with solutions, by which recommendations are measured. */
export const training: Module = { jobs: [purgeTrainingEventsJob], personalData: trainingData };
