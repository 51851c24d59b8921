import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { Dotted } from "../../ui/display/dotted.tsx";
import { CompareToggle } from "../compare/compare-toggle.tsx";
import { Logo } from "../pictures/logo.tsx";
import { solutionPath } from "../record/record-path.ts";
import { BandBadge } from "./band-badge.tsx";
import { MatchCost } from "./match-cost.tsx";
import { type Match, MatchReasons } from "./match-reasons.tsx";

const Frame = chakra("article", {
  base: {
    // Names without spaces need to wrap anywhere.
    "&, & *": { overflowWrap: "anywhere" },
    p: { base: "4.5", md: "6" },
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "xl",
    bg: "bg.raised",
  },
});
const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", columnGap: "3" },
});
const Title = chakra("h3", {
  base: {
    // On a phone the logo and the name get their own line.
    flex: { base: "1 1 60%", sm: "0 1 auto" },
    minWidth: "0",
    fontSize: "lg",
    fontWeight: "semibold",
    lineHeight: "short",
  },
});
const Target = chakra(Link, { base: { _hover: { color: "accent" } } });
const Quote = chakra("blockquote", {
  base: { mt: "3", ps: "3.5", borderInlineStartWidth: "2px", borderColor: "accent", maxWidth: "prose" },
});
const Why = chakra("details", { base: { mt: "4" } });
const Ask = chakra("summary", {
  base: {
    width: "fit-content",
    color: "accent",
    fontWeight: "semibold",
    fontSize: "sm",
    cursor: "pointer",
    py: "1",
  },
});

type Props = {
  match: Match;
  /** The brief to compare by, as a query string. */
  brief: string;
};

/** A matching solution with its best quotation; further reasons are shown on demand. */
export function MatchCard({ match, brief }: Props) {
  const { solution, score, evidence } = match;
  return (
    <Frame>
      <Head>
        <Logo name={solution.title} logo={solution.logo} size={32} />
        <Title>
          <Target to={solutionPath(solution)}>{solution.title}</Target>
        </Title>
        <BandBadge band={score} />
        <CompareToggle
          ms="auto"
          me={{ base: "-2.5", sm: "0" }}
          variant="ghost"
          solution={solution}
          brief={brief}
        />
      </Head>
      <chakra.p mt="1" color="fg.muted" fontSize="sm">
        <Dotted parts={[solution.vendor.name, solution.pricing]} />
      </chakra.p>
      {match.cost && <MatchCost cost={match.cost} />}
      {match.costUnknown.length > 0 && (
        <chakra.p mt="3" color="fg.muted" fontSize="sm">
          Its cost can't be calculated. {match.costUnknown.join(" ")}
        </chakra.p>
      )}
      {evidence[0] ? (
        <Quote>{evidence[0].quote}</Quote>
      ) : (
        <chakra.p mt="3" color="fg.muted">
          No single sentence in its record explains this match.
        </chakra.p>
      )}
      <Why>
        <Ask>
          Why <bdi>{solution.title}</bdi>?
        </Ask>
        <MatchReasons match={match} />
      </Why>
    </Frame>
  );
}
