import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { labelOf } from "../../../features/listing/address.ts";
import { solutionsListing } from "../../../features/listing/lists/solutions.generated.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { declaredFacts } from "../../../features/record/declared-facts.ts";
import { FactCard } from "../../../features/record/fact-card.tsx";
import { WebsiteLink } from "../../../features/record/website-link.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { ContactLink } from "./contact-link.tsx";
import { SHOWN } from "./shown-fields.generated.ts";
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

/** Facts from the solution's texts that its fields lack, by kind. */
function StatedFacts({ facts }: { facts: ShownSolution["statedFacts"] }) {
  const names = new Set(facts.map(({ name }) => name));
  return [...names].map((of) => (
    <chakra.span key={of} display="block">
      {of}:{" "}
      {facts
        .filter(({ name }) => name === of)
        .map(({ label }) => label)
        .join(", ")}
    </chakra.span>
  ));
}

/** Returns the solution's price, or its price band if it has none. */
export const priceOf = ({ pricing, priceBand }: ShownSolution) =>
  pricing || labelOf(solutionsListing.filters.price, priceBand);

/** Price, levels, sports, integrations, website and dates. */
export function SolutionFacts({ solution }: { solution: ShownSolution }) {
  const { pricing, priceBand, website, levels, sports, integrations, createdAt, updatedAt } = solution;
  const stated = solution.statedFacts.filter(({ rejected }) => !rejected);
  const band = labelOf(solutionsListing.filters.price, priceBand);
  return (
    <FactCard
      lead={priceOf(solution)}
      note={pricing && band !== pricing && priceBand !== "UNKNOWN" && band}
      action={<ContactLink solution={solution} width="full" mt="5" />}
      facts={[
        levels.length > 0 && [
          "Levels",
          levels.map((level) => labelOf(solutionsListing.filters.level, level)).join(", "),
        ],
        sports.length > 0 && ["Sports", <Sports key="sports" sports={sports} />],
        integrations.length > 0 && ["Integrations", integrations.join(", ")],
        ...declaredFacts(SHOWN, solution),
        stated.length > 0 && ["Read from the description", <StatedFacts key="stated" facts={stated} />],
        ["Added", <DateFact key="added" at={createdAt} />],
        ["Updated", <DateFact key="updated" at={updatedAt} />],
        website && ["Website", <WebsiteLink key="website" href={website} />],
      ]}
    />
  );
}
