import type { Module } from "../../../shared/module.ts";
import { ComparisonNoteResolver } from "./comparison.resolver.ts";
import { trainingData } from "./personal-data.ts";
import { purgeTrainingEventsJob } from "./purge-training-events.job.ts";

/** What people who allow it do with solutions, by which recommendations are measured. */
export const trainingEvents: Module = {
  resolvers: [ComparisonNoteResolver],
  access: { area: "discovery", operations: { "Mutation.noteComparison": "everyone" } },
  jobs: [purgeTrainingEventsJob],
  personalData: trainingData,
};
