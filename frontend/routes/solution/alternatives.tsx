import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { SolutionCard } from "../../features/solutions/solution-card.tsx";
import { CardGrid } from "../../ui/card.tsx";
import type { ShownSolution } from "./shown-solution.ts";

const Frame = chakra("section", { base: { mt: { base: "12", md: "16" } } });
const Title = chakra("h2", { base: { mb: "4", fontSize: "xl", fontWeight: "semibold" } });
const Item = chakra("li", { base: { display: "grid", gridTemplateRows: "1fr auto", rowGap: "2" } });
const Why = chakra("p", { base: { color: "fg.muted", fontSize: "sm", overflowWrap: "anywhere" } });

/** What could be taken instead of a solution, each with what both have in common. */
export function Alternatives({ to: { alternatives } }: { to: ShownSolution }) {
  const id = useId();
  if (alternatives.length === 0) return null;
  return (
    <Frame aria-labelledby={id}>
      <Title id={id}>Alternatives</Title>
      <CardGrid aria-labelledby={id}>
        {alternatives.map(({ solution, reasons }) => (
          <Item key={solution.id}>
            <SolutionCard solution={solution} />
            <Why>{reasons.slice(0, 3).join(". ")}.</Why>
          </Item>
        ))}
      </CardGrid>
    </Frame>
  );
}
