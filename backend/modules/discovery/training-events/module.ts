import type { Module } from "../../../shared/module.ts";
import { ComparisonNoteResolver } from "./comparison.resolver.ts";
import { trainingData } from "./personal-data.ts";
import { purgeTrainingEventsJob } from "./purge-training-events.job.ts";

/** Consenting people's interactions with solutions, which are used to evaluate recommendations. */
export const trainingEvents: Module = {
  resolvers: [ComparisonNoteResolver],
  access: { area: "discovery", operations: { "Mutation.noteComparison": "everyone" } },
  jobs: [purgeTrainingEventsJob],
  personalData: trainingData,
};
