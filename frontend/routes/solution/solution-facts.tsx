import { chakra } from "@chakra-ui/react";
import { ExternalLink } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { levelLabels, priceBandLabels } from "../../features/solutions/vocabulary.ts";
import { ButtonAnchor } from "../../ui/button.tsx";
import { formatDate } from "../../ui/format.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { ShownSolution } from "./solution-page.tsx";

const Card = chakra("aside", {
  base: { p: "5", borderWidth: "1px", borderColor: "line", borderRadius: "lg", bg: "bg.raised" },
});
const Price = chakra("p", { base: { fontSize: "xl", fontWeight: "semibold", lineHeight: "short" } });
const Band = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });
const List = chakra("dl", { base: { mt: "5" } });
const Fact = chakra("div", { base: { py: "3", borderTopWidth: "1px", borderColor: "line", fontSize: "sm" } });
const Name = chakra("dt", { base: { color: "fg.muted" } });
const Value = chakra("dd", { base: { mt: "0.5", fontWeight: "medium" } });

function factsOf({ levels, sports, createdAt, updatedAt }: ShownSolution): [string, ReactNode][] {
  const facts: [string, ReactNode][] = [];
  if (levels.length > 0) facts.push(["Levels", levels.map((level) => levelLabels[level]).join(", ")]);
  if (sports.length > 0) {
    facts.push([
      "Sports",
      sports.map(({ id, name, slug }, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          <TextLink to={`/solutions?sport=${slug}`}>{name}</TextLink>
        </Fragment>
      )),
    ]);
  }
  facts.push([
    "Added",
    <time key="added" dateTime={createdAt}>
      {formatDate(createdAt)}
    </time>,
  ]);
  facts.push([
    "Updated",
    <time key="updated" dateTime={updatedAt}>
      {formatDate(updatedAt)}
    </time>,
  ]);
  return facts;
}

/** What can be said in a word or two: price, levels, sports, website and dates. */
export function SolutionFacts({ solution }: { solution: ShownSolution }) {
  const { pricing, priceBand, website, title } = solution;
  const band = priceBandLabels[priceBand];
  return (
    <Card aria-label="Facts">
      <Price>{pricing}</Price>
      {band !== pricing && <Band>{band}</Band>}
      {website && (
        <ButtonAnchor href={website} rel="noopener nofollow" variant="primary" size="md" width="full" mt="5">
          Visit website
          <VisuallyHidden> of {title}</VisuallyHidden>
          <ExternalLink size={16} aria-hidden />
        </ButtonAnchor>
      )}
      <List>
        {factsOf(solution).map(([name, value]) => (
          <Fact key={name}>
            <Name>{name}</Name>
            <Value>{value}</Value>
          </Fact>
        ))}
      </List>
    </Card>
  );
}
