import { onDemand } from "../../ui/behavior/on-demand.tsx";
import { SkeletonBar } from "../../ui/layout/skeleton.tsx";

/** What reviews say by dimension, and what narrows them down; its script isn't needed to read them. */
export const Dimensions = onDemand(
  async () => (await import("./dimensions.tsx")).Dimensions,
  <SkeletonBar height="48" />,
);
