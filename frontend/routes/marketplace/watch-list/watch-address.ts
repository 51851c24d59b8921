import type { PipelineStage } from "../../../graphql/schema.generated.ts";
import type { WatchListQueryVariables } from "./watch-list.generated.ts";

/** Display names of the pipeline's stages, in order. */
export const PIPELINE: Readonly<Record<PipelineStage, string>> = {
  WATCHING: "Watching",
  CONTACTED: "Contacted",
  IN_TALKS: "In talks",
  DUE_DILIGENCE: "Due diligence",
  INVESTED: "Invested",
  PASSED: "Passed",
};

const wordOf = (name: string) => name.toLowerCase().replaceAll("_", "-");

/** Returns the stage in an address; undefined for all. */
export const stageIn = (search: URLSearchParams): PipelineStage | undefined =>
  (Object.keys(PIPELINE) as PipelineStage[]).find((name) => wordOf(name) === search.get("pipeline"));

/** Returns the tag in an address; undefined for all. */
export const tagIn = (search: URLSearchParams): string | undefined => search.get("tag") ?? undefined;

/** Returns the address of a part of the list. */
export function listPath({ stage, tag }: { stage?: string | undefined; tag?: string | undefined }): string {
  const search = new URLSearchParams({ ...(stage && { pipeline: wordOf(stage) }), ...(tag && { tag }) });
  return search.size > 0 ? `/watch-list?${search}` : "/watch-list";
}

/** Returns the query's variables for an address. */
export function watchVariables(search: URLSearchParams): WatchListQueryVariables {
  const [stage, tag] = [stageIn(search), tagIn(search)];
  return {
    filter: stage || tag ? { ...(stage && { pipelineStages: [stage] }), ...(tag && { tags: [tag] }) } : null,
  };
}
