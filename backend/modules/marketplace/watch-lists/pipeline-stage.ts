import { registerEnumType } from "type-graphql";

/** The stages of an investor's own pipeline. */
export const PipelineStages = {
  WATCHING: "watching",
  CONTACTED: "contacted",
  IN_TALKS: "in-talks",
  DUE_DILIGENCE: "due-diligence",
  INVESTED: "invested",
  PASSED: "passed",
} as const;

export type PipelineStage = (typeof PipelineStages)[keyof typeof PipelineStages];

registerEnumType(PipelineStages, {
  name: "PipelineStage",
  description: "A stage of one's own pipeline.",
  valuesConfig: {
    WATCHING: { description: "Only watched so far." },
    CONTACTED: { description: "Contacted, without an answer yet." },
    IN_TALKS: { description: "In talks." },
    DUE_DILIGENCE: { description: "Examined in detail." },
    INVESTED: { description: "Invested." },
    PASSED: { description: "Decided against." },
  },
});

/** Display names of the stages. */
export const PIPELINE_LABELS: Record<PipelineStage, string> = {
  watching: "Watching",
  contacted: "Contacted",
  "in-talks": "In talks",
  "due-diligence": "Due diligence",
  invested: "Invested",
  passed: "Passed",
};
