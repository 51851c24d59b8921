import { onDemand } from "../../ui/behavior/on-demand.tsx";
import { SkeletonBar } from "../../ui/layout/skeleton.tsx";

/** A solution's plans with their costs; readers above them don't wait for their script. */
export const PlanCosts = onDemand(
  async () => (await import("./plan-costs.tsx")).PlanCosts,
  <SkeletonBar height="48" />,
);
