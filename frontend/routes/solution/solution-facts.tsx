import { ExternalLink } from "lucide-react";
import { Fragment } from "react";
import { labelOf } from "../../features/listing/address.ts";
import { solutionsListing } from "../../features/listing/lists/solutions.generated.ts";
import { DateFact } from "../../features/record/date-fact.tsx";
import { FactCard } from "../../features/record/fact-card.tsx";
import { ButtonAnchor } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { ShownSolution } from "./shown-solution.ts";

/** The sports, each linked to its solutions. */
function Sports({ sports }: Pick<ShownSolution, "sports">) {
  return sports.map(({ id, name, slug }, index) => (
    <Fragment key={id}>
      {index > 0 && ", "}
      <TextLink to={`/solutions?sport=${slug}`}>{name}</TextLink>
    </Fragment>
  ));
}

/** Price, levels, sports, website and dates. */
export function SolutionFacts({ solution }: { solution: ShownSolution }) {
  const { pricing, priceBand, website, title, levels, sports, createdAt, updatedAt } = solution;
  const band = labelOf(solutionsListing.filters.price, priceBand);
  return (
    <FactCard
      lead={pricing || band}
      note={pricing && band !== pricing && priceBand !== "UNKNOWN" && band}
      action={
        website && (
          <ButtonAnchor
            href={website}
            rel="noopener nofollow"
            variant="primary"
            size="md"
            width="full"
            mt="5"
          >
            Visit website
            <VisuallyHidden> of {title}</VisuallyHidden>
            <ExternalLink size={16} aria-hidden />
          </ButtonAnchor>
        )
      }
      facts={[
        levels.length > 0 && [
          "Levels",
          levels.map((level) => labelOf(solutionsListing.filters.level, level)).join(", "),
        ],
        sports.length > 0 && ["Sports", <Sports key="sports" sports={sports} />],
        ["Added", <DateFact key="added" at={createdAt} />],
        ["Updated", <DateFact key="updated" at={updatedAt} />],
      ]}
    />
  );
}
