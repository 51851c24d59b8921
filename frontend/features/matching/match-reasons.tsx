import { chakra } from "@chakra-ui/react";
import type { QuotedField } from "../../graphql/schema.generated.ts";
import { Marked } from "../../ui/display/marked.tsx";
import { PageLink } from "../record/page-link.tsx";
import { CriterionLines, ReasonHeading, ReasonLine, ReasonLines } from "./criterion-lines.tsx";
import type { Matches_FoundFragment } from "./matches.generated.ts";

/** A matching solution. */
export type Match = Matches_FoundFragment["results"][number];

/** The quotations from a list, by the list's label. */
const LISTS: readonly { label: string; fields: readonly QuotedField[] }[] = [
  { label: "Listed as", fields: ["FEATURES", "TAGS"] },
  { label: "Works with", fields: ["INTEGRATIONS"] },
];

/** The reasons for a solution's rank: its criteria, its words in context, and the components of its score. */
export function MatchReasons({ match: { solution, criteria, evidence, raises, factors } }: { match: Match }) {
  const quoted = evidence
    .filter(({ field }) => field === "DESCRIPTION")
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, at, all) => all.findIndex((one) => one.start === start) === at);
  const paged = evidence
    .flatMap(({ quote, page }) => (page ? [{ quote, page }] : []))
    .filter(({ quote }, at, all) => all.findIndex((one) => one.quote === quote) === at);
  const named = LISTS.map(({ label, fields }) => ({
    label,
    quotes: new Set(evidence.flatMap(({ field, quote }) => (fields.includes(field) ? [quote] : []))),
  }));
  const weighty = factors
    .filter(({ contribution }) => Math.abs(contribution) >= 0.05)
    .sort((a, b) => b.contribution - a.contribution);
  return (
    <>
      {criteria.length > 0 && (
        <>
          <ReasonHeading>Your criteria</ReasonHeading>
          <CriterionLines criteria={criteria} />
        </>
      )}
      <ReasonHeading>In its own words</ReasonHeading>
      <chakra.p maxWidth="prose" fontSize="sm">
        <Marked text={solution.description} matches={quoted} />
      </chakra.p>
      {named.map(
        ({ label, quotes }) =>
          quotes.size > 0 && (
            <chakra.p key={label} mt="2" maxWidth="prose" fontSize="sm">
              {label}: <chakra.strong color="accent">{[...quotes].join(", ")}</chakra.strong>
            </chakra.p>
          ),
      )}
      {paged.length > 0 && (
        <>
          <ReasonHeading>In its documents</ReasonHeading>
          <ReasonLines>
            {paged.map(({ quote, page }) => (
              <li key={page.src + quote}>
                “{quote.trim()}” <PageLink page={page} />
              </li>
            ))}
          </ReasonLines>
        </>
      )}
      <ReasonHeading>How its score adds up</ReasonHeading>
      <ReasonLines>
        {weighty.map(({ name, contribution }) => (
          <ReasonLine key={name}>
            <span>{name}</span>
            <span>
              {contribution > 0 ? "+" : "−"}
              {Math.abs(contribution).toFixed(1)}
            </span>
          </ReasonLine>
        ))}
      </ReasonLines>
      {raises.length > 0 && (
        <>
          <ReasonHeading>What would raise its score</ReasonHeading>
          <ReasonLines>
            {raises.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ReasonLines>
        </>
      )}
    </>
  );
}
