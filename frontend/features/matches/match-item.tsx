import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { MatchBand } from "../../graphql/schema.generated.ts";
import { Dotted } from "../../ui/display/dotted.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { BandBadge } from "../matching/band-badge.tsx";
import { CriterionLines, ReasonHeading, ReasonLines } from "../matching/criterion-lines.tsx";
import type {
  MatchCriterion_CriterionFragment,
  MatchEvidence_EvidenceFragment,
  MatchNeed_NeedFragment,
} from "./matches.generated.ts";
import { NeedLines } from "./need-lines.tsx";

/** The reasons for any kind of match. */
export type Fit = {
  score: MatchBand;
  evidence: readonly MatchEvidence_EvidenceFragment[];
  criteria: readonly MatchCriterion_CriterionFragment[];
  needs?: readonly MatchNeed_NeedFragment[];
};

const Item = chakra("li", {
  base: {
    py: "4",
    // Names without spaces need to wrap anywhere.
    "&, & *": { overflowWrap: "anywhere" },
    "& + &": { borderTopWidth: "1px", borderColor: "line" },
    _first: { pt: "0" },
    _last: { pb: "0" },
  },
});
const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", rowGap: "1" },
});
const Title = chakra("h3", { base: { fontWeight: "semibold", lineHeight: "short" } });
const Target = chakra(Link, { base: { _hover: { color: "accent" } } });
const Quote = chakra("blockquote", {
  base: {
    mt: "2.5",
    ps: "3",
    borderInlineStartWidth: "2px",
    borderColor: "accent",
    maxWidth: "prose",
    fontSize: "sm",
  },
});
const Foot = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: "2", mt: "3" },
});
const Why = chakra("details", {
  base: { flex: "1 1 12rem", minWidth: "0", "&[open]": { flexBasis: "100%" } },
});
const Ask = chakra("summary", {
  base: {
    width: "fit-content",
    color: "accent",
    fontWeight: "semibold",
    fontSize: "sm",
    cursor: "pointer",
    py: "1.5",
  },
});
const Note = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });

/** Returns the quotations of a match, without duplicates; those from lists come last. */
function quotesOf(evidence: Fit["evidence"]): string[] {
  const listed = evidence.filter(({ field }) => field !== "DESCRIPTION");
  const said = evidence.filter(({ field }) => field === "DESCRIPTION");
  return [...new Set([...said, ...listed].map(({ quote }) => quote))];
}

type Props = {
  title: string;
  /** The path of its page; if missing, its name isn't a link. */
  to?: string;
  /** Its owner, and other facts worth knowing before opening it. */
  by: readonly (ReactNode | null | false)[];
  fit: Fit;
  /** The available actions. */
  children?: ReactNode;
};

/** A match with its score band, best quotation and actions; further reasons are shown on demand. */
export function MatchItem({ title, to, by, fit, children }: Props) {
  const { score, evidence, criteria, needs = [] } = fit;
  const [best, ...others] = quotesOf(evidence);
  const shown = by.filter(Boolean);
  return (
    <Item>
      <Head>
        <Title>{to ? <Target to={to}>{title}</Target> : title}</Title>
        <BandBadge band={score} />
      </Head>
      {shown.length > 0 && (
        <Note>
          <Dotted parts={shown} />
        </Note>
      )}
      {best ? <Quote>{best}</Quote> : <Note>No single sentence in its record explains this match.</Note>}
      <Foot>
        <Why>
          <Ask>
            Why it fits<VisuallyHidden>: {title}</VisuallyHidden>
          </Ask>
          {needs.length > 0 && (
            <>
              <ReasonHeading>What it needs</ReasonHeading>
              <NeedLines needs={needs} />
            </>
          )}
          {needs.length === 0 && criteria.length > 0 && (
            <>
              <ReasonHeading>Criteria</ReasonHeading>
              <CriterionLines criteria={criteria} />
            </>
          )}
          {others.length > 0 && (
            <>
              <ReasonHeading>It also says</ReasonHeading>
              <ReasonLines>
                {others.map((quote) => (
                  <li key={quote}>“{quote}”</li>
                ))}
              </ReasonLines>
            </>
          )}
          {needs.length + criteria.length + others.length === 0 && (
            <Note>
              {best
                ? "The sentence above is the reason for this match."
                : "This match comes from its record as a whole."}
            </Note>
          )}
        </Why>
        {children}
      </Foot>
    </Item>
  );
}
