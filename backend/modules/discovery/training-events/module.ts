import type { Module } from "../../../shared/module.ts";
import { ComparisonNoteResolver } from "./comparison.resolver.ts";
import { trainingData } from "./personal-data.ts";
import { purgeTrainingEventsJob } from "./purge-training-events.job.ts";

/** The interactions with solutions of people who allow their use, by which recommendations are evaluated. */
export const trainingEvents: Module = {
  resolvers: [ComparisonNoteResolver],
  access: { area: "discovery", operations: { "Mutation.noteComparison": "everyone" } },
  jobs: [purgeTrainingEventsJob],
  personalData: trainingData,
};
