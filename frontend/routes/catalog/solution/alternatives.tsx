import { Related } from "../../../features/record/related.tsx";
import { SolutionCard } from "../../../features/solutions/solution-card.tsx";
import type { ShownSolution } from "./shown-solution.ts";

/** Alternatives to a solution, each with what both have in common. */
export const Alternatives = ({ to: { alternatives } }: { to: ShownSolution }) => (
  <Related
    title="Alternatives"
    items={alternatives.map(({ solution, reasons }) => ({ id: solution.id, solution, reasons }))}
    why={({ reasons }) => `${reasons.slice(0, 3).join(". ")}.`}
  >
    {({ solution }) => <SolutionCard solution={solution} />}
  </Related>
);
