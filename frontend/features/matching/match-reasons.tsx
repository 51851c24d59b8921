import { chakra } from "@chakra-ui/react";
import { Marked } from "../../ui/marked.tsx";
import { KINDS, VERDICTS } from "./criterion-words.ts";
import type { Matches_FoundFragment } from "./matches.generated.ts";

/** A solution that fits. */
export type Match = Matches_FoundFragment["results"][number];

const Heading = chakra("h4", { base: { mt: "4", mb: "1.5", fontSize: "sm", fontWeight: "semibold" } });
const Lines = chakra("ul", { base: { display: "grid", gap: "1.5", fontSize: "sm", listStyleType: "none" } });
const Line = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "4",
    maxWidth: "prose",
  },
});

/** Why a solution stands where it does: its criteria, its words in place, and what its score is made of. */
export function MatchReasons({ match: { solution, criteria, evidence, raises, factors } }: { match: Match }) {
  const quoted = evidence
    .filter(({ field }) => field === "DESCRIPTION")
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, at, all) => all.findIndex((one) => one.start === start) === at);
  const named = new Set(evidence.flatMap(({ field, quote }) => (field === "DESCRIPTION" ? [] : [quote])));
  const weighty = factors
    .filter(({ contribution }) => Math.abs(contribution) >= 0.05)
    .sort((a, b) => b.contribution - a.contribution);
  return (
    <>
      {criteria.length > 0 && (
        <>
          <Heading>Your criteria</Heading>
          <Lines>
            {criteria.map(({ kind, text, verdict }) => (
              <Line key={`${kind} ${text}`}>
                <span>
                  {KINDS[kind]}: {text}
                </span>
                <chakra.strong fontWeight="semibold">{VERDICTS[verdict]}</chakra.strong>
              </Line>
            ))}
          </Lines>
        </>
      )}
      <Heading>In its own words</Heading>
      <chakra.p maxWidth="prose" fontSize="sm">
        <Marked text={solution.description} matches={quoted} />
      </chakra.p>
      {named.size > 0 && (
        <chakra.p mt="2" maxWidth="prose" fontSize="sm">
          Listed as: <chakra.strong color="accent">{[...named].join(", ")}</chakra.strong>
        </chakra.p>
      )}
      <Heading>What its place is made of</Heading>
      <Lines>
        {weighty.map(({ name, contribution }) => (
          <Line key={name}>
            <span>{name}</span>
            <span>
              {contribution > 0 ? "+" : "−"}
              {Math.abs(contribution).toFixed(1)}
            </span>
          </Line>
        ))}
      </Lines>
      {raises.length > 0 && (
        <>
          <Heading>What would raise it</Heading>
          <Lines>
            {raises.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Lines>
        </>
      )}
    </>
  );
}
