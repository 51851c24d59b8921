import { SolutionCard } from "../../../features/solutions/solution-card.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { CardGrid } from "../../../ui/layout/card.tsx";
import { PageSection } from "../../../ui/layout/page-section.tsx";
import type { HomeQuery } from "./home.generated.ts";

/** The best-rated solutions, with two tags each. */
export function TopSolutions({ solutions }: Pick<HomeQuery, "solutions">) {
  return (
    <PageSection
      size="lg"
      title="Top Solutions"
      lead="The best rated in the catalog, according to the people who use them."
      empty={solutions.nodes.length === 0 && "No solutions are listed yet."}
      action={
        <ButtonLink to="/solutions" size="md">
          Explore All Solutions
        </ButtonLink>
      }
    >
      <CardGrid aria-label="Top solutions" swiped>
        {solutions.nodes.map((solution) => (
          <li key={solution.id}>
            <SolutionCard solution={solution} tags={2} />
          </li>
        ))}
      </CardGrid>
    </PageSection>
  );
}
